const provisional = /^unnamed(?:_\d+)?$/

/** Whether this is the id of an entry that has no name yet. Once its name has been typed, it gets its permanent id. */
export const isUnnamed = (id: string | number | undefined): boolean => typeof id === 'string' && provisional.test(id)
