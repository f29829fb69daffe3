import { useSearchParams } from 'react-router-dom'
import { dashboardContent } from 'virtual:content/dashboard'
import { Guarded } from '#pages/dashboard/guarded.tsx'
import { comparedIn, ReportHistoryPage } from './report-history-page.tsx'

export default function ReportHistoryRoute() {
  const [search] = useSearchParams()
  const { compare, heading } = dashboardContent.page.report_history
  return (
    <Guarded current="report_history" title={comparedIn(search) ? compare.heading : heading}>
      <ReportHistoryPage />
    </Guarded>
  )
}
