import type { ReactNode } from 'react'
import { Heading } from '#components/heading.tsx'
import { slots } from '#components/recipe.ts'
import { BandLabel, ScoreBar, type BandColour } from './score-bar.tsx'

type SampleBand = { readonly colour: BandColour; readonly label: string }
export type SampleScore = {
  readonly id: string
  readonly name: string
  readonly value: number
  /** The value with its decimals. */
  readonly number?: string
  /** The ends of the bar. Without it, 0 to 100. */
  readonly range?: { readonly from: number; readonly to: number }
  readonly outOf: string
  readonly spoken: string
  readonly band: SampleBand | null
  readonly blurred: boolean
}
export type ScoreTeaserProps = {
  readonly scores: readonly SampleScore[]
  /** Says that the scores are samples. */
  readonly note: string
  readonly overlay: { readonly heading: string; readonly text: string; readonly action: ReactNode }
}

const classOf = slots('teaser')
const blurred = slots('blurred')

/** Sample scores. The last ones are blurred behind an invitation, and inert. */
export const ScoreTeaser = ({ scores, note, overlay }: ScoreTeaserProps) => {
  const bars = (hidden: boolean) =>
    scores
      .filter((score) => score.blurred === hidden)
      .map(({ id, blurred: _, ...score }) => <ScoreBar key={id} {...score} unknown="" />)
  return (
    <div className={classOf('root')}>
      <p className={classOf('note')}>{note}</p>
      {bars(false)}
      <div className={blurred('root')}>
        <div className={blurred('fog')} aria-hidden="true" inert>
          {bars(true)}
        </div>
        <div className={blurred('over')}>
          <div className={blurred('card')}>
            <Heading level={3}>{overlay.heading}</Heading>
            <p>{overlay.text}</p>
            <div className={blurred('actions')}>{overlay.action}</div>
          </div>
        </div>
      </div>
    </div>
  )
}

export type ScoreKeyProps = { readonly entries: readonly (SampleBand & { readonly range: string })[] }

/** The legend: the label and range of each band. */
export const ScoreKey = ({ entries }: ScoreKeyProps) => (
  <ul className={classOf('key')}>
    {entries.map((entry) => (
      <li key={entry.colour} className={classOf('entry')}>
        <BandLabel band={entry} />
        <span>{entry.range}</span>
      </li>
    ))}
  </ul>
)
