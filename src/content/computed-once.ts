import { isObject } from './yaml/json-pointer.ts'

/**
 * A function of one object that is computed once for each object: of a content, because several checks need the result, or of a section,
 * because most sections are the same when a content is compiled again.
 *
 * Content is never changed after it has been read, so a result cannot be out of date. It is forgotten with its object.
 */
export const computedOnce = <Read extends object, Value>(compute: (read: Read) => Value): ((read: Read) => Value) => {
  const known = new WeakMap<object, { readonly value: Value }>()
  return (read) => {
    const entry = known.get(read) ?? { value: compute(read) }
    known.set(read, entry)
    return entry.value
  }
}

/**
 * A search through a part of the content. What was found is kept as long as the part is the same; of a list at the top, such as the
 * sections, as long as the entry is.
 */
export const searchedOnce = <Found>(
  search: (value: object) => readonly Found[],
): ((part: unknown) => readonly Found[]) => {
  const inEntry = computedOnce(search)
  return (part) => {
    if (!isObject(part)) return []
    return Array.isArray(part) ? part.flatMap((entry) => (isObject(entry) ? inEntry(entry) : [])) : inEntry(part)
  }
}
