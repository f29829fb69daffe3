import type { ReactNode, Ref } from 'react'
import { recipe } from '#components/recipe.ts'

type Props = {
  readonly heading: string
  readonly lead?: string | undefined
  /** To move the focus to the heading. */
  readonly headingRef?: Ref<HTMLHeadingElement> | undefined
  readonly children: ReactNode
}

/** A section of a report. */
export const Part = ({ children, heading, headingRef, lead }: Props) => (
  <section className={recipe('stack', { gap: 'md' })}>
    <div className={recipe('stack', { gap: 'xs' })}>
      <h2 className={recipe('text', { style: 'heading' })} ref={headingRef} tabIndex={headingRef ? -1 : undefined}>
        {heading}
      </h2>
      {lead !== undefined && <p className={recipe('text', { tone: 'muted' })}>{lead}</p>}
    </div>
    {children}
  </section>
)
