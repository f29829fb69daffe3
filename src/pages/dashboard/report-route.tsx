import { useParams } from 'react-router-dom'
import { dashboardContent } from 'virtual:content/dashboard'
import { Guarded } from './guarded.tsx'
import { ReportPage } from './report-page.tsx'

export default function ReportRoute() {
  const { id = '' } = useParams()
  return (
    <Guarded
      current="report_history"
      title={dashboardContent.page.report_history.heading}
      page={(parts) => <ReportPage {...parts} id={id} />}
    />
  )
}
