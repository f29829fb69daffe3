/** The report that the dashboard speaks of: the newest one, or none before any quiz. */
import type { ReportCalls } from '#client/calls/reports.ts'
import type { ResultReply } from '#types/api.generated.ts'
import type { Outcome } from '#types/failure.ts'

export type Latest = {
  readonly reply: ResultReply
  /** Id of the report before it. */
  readonly before: string | null
}
type Calls = Pick<ReportCalls, 'readReports' | 'readResult'>

export const readLatest = async (
  { readReports, readResult }: Calls,
  user: string,
  signal: AbortSignal,
): Promise<Outcome<Latest | null>> => {
  const page = await readReports(user, { limit: 2, signal })
  if (!page.ok) return page
  const [newest, before] = page.value.reports
  if (!newest) return { ok: true, value: null }
  const reply = await readResult(newest.id, signal)
  return reply.ok ? { ok: true, value: { reply: reply.value, before: before?.id ?? null } } : reply
}
