/** The dependencies of every dashboard page: user, content, API calls. */
import { createContext, use } from 'react'
import type { ReportCalls } from '#client/calls/reports.ts'
import type { DashboardSlice, ReportSlice, SiteSlice } from '#content/slices/slices.ts'
import type { StoredUser } from '#types/api.generated.ts'

export type DashboardContextValue = {
  readonly user: StoredUser
  readonly site: SiteSlice
  readonly content: DashboardSlice
  /** Texts of a report. */
  readonly report: ReportSlice
  readonly calls: ReportCalls
  /** A result of this device is not in the account yet, because claiming it has failed. The frame says so. */
  readonly isResultWaiting: boolean
  readonly browser: {
    readonly openPage: (address: string) => boolean
    readonly saveFile: (file: Blob, name: string) => void
    readonly now: () => Date
  }
}

export const DashboardContext = createContext<DashboardContextValue | null>(null)

export const useDashboard = (): DashboardContextValue => {
  const parts = use(DashboardContext)
  if (!parts) throw new Error('useDashboard is used outside of the dashboard')
  return parts
}
