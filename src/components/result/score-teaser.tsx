import type { ReactNode } from 'react'
import { Heading } from '#components/heading.tsx'
import { recipe, slots } from '#components/recipe.ts'
import { percentOf } from './percent-of.ts'
import { BandLabel, barOf, ScoreBar, type BandColour } from './score-bar.tsx'

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
  const open = scores.filter((score) => !score.blurred)
  const hidden = scores.filter((score) => score.blurred)
  return (
    <div className={classOf('root')}>
      <p className={classOf('note')}>{note}</p>
      {open.map(({ id, blurred: _, ...score }) => (
        <ScoreBar key={id} {...score} unknown="" />
      ))}
      <div className={blurred('root')}>
        <div className={blurred('fog')} aria-hidden="true" inert>
          {hidden.map((score) => (
            <HiddenScore key={score.id} {...score} />
          ))}
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

/** Without its number, which large digits would show through the blur. */
const HiddenScore = ({ band, name, range = { from: 0, to: 100 }, value }: SampleScore) => (
  <div className={blurred('row')}>
    <div className={blurred('line')}>
      <p className={recipe('text', { style: 'question' })}>{name}</p>
      <span className={blurred('name')} />
    </div>
    <svg className={slots('score')('track')}>
      <rect className={barOf(band)} width={`${percentOf(value, range)}%`} height="100%" rx="7" />
    </svg>
    {band && (
      <p>
        <BandLabel band={band} />
      </p>
    )}
  </div>
)

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
