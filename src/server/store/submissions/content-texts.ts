/** Texts that visitors were shown, by content version. Rows are immutable: the version is a hash of the content. */
import type { ContentTextsRow, Store } from '#server/store/database/tables.ts'

export const saveContentTexts = async (store: Store, row: ContentTextsRow): Promise<void> => {
  await store
    .insertInto('content_texts')
    .values(row)
    .onConflict((conflict) => conflict.column('content_version').doNothing())
    .execute()
}

/** The archive's `created_at` replaces the existing one: it is when the version was first shown. */
export const restoreContentTexts = async (store: Store, rows: readonly ContentTextsRow[]): Promise<void> => {
  for (const row of rows)
    await store
      .insertInto('content_texts')
      .values(row)
      .onConflict((conflict) => conflict.column('content_version').doUpdateSet({ created_at: row.created_at }))
      .execute()
}

/** Unknown versions are left out. */
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
