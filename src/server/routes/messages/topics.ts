type Field = { readonly id: string; readonly options?: readonly { readonly id: string }[] | undefined }

/** The ids of the topics that a form offers. */
export const topicsOf = (fields: readonly Field[]): ReadonlySet<string> =>
  new Set(fields.find(({ id }) => id === 'topic')?.options?.map(({ id }) => id))
