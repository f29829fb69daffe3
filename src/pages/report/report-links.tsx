import { modules } from 'virtual:content/modules'
import { JumpLinks } from '#components/result/jump-links.tsx'
import type { ReportSlice } from '#content/vite/slices.ts'
import type { Result } from '#types/api.generated.ts'
import { hasRoutine } from './routines.tsx'

type Props = {
  readonly label: string
  readonly result: Result
  readonly words: ReportSlice
  /** Ids of parts that this page has not. */
  readonly without?: readonly string[]
}

/** Links to the parts that a report has, in their order. */
export const ReportLinks = ({ label, result, without = [], words: { page } }: Props) => {
  const items = [
    { id: 'scores', label: page.scores.heading, has: modules.scores },
    { id: 'routines', label: page.routines.heading, has: modules.routines && hasRoutine(result) },
    ...result.groups.map((group) => ({ id: group.id, label: group.title, has: modules.profile })),
    { id: 'tips', label: page.tips.heading, has: modules.tips && result.tips.length > 0 },
    { id: 'products', label: page.product.heading, has: modules.products && result.products.length > 0 },
  ].filter(({ has, id }) => has && !without.includes(id))
  return items.length > 1 && <JumpLinks label={label} items={items} />
}
