import type { MouseEvent, Ref } from 'react'
import { Note } from '#components/note.tsx'
import { slots } from '#components/recipe.ts'

const classOf = slots('error-summary')

/** One problem: the id of its field, and the message that is also shown at the field. */
export type SummaryProblem = { readonly field: string; readonly message: string }

export type ErrorSummaryProps = {
  readonly heading: string
  readonly problems: readonly SummaryProblem[]
  /** The form moves the focus here after a failed submit. */
  readonly ref?: Ref<HTMLDivElement> | undefined
}

/** All validation problems of a form, in the order of its fields. Each line links to its field. */
export const ErrorSummary = ({ heading, problems, ref }: ErrorSummaryProps) => (
  // Corrected problems disappear line by line, and that must not interrupt a screen reader.
  <Note status="danger" role="alert" announces="additions" level={2} title={heading} ref={ref}>
    <ul className={classOf('list')}>
      {problems.map(({ field, message }) => (
        <li key={`${field} ${message}`}>
          <a className={classOf('link')} href={`#${field}`} onClick={(event) => focusField(event, field)}>
            {message}
          </a>
        </li>
      ))}
    </ul>
  </Note>
)

/** Without a navigation: otherwise Back would step through the fields. */
const focusField = (event: MouseEvent, field: string): void => {
  event.preventDefault()
  const element = document.getElementById(field)
  element?.focus({ preventScroll: true })
  // Scrolls to the whole field, with its label and error, not to the input alone.
  element?.parentElement?.scrollIntoView({ block: 'nearest' })
}
