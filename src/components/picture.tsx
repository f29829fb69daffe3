import { recipe } from './recipe.ts'

export type PictureProps = {
  /** A path below content/media, or an object URL. */
  readonly src: string
  /** Alternative text. Without it the picture is decoration. */
  readonly alt?: string | undefined
  readonly shape?: 'square' | 'portrait' | 'wide' | 'fringe' | 'own' | undefined
  readonly className?: string | undefined
}

/**
 * Drawings (SVG) take their colours from CSS variables of the page, so they are rendered inline with `<use>` from the
 * sprite of their folder. Other pictures are `<img>` elements.
 */
export const Picture = ({ src, alt, shape = 'square', className }: PictureProps) => {
  const classes = className ? `${recipe('picture', { shape })} ${className}` : recipe('picture', { shape })
  const drawing = /^([^:]+)\/([^/]+)\.svg$/.exec(src)
  if (!drawing) return <img className={classes} src={addressOf(src)} alt={alt ?? ''} />
  return (
    <svg className={classes} {...(alt ? { role: 'img', 'aria-label': alt } : { 'aria-hidden': true })}>
      <use href={`/media/${drawing[1]}.svg#${drawing[2]}`} />
    </svg>
  )
}

const addressOf = (src: string): string => (/^(?:[a-z]+:|\/)/.test(src) ? src : `/media/${src}`)
