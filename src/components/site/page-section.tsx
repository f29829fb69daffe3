import type { ReactNode } from 'react'
import { recipe } from '#components/recipe.ts'

export type PageSectionProps = {
  readonly variant?: 'plain' | 'subtle' | 'band'
  readonly heading?: string | undefined
  readonly children: ReactNode
}

/** A full-width section of a page with an optional heading. */
export const PageSection = ({ variant = 'plain', heading, children }: PageSectionProps) => (
  <section className={recipe('section', { variant })}>
    <div className={recipe('wrap', { width: 'page' })}>
      <div className={recipe('stack', { gap: 'lg' })}>
        {heading && <h2>{heading}</h2>}
        {children}
      </div>
    </div>
  </section>
)
