import { recipe, slots } from '#components/recipe.ts'
import { percentOf } from './percent-of.ts'
import { BandLabel, barOf, type Band } from './score-bar.tsx'

const classOf = slots('report-row')
const score = slots('score')
const muted = recipe('text', { tone: 'muted' })

export type MiniScore = {
  readonly id: string
  readonly name: string
  /** null: not enough answers. */
  readonly value: number | null
  /** The value with its decimals. */
  readonly number: string
  /** The ends of the bar. */
  readonly range: { readonly from: number; readonly to: number }
  readonly band: Pick<Band, 'colour' | 'label'> | null
  /** The score as a sentence, for screen readers. */
  readonly spoken: string
}

export type MiniScoresProps = {
  readonly scores: readonly MiniScore[]
  /** Shown instead of the bar when there is no value. */
  readonly unknown: string
}

/** All scores of a result in little room. Below each other, two such lists show what has moved. */
export const MiniScores = ({ scores, unknown }: MiniScoresProps) => (
  <ul className={classOf('scores')}>
    {scores.map(({ band, id, name, number, range, spoken, value }) => (
      <li key={id} className={`${classOf('score')} ${recipe('text', { style: 'small' })}`}>
        {value === null ? (
          <>
            <span className={`${classOf('name')} ${muted}`}>{name}</span>
            <span className={classOf('unknown')}>{unknown}</span>
          </>
        ) : (
          <>
            <span className={recipe('hidden')}>{spoken}</span>
            <span className={`${classOf('name')} ${muted}`} aria-hidden="true">
              {name}
            </span>
            <span className={`${classOf('value')} ${recipe('text', { style: 'label' })}`} aria-hidden="true">
              {number}
            </span>
            <svg className={score('track')} aria-hidden="true">
              {value > range.from && (
                <g className={barOf(band)}>
                  {/* At least a dot, so that a small value does not look like a missing one. */}
                  <circle cx="4" cy="4" r="4" />
                  <rect width={`${percentOf(value, range)}%`} height="8" rx="4" />
                </g>
              )}
            </svg>
            {/* The icon is beside the word: beside the number, that of the middle band was read as an equals sign. */}
            {band && (
              <span className={classOf('word')} aria-hidden="true">
                <BandLabel band={band} />
              </span>
            )}
          </>
        )}
      </li>
    ))}
  </ul>
)
