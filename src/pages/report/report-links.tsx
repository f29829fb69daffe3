import { modules } from 'virtual:content/modules'
import { JumpLinks, type JumpLinksProps } from '#components/result/jump-links.tsx'
import type { ReportSlice } from '#content/slices/slices.ts'
import { hasInsightCard, insightHeading } from '#engine/result/texts/report-texts.ts'
import type { FirstThing, Result } from '#types/api.generated.ts'
import { shownParts } from './shown-parts.ts'

/** The id of a group's part. Editors choose the ids of groups, which may be those of other parts. */
export const groupPartId = (group: string): string => `group-${group}`

type Props = {
  readonly label: string
  readonly result: Result
  readonly first?: FirstThing | undefined
  readonly words: ReportSlice
  /** The dashboard shows the objectives even if there are none, and has its products on a page of their own. */
  readonly isDashboard?: boolean
  /** What follows the parts of the report. */
  readonly after: JumpLinksProps['items']
}

/** None without words: those of a module that the content does not have. */
const linkTo = (id: string, words: { readonly heading: string } | undefined, isShown: boolean) =>
  isShown && words ? [{ id, label: words.heading }] : []

/** Links to the parts that a report or the dashboard has, in their order. */
export const ReportLinks = ({ after, first, isDashboard = false, label, result, words: { page } }: Props) => {
  const parts = shownParts(result, first, modules)
  const hasCard = modules.profile && hasInsightCard(page)
  const hasObjectives = isDashboard ? page.objectives.cards.length > 0 : parts.objectives || (hasCard && parts.insight)
  const shown = [
    ...linkTo('insight', { heading: insightHeading(page) }, !isDashboard && !hasCard && parts.insight),
    ...linkTo('first-thing', page.first, parts.first),
    ...linkTo('scores', page.scores, parts.scores),
    ...linkTo('routines', page.routines, parts.routines),
    ...linkTo('objectives', page.objectives, hasObjectives),
    ...(parts.groups ? result.groups.map(({ id, title }) => ({ id: groupPartId(id), label: title })) : []),
    ...linkTo('tips', page.tips, parts.tips),
    ...linkTo('products', page.product, !isDashboard && parts.products),
    ...after,
  ]
  return shown.length > 1 && <JumpLinks label={label} items={shown} />
}
