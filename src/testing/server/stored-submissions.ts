import { openSqliteReadOnly } from '#server/store/database/sqlite.ts'

/** Number of submissions in the SQLite database of a product. */
export const submissionsOf = async ({ dataDir }: { readonly dataDir: string }): Promise<number> => {
  const store = openSqliteReadOnly(dataDir)
  try {
    const { count } = await store
      .selectFrom('submissions')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
    return Number(count)
  } finally {
    await store.destroy()
  }
}
