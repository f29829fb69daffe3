import type { ReactNode } from 'react'
import { Fringe } from './fringe.tsx'
import { recipe, slots } from '#components/recipe.ts'

const part = slots('band')

export type BandProps = {
  readonly heading?: string | undefined
  readonly text: string
  readonly art?: string | undefined
  readonly children?: ReactNode
}

/** A full-width band with one statement. At most one on a page. */
export const Band = ({ heading, text, art, children }: BandProps) => (
  <section className={part('root')}>
    {art && <Fringe art={art} className={part('fringe')} times={5} />}
    <div className={`${part('inner')} ${recipe('wrap', { width: 'page' })}`}>
      <div className={part('copy')}>
        {heading && <h2 className={part('text')}>{heading}</h2>}
        <p className={heading ? part('lead') : part('text')}>{text}</p>
      </div>
      {children}
    </div>
  </section>
)
