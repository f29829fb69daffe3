import { Alert } from '#components/alert.tsx'
import { Button } from '#components/button.tsx'
import { recipe } from '#components/recipe.ts'
import { useDashboard } from '#pages/dashboard/dashboard-context.tsx'
import { failureMessage } from '#pages/forms/failure-message.ts'
import type { MoreReports } from './use-reports.ts'

type Props = { readonly more: MoreReports; readonly onPress: () => void }

/** The button that loads the next reports, with the reason when that has failed. */
export const ShowMore = ({ more: { failure, loading }, onPress }: Props) => {
  const { messages, page } = useDashboard().content
  const words = page.report_history
  return (
    <div className={recipe('stack', { gap: 'sm' })}>
      {failure && <Alert status="danger" title={failureMessage(failure, messages.common, messages.reports)} />}
      <div>
        <Button variant="quiet" icon="plus" aria-disabled={loading || undefined} onClick={onPress}>
          {loading ? words.more_loading : words.more}
        </Button>
      </div>
    </div>
  )
}
