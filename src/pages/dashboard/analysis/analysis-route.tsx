import { dashboardContent } from 'virtual:content/dashboard'
import { Guarded } from '#pages/dashboard/guarded.tsx'
import { AnalysisPage } from './analysis-page.tsx'

export default function AnalysisRoute() {
  return (
    <Guarded current="analysis" title={dashboardContent.page.analysis.heading}>
      <AnalysisPage />
    </Guarded>
  )
}
