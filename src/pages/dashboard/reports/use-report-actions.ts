/** Actions on a report: download and delete. One at a time. */
import { useState } from 'react'
import { fileName } from '#engine/file-name.ts'
import { fill } from '#engine/format.ts'
import { failureMessage } from '#pages/forms/failure-message.ts'
import { useDashboard } from '#pages/dashboard/dashboard-context.tsx'

export type ReportName = { readonly id: string; readonly date: string }
export type ReportActions = {
  /** The id of the report whose PDF is being downloaded. */
  readonly downloading: string | null
  readonly deleting: boolean
  /** What did not work, and for which report. */
  readonly failure: { readonly id: string; readonly text: string } | null
  readonly toast: string | null
  readonly hideToast: () => void
  readonly download: (report: ReportName) => Promise<void>
  /** Resolves to true when the report has been deleted. */
  readonly remove: (id: string) => Promise<boolean>
}

export const useReportActions = (): ReportActions => {
  const { browser, calls, content } = useDashboard()
  const { common, reports: messages } = content.messages
  const [downloading, setDownloading] = useState<string | null>(null)
  const [deleting, setDeleting] = useState(false)
  const [failure, setFailure] = useState<ReportActions['failure']>(null)
  const [toast, setToast] = useState<string | null>(null)
  /** The same message is announced again only if it was gone. */
  const clearMessages = () => {
    setFailure(null)
    setToast(null)
  }
  return {
    downloading,
    deleting,
    failure,
    toast,
    hideToast: () => setToast(null),
    download: async ({ date, id }) => {
      if (downloading !== null) return
      clearMessages()
      setDownloading(id)
      const outcome = await calls.readPdf(id)
      setDownloading(null)
      if (!outcome.ok) {
        setFailure({ id, text: failureMessage(outcome.failure, common, { failure: messages.download_failed }) })
        return
      }
      const name = fill(content.page.pdf.file_name, { site: content.site.name, date })
      browser.saveFile(outcome.value, fileName(name))
      setToast(messages.downloaded)
    },
    remove: async (id) => {
      clearMessages()
      setDeleting(true)
      const outcome = await calls.deleteReport(id)
      setDeleting(false)
      // Already deleted, perhaps in another tab.
      const gone = outcome.ok || outcome.failure.kind === 'not_found'
      if (gone) setToast(messages.deleted)
      else setFailure({ id, text: failureMessage(outcome.failure, common, { failure: messages.delete_failed }) })
      return gone
    },
  }
}
