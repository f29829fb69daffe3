/** The reports of a user, loaded page by page. */
import { useEffect, useEffectEvent, useState } from 'react'
import type { ReportsPage } from '#client/calls/report-pages.ts'
import { useDashboard } from '#pages/dashboard/dashboard-context.tsx'
import { useLoad, type Load } from '#pages/dashboard/use-load.ts'
import type { Failure } from '#types/failure.ts'

export type MoreReports = {
  readonly loading: boolean
  readonly failure: Failure | null
  /** Loads the next page. Resolves to the first new report and the new total, or null if there was none. */
  readonly load: () => Promise<{ readonly id: string; readonly count: number } | null>
}

export type Reports = Pick<Load<ReportsPage>, 'result' | 'reload'> & {
  /** null: all reports are loaded. */
  readonly more: MoreReports | null
  readonly remove: (id: string) => void
}

/** `atFirst`: how many to load initially. null: one page. */
export const useReports = (atFirst: number | null): Reports => {
  const { calls, user } = useDashboard()
  const { reload, result, update } = useLoad(`reports ${user.id}`, (signal) =>
    calls.readReports(user.id, { signal, ...(atFirst !== null && { limit: atFirst }) }),
  )
  const [loading, setLoading] = useState(false)
  const [failure, setFailure] = useState<Failure | null>(null)
  const next = result.state === 'ready' ? result.value.next : null
  const known = result.state === 'ready' ? result.value.reports : []
  /** All loaded reports were deleted, but there are more. */
  const isPageGone = known.length === 0 && next !== null
  const loadAgain = useEffectEvent(reload)
  useEffect(() => {
    if (isPageGone) loadAgain()
  }, [isPageGone])

  const load: MoreReports['load'] = async () => {
    if (loading || next === null) return null
    setFailure(null)
    setLoading(true)
    const outcome = await calls.readReports(user.id, { before: next })
    setLoading(false)
    if (!outcome.ok) {
      setFailure(outcome.failure)
      return null
    }
    const { next: after, reports } = outcome.value
    update((now) => ({ reports: [...now.reports, ...reports], next: after }))
    return reports[0] ? { id: reports[0].id, count: known.length + reports.length } : null
  }
  return {
    result: isPageGone ? { state: 'loading' } : result,
    reload,
    more: next === null ? null : { loading, failure, load },
    remove: (id) => update((now) => ({ ...now, reports: now.reports.filter((report) => report.id !== id) })),
  }
}
