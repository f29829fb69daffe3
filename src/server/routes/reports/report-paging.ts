/** Cursor pagination of the reports. The URL of the next page is in the Link header (RFC 8288). */
import type { ReportSummary } from '#types/api.generated.ts'
import { overviewOf } from '#engine/result/texts/overview.ts'
import { storedOverview, storedResult } from '#server/results/results.ts'
import { type ReportCursor, type ReportRow, reportsOf, resultRow } from '#server/store/submissions/reports.ts'
import type { Store } from '#server/store/database/tables.ts'

export const maxPageSize = 100

/** `_` separates time and id: ISO times do not contain it. */
const formatCursor = ({ created_at, id }: ReportCursor): string => `${created_at}_${id}`
export const cursorPattern = '^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9:.]{12}Z_[A-Za-z0-9_-]{1,60}$'

/** `cursor` must match `cursorPattern`. */
export const parseCursor = (cursor: string): ReportCursor => {
  const end = cursor.indexOf('_')
  return { created_at: cursor.slice(0, end), id: cursor.slice(end + 1) }
}

export type ReportPage = {
  readonly reports: readonly ReportSummary[]
  /** Cursor of the next page. null: this is the last one. */
  readonly next: string | null
}

export const readReportPage = async (
  store: Store,
  user: string,
  place: ReportCursor | null,
  size: number,
): Promise<ReportPage> => {
  // One more than needed, to know whether there is a next page.
  const rows = await reportsOf(store, user, place, size + 1)
  const shown = rows.slice(0, size)
  const reports: ReportSummary[] = []
  // One at a time: a row of an older version lacks some summary columns, so its whole result is read.
  for (const row of shown) {
    const summary = await reportSummary(store, row)
    if (summary) reports.push(summary)
  }
  const last = rows.length > size ? shown.at(-1) : undefined
  return { reports, next: last ? formatCursor(last) : null }
}

/** undefined: the report was deleted in the meantime. */
export const reportSummary = async (store: Store, row: ReportRow): Promise<ReportSummary | undefined> => {
  const { id, created_at, photos, answered, total, result_version, overview } = row
  if (answered !== null && total !== null && result_version !== null && overview !== null)
    return {
      id,
      created_at,
      answered,
      total,
      photos,
      content_version: result_version,
      overview: storedOverview(overview),
    }
  const stored = await resultRow(store, id)
  if (!stored) return undefined
  const result = storedResult(stored)
  return {
    id,
    created_at,
    answered: result.answered,
    total: result.total,
    photos,
    content_version: result.content_version,
    overview: overviewOf(result),
  }
}
