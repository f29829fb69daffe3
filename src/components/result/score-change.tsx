import type { ReactNode } from 'react'
import { Heading } from '#components/heading.tsx'
import { Icon } from '#components/icon.tsx'
import { recipe, slots } from '#components/recipe.ts'
import { percentOf } from './percent-of.ts'
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
 * One score in two reports: its values and their difference in words, its band, and the bar of the later value. Where it has moved, a
 * line on the bar marks the earlier value.
 */
export const ScoreChange = (props: ScoreChangeProps) => {
  const { name, change, band = null, before, after, range, direction, tone, children } = props
  const classOf = slots('score-change', { tone: direction === 'same' ? 'same' : tone })
  const sign = icons[direction]
  return (
    <li className={classOf('item')}>
      <div className={classOf('header')}>
        <Heading level={3} className={classOf('name')}>
          {name}
        </Heading>
        <p className={classOf('change')}>
          {sign && <Icon name={sign} size="small" />}
          {change}
        </p>
      </div>
      {before !== null && before !== after && (
        <svg className={classOf('mark')} aria-hidden="true">
          <rect x={`${percentOf(before, range)}%`} y="100%" width="2" height="22" transform="translate(-1 0)" />
        </svg>
      )}
      {(before !== null || after !== null) && (
        <svg className={score('track')} aria-hidden="true">
          {after !== null && <Bar band={band} percent={percentOf(after, range)} />}
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

/** At least as wide as high, so that a small value does not look like a missing one. */
const Bar = ({ band, percent }: { readonly band: Band | null; readonly percent: number }) => (
  <g className={barOf(band)}>
    <circle cx="7" cy="7" r="7" />
    <rect width={`${percent}%`} height="14" rx="7" />
  </g>
)

export type ScoreChangesProps = {
  /** What the line and the bar stand for. */
  readonly before: string
  readonly after: string
  /** Beside the key. */
  readonly action?: ReactNode
  readonly children: ReactNode
}

/** The scores of two reports, below a key of line and bar. */
export const ScoreChanges = ({ before, after, action, children }: ScoreChangesProps) => {
  const classOf = slots('score-change')
  return (
    <div className={recipe('stack', { gap: 'sm' })}>
      <div className={recipe('row', { gap: 'md', align: 'between' })}>
        <p className={classOf('key')}>
          <span>
            <svg className={classOf('swatch')} aria-hidden="true">
              <rect x="50%" width="2" height="100%" />
            </svg>
            {before}
          </span>
          <span>
            <svg className={classOf('swatch')} aria-hidden="true">
              <Bar band={null} percent={80} />
            </svg>
            {after}
          </span>
        </p>
        {action && <div className={recipe('row', { align: 'text' })}>{action}</div>}
      </div>
      <ul className={recipe('stack')}>{children}</ul>
    </div>
  )
}
