/** The value at a JSON pointer, and the object or array that contains it. */
export type PointedValue = {
  /** Absent for the root, and for a pointer that leads nowhere. */
  readonly owner?: object
  /** Property name, or index as a string. */
  readonly key?: string
  readonly value: unknown
  /** The property name of the array that the value is an entry of. */
  readonly list?: string
}

/** Resolves a JSON pointer (RFC 6901). A pointer that leads nowhere has the value undefined. */
export const resolvePointer = (data: unknown, pointer: string): PointedValue =>
  pointer
    .split('/')
    .slice(1)
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'))
    .reduce<PointedValue>(
      ({ key: name, value }, key) => {
        if (!isObject(value)) return { value: undefined }
        const inner: unknown = Object.hasOwn(value, key) ? Reflect.get(value, key) : undefined
        return {
          owner: value,
          key,
          value: inner,
          ...(Array.isArray(value) && name !== undefined ? { list: name } : {}),
        }
      },
      { value: data },
    )

/** An object or an array, not null. */
export const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null
