import { memo, type MouseEvent, type ReactNode } from 'react'
import { Icon } from '#components/icon.tsx'
import { recipe, slots } from '#components/recipe.ts'

export type QuestionCardProps = {
  readonly id: string
  readonly title: ReactNode
  readonly hint?: ReactNode
  /** Why it cannot stay as it is, such as a missing answer. */
  readonly error?: string | undefined
  /** 'optional' */
  readonly mark?: string | undefined
  readonly why?: { readonly summary: string; readonly text: string } | undefined
  /** For radio questions, which cannot be unticked. */
  readonly clear?: { readonly label: string; readonly onClear: () => void; readonly shown: boolean } | undefined
  /** 'New or changed' */
  readonly changedLabel?: string | undefined
  /** The id of the only text field of the question. The title then is its label. */
  readonly field?: string | undefined
  readonly children: ReactNode
}

/**
 * One question: its title names the group of inputs, its hint describes it. The header is memoised, so that an answer
 * does not render it again.
 */
export const QuestionCard = ({
  id,
  title,
  hint,
  error,
  mark,
  why,
  clear,
  changedLabel,
  field,
  children,
}: QuestionCardProps) => {
  const Root = field ? 'div' : 'fieldset'
  return (
    <Root className={classes.root} id={id} aria-describedby={field ? undefined : descriptionOf(id, { hint, error })}>
      <QuestionHeader
        id={id}
        title={title}
        hint={hint}
        mark={mark}
        changedLabel={changedLabel}
        field={field}
        summary={why?.summary}
        reason={why?.text}
      />
      {error && (
        <p className={classes.error} id={errorIdOf(id)}>
          <Icon name="warning" />
          <span>{error}</span>
        </p>
      )}
      {children}
      {clear && (
        <button
          type="button"
          className={clear.shown ? shownClear : classes.clear}
          onClick={(event) => focusAnswers(event, clear.onClear)}
        >
          {clear.label}
        </button>
      )}
    </Root>
  )
}

type QuestionHeaderProps = Pick<QuestionCardProps, 'id' | 'title' | 'hint' | 'mark' | 'changedLabel' | 'field'> & {
  readonly summary: string | undefined
  readonly reason: string | undefined
}

const QuestionHeader = memo(({ id, title, hint, mark, changedLabel, field, summary, reason }: QuestionHeaderProps) => {
  const Title = field ? 'label' : 'legend'
  return (
    <>
      <Title className={classes.title} id={`${id}-title`} htmlFor={field}>
        {title}
        {mark && <span className={classes.mark}>{` (${mark})`}</span>}
        {changedLabel && <span className={classes.changed}>{changedLabel}</span>}
      </Title>
      {hint && (
        <p className={classes.hint} id={hintIdOf(id)}>
          {hint}
        </p>
      )}
      {reason && (
        <details className={classes.why}>
          <summary className={classes.summary}>{summary}</summary>
          <p>{reason}</p>
        </details>
      )}
    </>
  )
})

const hintIdOf = (id: string): string => `${id}-hint`
const errorIdOf = (id: string): string => `${id}-error`

/** The `aria-describedby` of a question: its error first, then its hint. */
export const descriptionOf = (
  id: string,
  { error, hint }: { readonly error?: string | undefined; readonly hint?: ReactNode },
): string | undefined => [...(error ? [errorIdOf(id)] : []), ...(hint ? [hintIdOf(id)] : [])].join(' ') || undefined

/** The button disappears: without this the focus would go to the top of the page. */
const focusAnswers = (event: MouseEvent<HTMLButtonElement>, then: () => void): void => {
  event.currentTarget.closest('fieldset')?.querySelector('input')?.focus()
  then()
}

const classOf = slots('question')
const shownClear = slots('question', { answered: 'yes' })('clear')
const classes = {
  root: classOf('root'),
  title: classOf('title'),
  mark: classOf('mark'),
  changed: classOf('changed'),
  hint: classOf('hint'),
  error: classOf('error'),
  why: classOf('why'),
  clear: classOf('clear'),
  summary: recipe('disclosure'),
}
