import type { ReactNode, Ref } from 'react'
import { dot } from '#components/dot.ts'
import { Heading } from '#components/heading.tsx'
import { slots } from '#components/recipe.ts'
import { Checkbox } from '#components/form/checkbox.tsx'

const part = slots('report-row')

export type ReportRowProps = {
  readonly date: string
  /** '48 of 51 answered' */
  readonly details: readonly string[]
  /** What is rarely used comes last. */
  readonly actions: ReactNode
  /** A checkbox that selects the report for a comparison. */
  readonly choose?:
    | {
        readonly label: string
        readonly name: string
        readonly chosen: boolean
        readonly onChoose: (chosen: boolean) => void
      }
    | undefined
  readonly level?: 2 | 3
  /** To move the focus to this row. */
  readonly headingRef?: Ref<HTMLHeadingElement> | undefined
}

/** One report in a list: date, number of answers, actions. */
export const ReportRow = ({ date, details, actions, choose, level = 3, headingRef }: ReportRowProps) => (
  <li className={part('root')}>
    <div className={part('what')}>
      <Heading level={level} className={part('date')} ref={headingRef}>
        {date}
      </Heading>
      <p className={part('details')}>{details.join(dot)}</p>
    </div>
    {choose && (
      <div className={part('choose')}>
        <Checkbox label={choose.label} name={choose.name} checked={choose.chosen} onChange={choose.onChoose} />
      </div>
    )}
    <div className={part('actions')}>{actions}</div>
  </li>
)
