import { useState } from 'react'
import { recipe, slots } from '#components/recipe.ts'

const classOf = slots('photo-slider')

type Side = {
  /** The caption. */
  readonly title: string
  readonly alt: string
  readonly address: string
}
export type PhotoSliderProps = {
  /** Unique on the page; letters, digits, hyphens. */
  readonly id: string
  /** The earlier picture, left of the line. */
  readonly before: Side
  readonly after: Side
  /** The name of the slider. */
  readonly label: string
  /** The position of the slider, for screen readers. */
  readonly spoken: (percentOfAfter: number) => string
}

/** Two pictures of one view, one over the other. A native slider moves the line between them. */
export const PhotoSlider = ({ after, before, id, label, spoken }: PhotoSliderProps) => {
  const [line, setLine] = useState(50)
  const clip = `photo-slider-${id}`
  return (
    <figure className={classOf('root')}>
      <svg className={classOf('frame')}>
        <clipPath id={clip}>
          <rect x={`${line}%`} width="100%" height="100%" />
        </clipPath>
        <Picture {...before} />
        <g clipPath={`url(#${clip})`}>
          <Picture {...after} />
        </g>
        <line className={classOf('edge')} x1={`${line}%`} x2={`${line}%`} y1="0" y2="100%" />
        <line className={classOf('line')} x1={`${line}%`} x2={`${line}%`} y1="0" y2="100%" />
      </svg>
      <label>
        <span className={recipe('hidden')}>{label}</span>
        <input
          className={classOf('slider')}
          type="range"
          value={line}
          aria-valuetext={spoken(100 - line)}
          onChange={(event) => setLine(event.currentTarget.valueAsNumber)}
        />
      </label>
      <figcaption className={classOf('captions')}>
        <span>{before.title}</span>
        <span>{after.title}</span>
      </figcaption>
    </figure>
  )
}

/** In SVG, because a line that moves needs no style attribute there, which the content security policy would refuse. */
const Picture = ({ address, alt }: Side) => (
  <image
    className={classOf('picture')}
    href={address}
    width="100%"
    height="100%"
    preserveAspectRatio="xMidYMid slice"
    role="img"
    aria-label={alt}
  />
)
