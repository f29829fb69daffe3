import { matchPath, useLocation } from 'react-router-dom'
import { dashboardContent } from 'virtual:content/dashboard'
import { Guarded } from '#pages/dashboard/guarded.tsx'
import { ReportPage } from './report-page.tsx'

export default function ReportRoute() {
  const { pathname } = useLocation()
  const id = matchPath(`${dashboardContent.page.report_history.route}/:id`, pathname)?.params.id ?? ''
  return (
    <Guarded current="report_history" title={dashboardContent.page.report_history.heading}>
      <ReportPage id={id} />
    </Guarded>
  )
}
