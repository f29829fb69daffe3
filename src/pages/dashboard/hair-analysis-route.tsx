import { dashboardContent } from 'virtual:content/dashboard'
import { Guarded } from './guarded.tsx'
import { HairAnalysisPage } from './hair-analysis-page.tsx'

export default function HairAnalysisRoute() {
  return (
    <Guarded
      current="hair_analysis"
      title={dashboardContent.page.hair_analysis.heading}
      page={(parts) => <HairAnalysisPage {...parts} />}
    />
  )
}
