import type { ReactNode } from 'react'
import { Fringe } from './fringe.tsx'
import { recipe, slots } from '#components/recipe.ts'

const classOf = slots('band')

export type BandProps = {
  readonly heading?: string | undefined
  readonly text: string
  readonly art?: string | undefined
  readonly children?: ReactNode
}

/** A full-width band with one statement. At most one on a page. */
export const Band = ({ heading, text, art, children }: BandProps) => (
  <section className={classOf('root')}>
    {art && <Fringe art={art} className={classOf('fringe')} times={5} />}
    <div className={`${classOf('inner')} ${recipe('wrap', { width: 'page' })}`}>
      <div className={classOf('copy')}>
        {heading && <h2 className={classOf('text')}>{heading}</h2>}
        <p className={heading ? classOf('lead') : classOf('text')}>{text}</p>
      </div>
      {children}
    </div>
  </section>
)
