/** What visitors were shown, by the version of the content. A row is never changed: the version is a hash of what is in it. */
import type { ContentTextsRow, Store } from '#server/store/database/tables.ts'

export const saveContentTexts = async (store: Store, row: ContentTextsRow): Promise<void> => {
  await store
    .insertInto('content_texts')
    .values(row)
    .onConflict((conflict) => conflict.column('content_version').doNothing())
    .execute()
}

/** The same version is the same texts. The time of the archive wins: it says since when they have been shown. */
export const restoreContentTexts = async (store: Store, rows: readonly ContentTextsRow[]): Promise<void> => {
  for (const row of rows)
    await store
      .insertInto('content_texts')
      .values(row)
      .onConflict((conflict) => conflict.column('content_version').doUpdateSet({ created_at: row.created_at }))
      .execute()
}

/** Those of the versions that are known. */
export const contentTextsOf = async (
  store: Store,
  versions: readonly string[],
): Promise<readonly Pick<ContentTextsRow, 'content_version' | 'texts'>[]> =>
  versions.length === 0
    ? []
    : store
        .selectFrom('content_texts')
        .select(['content_version', 'texts'])
        .where('content_version', 'in', versions)
        .execute()
