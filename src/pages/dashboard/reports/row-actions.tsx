import { Button, ButtonLink } from '#components/button.tsx'
import { fill } from '#engine/format.ts'
import { useDashboard } from '#pages/dashboard/dashboard-context.tsx'
import { SiteLink } from '#pages/site-link.tsx'
import type { ReportActions } from './use-report-actions.ts'

type Props = {
  readonly id: string
  /** The date of the report, which tells its buttons from those of the others. */
  readonly date: string
  readonly actions: ReportActions
  /** The only report of the list: reading it is what the page is for. */
  readonly isOnly: boolean
  readonly onDelete: () => void
}

/** What can be done with one report of the list. */
export const RowActions = ({ actions: { download, downloading }, date, id, isOnly, onDelete }: Props) => {
  const words = useDashboard().content.page.report_history
  return (
    <>
      <ButtonLink
        href={`${words.route}/${id}`}
        link={SiteLink}
        variant={isOnly ? 'solid' : 'outline'}
        aria-label={fill(words.open_label, { date })}
      >
        {words.open}
      </ButtonLink>
      <Button
        variant="outline"
        icon="download"
        aria-label={downloading === id ? undefined : fill(words.download_label, { date })}
        aria-disabled={downloading !== null || undefined}
        onClick={() => void download({ id, date })}
      >
        {downloading === id ? words.downloading : words.download}
      </Button>
      <Button variant="quiet" tone="danger" aria-label={fill(words.delete_label, { date })} onClick={onDelete}>
        {words.delete}
      </Button>
    </>
  )
}
