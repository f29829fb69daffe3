import type { MouseEvent, Ref } from 'react'
import { Note } from '#components/note.tsx'
import { slots } from '#components/recipe.ts'

const part = slots('error-summary')

/** One problem: the id of its field, and the words that also stand beside the field. */
export type SummaryProblem = { readonly field: string; readonly message: string }

export type ErrorSummaryProps = {
  readonly heading: string
  readonly problems: readonly SummaryProblem[]
  readonly level?: 2 | 3 | undefined
  /** The form gives it the focus after it was sent in vain. */
  readonly ref?: Ref<HTMLDivElement> | undefined
}

/** All that is wrong with a form, in the order of its fields; each line leads to its field. */
export const ErrorSummary = ({ heading, problems, level = 2, ref }: ErrorSummaryProps) => (
  <Note status="danger" role="alert" level={level} title={heading} ref={ref}>
    <ul className={part('list')}>
      {problems.map(({ field, message }) => (
        <li key={`${field} ${message}`}>
          <a className={part('link')} href={`#${field}`} onClick={(event) => focusField(event, field)}>
            {message}
          </a>
        </li>
      ))}
    </ul>
  </Note>
)

/** The address of the page does not change: Back must not lead through fields. */
const focusField = (event: MouseEvent, field: string): void => {
  event.preventDefault()
  const element = document.getElementById(field)
  element?.focus({ preventScroll: true })
  // With its name and its error in sight, not the bare field.
  element?.parentElement?.scrollIntoView({ block: 'nearest' })
}
