import { isObject } from './yaml/json-pointer.ts'

/**
 * Caches the result of a function for each object that it is called with. For a content, because several checks need the result; for a
 * section, because most sections are the same when a content is compiled again.
 *
 * Content is never changed after it has been read, so a result cannot be out of date. The result is forgotten together with its object.
 */
export const memoise = <Read extends object, Value>(compute: (read: Read) => Value): ((read: Read) => Value) => {
  const known = new WeakMap<object, { readonly value: Value }>()
  return (read) => {
    const entry = known.get(read) ?? { value: compute(read) }
    known.set(read, entry)
    return entry.value
  }
}

/**
 * A search through a part of the content. The result is kept for as long as the part is the same. In a part that is a list, such as the
 * sections, it is kept for each entry.
 */
export const memoiseSearch = <Found>(
  search: (value: object) => readonly Found[],
): ((part: unknown) => readonly Found[]) => {
  const inEntry = memoise(search)
  return (part) => {
    if (!isObject(part)) return []
    return Array.isArray(part) ? part.flatMap((entry) => (isObject(entry) ? inEntry(entry) : [])) : inEntry(part)
  }
}
