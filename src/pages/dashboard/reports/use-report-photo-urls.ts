/** Loads photos that only their owner may read, and creates object URLs, which are revoked on unmount. */
import { openObjectUrls } from '#client/pictures/object-urls.ts'
import { useEffect, useEffectEvent, useState } from 'react'
import type { StoredPhoto } from '#types/api.generated.ts'
import { useDashboard } from '#pages/dashboard/dashboard-context.tsx'

/** By view. null: could not be loaded. Absent: still loading. */
export type ReportPhotoUrls = ReadonlyMap<string, string | null>

export const useReportPhotoUrls = (report: string, photos: readonly StoredPhoto[]): ReportPhotoUrls => {
  const { calls } = useDashboard()
  const [addresses, setAddresses] = useState<ReportPhotoUrls>(new Map())
  // Photos are only ever removed from a report, so nothing has to be loaded later.
  const viewsNow = useEffectEvent(() => photos.map(({ view }) => view))
  useEffect(() => {
    const leave = new AbortController()
    const { signal } = leave
    const urls = openObjectUrls()
    const load = async (view: string) => {
      await Promise.resolve()
      if (signal.aborted) return
      const outcome = await calls.readPhoto(report, view, signal)
      if (signal.aborted) return
      const address = outcome.ok ? urls.create(outcome.value) : null
      setAddresses((known) => new Map([...known, [view, address]]))
    }
    for (const view of viewsNow()) void load(view)
    return () => {
      leave.abort()
      urls.revokeAll()
      setAddresses(new Map())
    }
  }, [calls, report])
  return addresses
}
