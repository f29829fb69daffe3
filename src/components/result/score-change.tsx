import type { ReactNode } from 'react'
import { Heading } from '#components/heading.tsx'
import { Icon } from '#components/icon.tsx'
import { recipe, slots } from '#components/recipe.ts'
import { BandLabel, barOf, type Band } from './score-bar.tsx'

export type ScoreChangeProps = {
  readonly name: string
  /** "50 to 80, up 30": says all that the bars show. */
  readonly change: string
  /** Of the later value. */
  readonly band?: Band | null
  /** null: no value. */
  readonly before: number | null
  readonly after: number | null
  /** The ends of the bars. */
  readonly range: { readonly from: number; readonly to: number }
  /** Chooses the icon. The text of `change` says the same. */
  readonly direction: 'up' | 'down' | 'same' | 'other'
  /** The colour. Absent: neither better nor worse. */
  readonly tone?: 'better' | 'worse' | undefined
  /** The reasons. */
  readonly children?: ReactNode
}

const score = slots('score')
const icons = { up: 'up', down: 'under', same: null, other: null } as const

/**
 * One score in two reports: its values and their difference in words, its band, and two bars, the later one in front. A line marks the
 * end of the earlier one on both. All bars are alike, also those of a score that is the same, and values, bars and bands are in the same
 * places, so that scores can be compared with each other.
 */
export const ScoreChange = (props: ScoreChangeProps) => {
  const { name, change, band = null, before, after, range, direction, tone, children } = props
  const part = slots('score-change', { tone: direction === 'same' ? 'same' : tone })
  const sign = icons[direction]
  return (
    <li className={part('item')}>
      <div className={part('header')}>
        <Heading level={3} className={part('name')}>
          {name}
        </Heading>
        <p className={part('change')}>
          {sign && <Icon name={sign} size="small" />}
          {change}
        </p>
      </div>
      {(before !== null || after !== null) && (
        <svg className={part('track')} aria-hidden="true">
          {before !== null && <Bar className={part('before')} value={before} range={range} height={20} />}
          {after !== null && (
            <Bar className={`${part('after')} ${barOf(band)}`} value={after} range={range} height={8} />
          )}
          {before !== null && (
            <rect
              className={part('mark')}
              x={`${percentOf(before, range)}%`}
              width="3"
              height="100%"
              transform="translate(-3 0)"
            />
          )}
        </svg>
      )}
      <div className={score('footer')}>
        {band && (
          <p className={score('word')}>
            <BandLabel band={band} />
          </p>
        )}
        {children}
      </div>
    </li>
  )
}

type BarProps = Pick<ScoreChangeProps, 'range'> & {
  readonly className: string
  readonly value: number
  readonly height: number
}

/** The height of the track. */
const track = 20

/** Centred in the track. At least as wide as high, so that a small value does not look like a missing one. */
const Bar = ({ className, height, range, value }: BarProps) => (
  <g className={className}>
    <circle cx={height / 2} cy={track / 2} r={height / 2} />
    <rect y={(track - height) / 2} width={`${percentOf(value, range)}%`} height={height} rx={height / 2} />
  </g>
)

const percentOf = (value: number, { from, to }: ScoreChangeProps['range']): number =>
  Math.max(0, (100 * (value - from)) / (to - from))

const swatchRange = { from: 0, to: 100 }

export type ScoreChangesProps = {
  /** What the bar behind and the bar in front stand for. */
  readonly before: string
  readonly after: string
  readonly children: ReactNode
}

/** The scores of two reports, below a key of their bars. */
export const ScoreChanges = ({ before, after, children }: ScoreChangesProps) => {
  const part = slots('score-change')
  return (
    <div className={recipe('stack', { gap: 'sm' })}>
      <p className={part('key')}>
        <span>
          <svg className={part('swatch')} aria-hidden="true">
            <Bar className={part('before')} value={80} range={swatchRange} height={20} />
            <rect className={part('mark')} x="80%" width="3" height="100%" transform="translate(-3 0)" />
          </svg>
          {before}
        </span>
        <span>
          <svg className={part('swatch')} aria-hidden="true">
            <Bar className={`${part('after')} ${barOf(null)}`} value={80} range={swatchRange} height={8} />
          </svg>
          {after}
        </span>
      </p>
      <ul className={recipe('stack')}>{children}</ul>
    </div>
  )
}
