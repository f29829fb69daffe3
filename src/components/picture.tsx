import { recipe } from './recipe.ts'

export type PictureProps = {
  /** A path in content/media, or an address that the device made. */
  readonly src: string
  /** What it shows. Without it the picture is decoration. */
  readonly alt?: string | undefined
  readonly shape?: 'square' | 'portrait' | 'wide' | 'fringe' | 'own' | undefined
  readonly className?: string | undefined
}

/**
 * A drawing takes its colours from the page around it, so it is drawn in the page, from the sheet of its folder; other
 * pictures are images.
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
