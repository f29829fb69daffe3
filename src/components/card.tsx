import type { ReactNode } from 'react'
import { recipe } from './recipe.ts'

export type Tint = 'mango' | 'indigo' | 'hibiscus' | 'leaf'

const tints: readonly [Tint, Tint, Tint, Tint] = ['mango', 'indigo', 'hibiscus', 'leaf']
/** Tints are decoration: they follow the position, never a value. */
export const tintAt = (position: number): Tint => tints[position % tints.length] ?? 'mango'

export type CardProps = {
  readonly as?: 'div' | 'section' | 'article' | 'li'
  readonly tint?: Tint | undefined
  /** May be split between printed pages. */
  readonly long?: 'yes' | undefined
  readonly labelledBy?: string | undefined
  readonly children: ReactNode
}

export const Card = ({ as: Element = 'div', tint, long, labelledBy, children }: CardProps) => (
  <Element className={recipe('card', { tint, long })} aria-labelledby={labelledBy}>
    {children}
  </Element>
)
