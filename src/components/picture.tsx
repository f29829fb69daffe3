import { useEffect, useRef, useState } from 'react'
import { recipe } from './recipe.ts'

export type PictureProps = {
  /** A path below content/media, or an object URL. */
  readonly src: string
  /** Alternative text. Without it the picture is decoration. */
  readonly alt?: string | undefined
  readonly shape?: 'square' | 'portrait' | 'wide' | 'question' | 'fringe' | 'own' | undefined
  readonly className?: string | undefined
  /** Fetched when it comes near the visible part of the page. */
  readonly lazy?: boolean | undefined
}

/**
 * Drawings (SVG) take their colours from CSS variables of the page, so they are rendered inline with `<use>` from the
 * sprite of their folder. Other pictures are `<img>` elements.
 */
export const Picture = ({ src, alt, shape = 'square', className, lazy = false }: PictureProps) => {
  const classes = className ? `${recipe('picture', { shape })} ${className}` : recipe('picture', { shape })
  const drawing = /^([^:]+)\/([^/]+)\.svg$/.exec(src)
  if (!drawing)
    return <img className={classes} src={addressOf(src)} alt={alt ?? ''} loading={lazy ? 'lazy' : undefined} />
  return <Drawing className={classes} href={`/media/${drawing[1]}.svg#${drawing[2]}`} alt={alt} lazy={lazy} />
}

type DrawingProps = Pick<PictureProps, 'alt' | 'className'> & { readonly href: string; readonly lazy: boolean }

const Drawing = ({ alt, className, href, lazy }: DrawingProps) => {
  const svg = useRef<SVGSVGElement>(null)
  const [isNear, setNear] = useState(!lazy)
  useEffect(() => {
    if (isNear || !svg.current) return undefined
    const observer = new IntersectionObserver(
      (entries) => {
        // Without a size it is in a step that is rendered in advance, and about to be shown.
        if (entries.some((entry) => entry.isIntersecting || entry.boundingClientRect.height === 0)) setNear(true)
      },
      { rootMargin: '100%' },
    )
    observer.observe(svg.current)
    return () => {
      observer.disconnect()
    }
  }, [isNear])
  return (
    <svg ref={svg} className={className} {...(alt ? { role: 'img', 'aria-label': alt } : { 'aria-hidden': true })}>
      {isNear && <use href={href} />}
    </svg>
  )
}

const addressOf = (src: string): string => (/^(?:[a-z]+:|\/)/.test(src) ? src : `/media/${src}`)
