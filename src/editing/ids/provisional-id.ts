const provisional = /^unnamed(?:_\d+)?$/

/** Whether this is the id of an entry that has no name yet. It gets its own id, which then never changes, when its name has been typed. */
export const isUnnamed = (id: string | number | undefined): boolean => typeof id === 'string' && provisional.test(id)
