/** The value at a JSON pointer, and the group or list in which it stands. */
export type Pointed = {
  readonly owner?: object
  readonly key?: string
  readonly value: unknown
  /** The name of the list that the value is an entry of. */
  readonly list?: string
}

export const valueAt = (data: unknown, pointer: string): Pointed =>
  pointer
    .split('/')
    .slice(1)
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'))
    .reduce<Pointed>(
      ({ key: name, value }, key) => {
        if (!isGroup(value)) return { value: undefined }
        const inner: unknown = Object.entries(value).find(([known]) => known === key)?.[1]
        return {
          owner: value,
          key,
          value: inner,
          ...(Array.isArray(value) && name !== undefined ? { list: name } : {}),
        }
      },
      { value: data },
    )

export const isGroup = (value: unknown): value is object => typeof value === 'object' && value !== null
