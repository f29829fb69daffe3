import { modules } from 'virtual:content/modules'
import { JumpLinks, type JumpLinksProps } from '#components/result/jump-links.tsx'
import type { ReportSlice } from '#content/slices/slices.ts'
import { insightHeading } from '#engine/result/texts/report-texts.ts'
import type { FirstThing, Result } from '#types/api.generated.ts'
import { shownParts } from './shown-parts.ts'

/** The id of a group's part. Editors choose the ids of groups, which may be those of other parts. */
export const groupPartId = (group: string): string => `group-${group}`

type Props = {
  readonly label: string
  readonly result: Result
  readonly first?: FirstThing | undefined
  readonly words: ReportSlice
  /** The dashboard has the profile after the objectives, which say the insight, and its products on a page of their own. */
  readonly isDashboard?: boolean
  /** What follows the parts of the report. */
  readonly after: JumpLinksProps['items']
}

/** None without words: those of a module that the content does not have. */
const linkTo = (id: string, words: { readonly heading: string } | undefined, isShown: boolean) =>
  isShown && words ? [{ id, label: words.heading }] : []

/** Links to the parts that a report has, in their order. */
export const ReportLinks = ({ after, first, isDashboard = false, label, result, words: { page } }: Props) => {
  const parts = shownParts(result, first, modules)
  const profile = parts.groups ? result.groups.map(({ id, title }) => ({ id: groupPartId(id), label: title })) : []
  const scores = linkTo('scores', page.scores, parts.scores)
  const insight = linkTo('insight', { heading: insightHeading(page) }, parts.insight)
  const firstThing = linkTo('first-thing', page.first, parts.first)
  const routines = linkTo('routines', page.routines, parts.routines)
  const objectives = linkTo(
    'objectives',
    page.objectives,
    isDashboard ? page.objectives.cards.length > 0 : parts.objectives,
  )
  const tips = linkTo('tips', page.tips, parts.tips)
  const products = linkTo('products', page.product, parts.products)
  const shown = isDashboard
    ? [...scores, ...firstThing, ...routines, ...objectives, ...profile, ...tips, ...after]
    : [...profile, ...scores, ...insight, ...firstThing, ...objectives, ...routines, ...tips, ...products, ...after]
  return shown.length > 1 && <JumpLinks label={label} items={shown} />
}
