import { dashboardContent } from 'virtual:content/dashboard'
import { Guarded } from '#pages/dashboard/guarded.tsx'
import { RecommendationsPage } from './recommendations-page.tsx'

export default function RecommendationsRoute() {
  return (
    <Guarded current="recommendations" title={dashboardContent.page.recommendations.heading}>
      <RecommendationsPage />
    </Guarded>
  )
}
