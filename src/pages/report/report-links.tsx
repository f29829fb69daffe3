import { modules } from 'virtual:content/modules'
import { JumpLinks } from '#components/result/jump-links.tsx'
import type { ReportSlice } from '#content/vite/slices.ts'
import type { Result } from '#types/api.generated.ts'
import { hasObjectives } from './objectives.tsx'
import { hasRoutine } from './routines.tsx'

/** The id of a group's part. Editors choose the ids of groups, which may be those of other parts. */
export const groupPartId = (group: string): string => `group-${group}`

type Props = {
  readonly label: string
  readonly result: Result
  readonly words: ReportSlice
  /** The dashboard has scores, routine and objectives before the profile, and its products on a page of their own. */
  readonly isDashboard?: boolean
}

/** Links to the parts that a report has, in their order. */
export const ReportLinks = ({ isDashboard = false, label, result, words: { page } }: Props) => {
  const profile = result.groups.map(({ id, title }) => ({ id: groupPartId(id), label: title, has: modules.profile }))
  const scores = { id: 'scores', label: page.scores.heading, has: modules.scores }
  const routines = {
    id: 'routines',
    label: page.routines.heading,
    has: modules.routines && hasRoutine(result),
  }
  const objectives = {
    id: 'objectives',
    label: page.objectives.heading,
    has: modules.profile && (isDashboard || hasObjectives(result)),
  }
  const tips = { id: 'tips', label: page.tips.heading, has: modules.tips && result.tips.length > 0 }
  const products = {
    id: 'products',
    label: page.product.heading,
    has: modules.products && result.products.length > 0,
  }
  const items = isDashboard
    ? [scores, routines, objectives, ...profile, tips]
    : [...profile, scores, objectives, routines, tips, products]
  const shown = items.filter(({ has }) => has)
  return shown.length > 1 && <JumpLinks label={label} items={shown} />
}
