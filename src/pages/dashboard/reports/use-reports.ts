/** The reports of a user, loaded page by page. */
import { useRef, useState } from 'react'
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

export type Reports = Pick<Load<ReportsPage>, 'is' | 'again'> & {
  /** null: all reports are loaded. */
  readonly more: MoreReports | null
  readonly remove: (id: string) => void
}

/** `atFirst`: how many to load initially. null: one page. */
export const useReports = (atFirst: number | null): Reports => {
  const { calls, user } = useDashboard()
  const { again, is, put } = useLoad(`reports ${user.id}`, (signal) =>
    calls.readReports(user.id, { signal, ...(atFirst !== null && { limit: atFirst }) }),
  )
  const [loading, setLoading] = useState(false)
  const [failure, setFailure] = useState<Failure | null>(null)
  /** Reports that were deleted while a page was loading. */
  const gone = useRef(new Set<string>())
  const next = is.state === 'ready' ? is.value.next : null
  const known = is.state === 'ready' ? is.value.reports : []
  const left = (reports: ReportsPage['reports']) => reports.filter(({ id }) => !gone.current.has(id))

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
    const { reports } = outcome.value
    const all = left([...known, ...reports])
    put({ reports: all, next: outcome.value.next })
    return reports[0] ? { id: reports[0].id, count: all.length } : null
  }
  return {
    is,
    again,
    more: next === null ? null : { loading, failure, load },
    remove: (id) => {
      gone.current.add(id)
      const reports = left(known)
      // All loaded reports were deleted, but there are more.
      if (reports.length === 0 && next !== null) again()
      else put({ reports, next })
    },
  }
}
