/** The words of one field of a form, by the id of the field: their order in the content does not matter. */
export const fieldWords = <Field extends { readonly id: string }>(fields: readonly Field[], id: Field['id']): Field => {
  const found = fields.find((field) => field.id === id)
  // The schema of the page asks for every field.
  if (!found) throw new Error(`The form has no words for its field ${id}`)
  return found
}
