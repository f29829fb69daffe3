import type { ReactNode } from 'react'
import { Heading } from '#components/heading.tsx'
import { slots } from '#components/recipe.ts'

const classOf = slots('blurred')

export type BlurredScoresProps = {
  readonly count: number
  readonly heading: string
  readonly text: string
  readonly actions: ReactNode
  readonly note?: string | undefined
  readonly level?: 2 | 3
}

/** Invented: the real scores are not in the page. */
const lengths = [61, 34, 88, 47, 22]

/** Placeholder bars behind an invitation to sign up. They are hidden from screen readers. */
export const BlurredScores = ({ count, heading, text, actions, note, level = 3 }: BlurredScoresProps) => (
  <div className={classOf('root')}>
    <div className={classOf('fog')} aria-hidden="true" inert>
      {Array.from({ length: count }, (_, position) => (
        <div key={position} className={classOf('row')}>
          <Ends />
          <svg className={classOf('track')}>
            <rect width={`${lengths[position % lengths.length]}%`} height="100%" rx="7" />
          </svg>
          <Ends />
        </div>
      ))}
    </div>
    <div className={classOf('over')}>
      <div className={classOf('card')}>
        <Heading level={level}>{heading}</Heading>
        <p>{text}</p>
        <div className={classOf('actions')}>{actions}</div>
        {note && <p className={classOf('note')}>{note}</p>}
      </div>
    </div>
  </div>
)

/** A line of a score: one word at its start and one at its end. */
const Ends = () => (
  <div className={classOf('line')}>
    <span className={classOf('name')} />
    <span className={classOf('name')} />
  </div>
)
