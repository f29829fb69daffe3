import { FailedState } from '#components/state-card.tsx'
import { useDashboard } from '#pages/dashboard/dashboard-context.tsx'
import { LoadFailed } from '#pages/dashboard/load-failed.tsx'
import type { Failure } from '#types/failure.ts'

type Props = {
  readonly failure: Failure
  /** What is said unless the report was deleted. */
  readonly text: string
  readonly again: () => void
}

/** A report that could not be read. One that was deleted is not offered again: the link above leads to those that are left. */
export const ReportFailed = ({ again, failure, text }: Props) => {
  const { messages, page, pictures } = useDashboard().content
  const { failed } = page.report_history.states
  if (failure.kind === 'not_found') return <FailedState art={pictures.failed} heading={messages.common.not_found} />
  return (
    <LoadFailed
      failure={failure}
      words={{ ...failed, text }}
      common={messages.common}
      art={pictures.failed}
      again={again}
    />
  )
}
