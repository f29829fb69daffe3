/**
 * Returns the number of deleted rows. Cleanup jobs read the ids first and list them in the statement: with a sub-select,
 * PostgreSQL's planner estimates as many rows as the limit allows and scans the whole table for a few.
 */
export const deleteByIds = async (
  ids: readonly string[],
  deleteSome: (ids: readonly string[]) => Promise<readonly object[]>,
): Promise<number> => (ids.length === 0 ? 0 : (await deleteSome(ids)).length)
