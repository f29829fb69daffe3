import { dashboardContent } from 'virtual:content/dashboard'
import { Guarded } from '#pages/dashboard/guarded.tsx'
import { ReportHistoryPage } from './report-history-page.tsx'

export default function ReportHistoryRoute() {
  return (
    <Guarded
      current="report_history"
      title={dashboardContent.page.report_history.heading}
      page={(parts) => <ReportHistoryPage {...parts} />}
    />
  )
}
