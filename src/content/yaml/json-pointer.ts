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
    .map(unescapedStep)
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

/** The pointer to a property or an entry, from the value that contains it: '/label', '/0', '/a~1b'. */
export const pointerTo = (key: string | number): string => `/${String(key).replaceAll('~', '~0').replaceAll('/', '~1')}`

/** The property name or index that a step of a pointer (the text between two slashes) stands for. */
export const unescapedStep = (step: string): string => step.replaceAll('~1', '/').replaceAll('~0', '~')

/** An object or an array, not null. */
export const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null
