/** Reads own keys only: ids come from content, and "constructor" is a possible one. */
export const ownProperty = <Value>(record: Readonly<Record<string, Value>>, id: string): Value | undefined =>
  Object.hasOwn(record, id) ? record[id] : undefined
