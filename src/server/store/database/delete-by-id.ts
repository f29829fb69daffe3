/** Deleting what a cleanup job has found. */

/**
 * Gives how many rows went. The ids are read first and named in the statement: with a sub-select PostgreSQL expects as many rows
 * as its limit allows, and reads the whole table for the few that there are.
 */
export const deleteByIds = async (
  ids: readonly string[],
  deleteSome: (ids: readonly string[]) => Promise<readonly object[]>,
): Promise<number> => (ids.length === 0 ? 0 : (await deleteSome(ids)).length)
