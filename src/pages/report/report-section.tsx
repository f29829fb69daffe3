import type { ReactNode, Ref } from 'react'
import { recipe } from '#components/recipe.ts'

type Props = {
  /** Where a link on the page leads. */
  readonly id?: string | undefined
  readonly heading: string
  /** The heading above it says the same to the eye. */
  readonly isHeadingHidden?: boolean
  readonly lead?: string | undefined
  /** What is said once of all that follows. */
  readonly notes?: ReactNode
  /** To move the focus to the heading. */
  readonly headingRef?: Ref<HTMLHeadingElement> | undefined
  /** A part that is only of use on a screen. */
  readonly prints?: 'no' | undefined
  readonly children: ReactNode
}

/** A section of a report. */
export const ReportSection = ({ children, heading, headingRef, id, isHeadingHidden, lead, notes, prints }: Props) => (
  <section className={recipe('stack', { gap: notes ? 'lg' : 'md', prints })} id={id}>
    <div className={recipe('stack', { gap: 'xs' })}>
      <h2
        className={isHeadingHidden ? recipe('hidden') : undefined}
        ref={headingRef}
        tabIndex={headingRef ? -1 : undefined}
      >
        {heading}
      </h2>
      {lead !== undefined && <p className={recipe('text', { tone: 'muted', width: 'measure' })}>{lead}</p>}
      {notes}
    </div>
    {children}
  </section>
)
