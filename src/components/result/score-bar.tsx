import type { ReactNode } from 'react'
import { Heading } from '#components/heading.tsx'
import { Icon, type IconName } from '#components/icon.tsx'
import { slots } from '#components/recipe.ts'
import type { OverviewBand } from '#types/api.generated.ts'
import { percentOf } from './percent-of.ts'
import { useGrowing } from './use-growing.ts'

export type BandColour = OverviewBand['colour']
export type Band = { readonly colour: BandColour; readonly label: string; readonly text?: string }
type Range = { readonly from: number; readonly to: number }
export type ScoreBarProps = {
  readonly name: string
  /** null: not enough answers. */
  readonly value: number | null
  /** The value with its decimals. */
  readonly number?: string | undefined
  /** The ends of the bar. Without it, 0 to 100. */
  readonly range?: Range | undefined
  /** '/ 100' */
  readonly outOf: string
  /** The value with its scale and the label of its band, for screen readers. */
  readonly spoken: string
  readonly band: Band | null
  /** Shown instead of the bar when there is no value. */
  readonly unknown: string
  readonly help?: string | undefined
  readonly level?: 2 | 3 | 4
  /** The explanation of the score. */
  readonly children?: ReactNode
}
type Tone = 'low' | 'middle' | 'high' | 'watch' | 'alert'

/** Scales run in opposite directions. The content chooses a colour name; this maps it to a tone. */
const tones: Readonly<Record<BandColour, Tone>> = {
  warning: 'low',
  primary: 'middle',
  success: 'high',
  green: 'high',
  yellow: 'watch',
  red: 'alert',
}
const icons: Readonly<Record<Tone, IconName>> = {
  low: 'warning',
  middle: 'level',
  high: 'tick',
  watch: 'eye',
  alert: 'warning',
}

/**
 * A score: number, bar, and the label and explanation of its band. Number and label are text as well as the value of the bar, because
 * not every screen reader reads a meter.
 */
export const ScoreBar = (props: ScoreBarProps) => {
  const { name, value, number, range = percent, outOf, spoken, band, unknown, help, level = 3, children } = props
  const tone = band ? tones[band.colour] : undefined
  const { bar, isBelow } = useGrowing()
  const classOf = slots('score', { tone, grows: isBelow ? 'later' : 'now' })
  return (
    <div className={plain('root')}>
      <div className={plain('header')}>
        <Heading level={level} className={plain('name')}>
          {name}
        </Heading>
        {value !== null && (
          <p className={plain('number')}>
            {number ?? value} <span className={plain('outOf')}>{outOf}</span>
          </p>
        )}
      </div>
      {value === null ? (
        <p className={plain('help')}>{unknown}</p>
      ) : (
        <svg
          ref={bar}
          className={plain('track')}
          role="meter"
          aria-label={name}
          aria-valuenow={value}
          aria-valuemin={range.from}
          aria-valuemax={range.to}
          aria-valuetext={spoken}
        >
          {value > range.from && (
            <>
              {/* At least a dot, so that a small value does not look like a missing one. */}
              <circle className={classOf('bar')} cx="7" cy="7" r="7" />
              <rect className={classOf('bar')} width={`${percentOf(value, range)}%`} height="100%" rx="7" />
            </>
          )}
        </svg>
      )}
      <div className={plain('footer')}>
        {value !== null && band && (
          <p className={plain('word')}>
            <BandLabel band={band} />
          </p>
        )}
        {value !== null && band?.text !== undefined && <p className={plain('help')}>{band.text}</p>}
        {help && <p className={plain('help')}>{help}</p>}
        {children}
      </div>
    </div>
  )
}

const percent: Range = { from: 0, to: 100 }

/** The class of a bar in the colour of a band. */
export const barOf = (band: Pick<Band, 'colour'> | null): string =>
  slots('score', { tone: band ? tones[band.colour] : undefined })('bar')

/** The label of a band, or what is in its place, with the icon and in the colour of the band. */
export const BandLabel = ({ band: { colour, label }, children = label }: BandLabelProps) => {
  const tone = tones[colour]
  return (
    <span className={slots('score', { tone })('band')}>
      <Icon name={icons[tone]} />
      {children}
    </span>
  )
}

type BandLabelProps = { readonly band: Pick<Band, 'colour' | 'label'>; readonly children?: ReactNode }

const plain = slots('score')
