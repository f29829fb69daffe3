/** The report that the dashboard speaks of: the newest one, or none before any quiz. */
import type { CallOutcome } from '#client/call.ts'
import type { ReportCalls } from '#client/reports.ts'
import type { ResultReply } from '#types/api.generated.ts'

export const readLatest = async (
  { readReports, readResult }: Pick<ReportCalls, 'readReports' | 'readResult'>,
  user: string,
  signal: AbortSignal,
): Promise<CallOutcome<ResultReply | null>> => {
  const reports = await readReports(user, signal)
  if (!reports.ok) return reports
  const newest = reports.value[0]
  return newest ? readResult(newest.id, signal) : { ok: true, value: null }
}
