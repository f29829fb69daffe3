import type { MouseEvent, ReactNode } from 'react'
import { recipe, slots } from './recipe.ts'

export type QuestionCardProps = {
  readonly id: string
  readonly title: string
  readonly hint?: string | undefined
  /** 'optional' */
  readonly mark?: string | undefined
  readonly why?: { readonly summary: string; readonly text: string } | undefined
  /** For questions with one answer, which cannot be unticked. Its place is kept while it is not shown. */
  readonly clear?: { readonly label: string; readonly onClear: () => void; readonly shown: boolean } | undefined
  /** 'New or changed' */
  readonly changed?: string | undefined
  /** The id of its only text field, which the title then names. */
  readonly field?: string | undefined
  readonly children: ReactNode
}

/** One question: its title names the group of answers, its hint describes it. */
export const QuestionCard = ({ id, title, hint, mark, why, clear, changed, field, children }: QuestionCardProps) => {
  const hintId = `${id}-hint`
  const Root = field ? 'div' : 'fieldset'
  const Title = field ? 'label' : 'legend'
  return (
    <Root className={clear ? clearableRoot : root} id={id} aria-describedby={hint && !field ? hintId : undefined}>
      <Title className={part.title} htmlFor={field}>
        {title}
        {mark && <span className={part.mark}>{` (${mark})`}</span>}
        {changed && <span className={part.changed}>{changed}</span>}
      </Title>
      {hint && (
        <p className={part.hint} id={hintId}>
          {hint}
        </p>
      )}
      {why && (
        <details className={part.why}>
          <summary className={part.summary}>{why.summary}</summary>
          <p>{why.text}</p>
        </details>
      )}
      {children}
      {clear && (
        <button
          type="button"
          className={clear.shown ? shownClear : part.clear}
          onClick={(event) => toTheAnswers(event, clear.onClear)}
        >
          {clear.label}
        </button>
      )}
    </Root>
  )
}

/** The button goes away: the focus goes to the answers, not to the top of the page. */
const toTheAnswers = (event: MouseEvent<HTMLButtonElement>, then: () => void): void => {
  event.currentTarget.closest('fieldset')?.querySelector('input')?.focus()
  then()
}

const slot = slots('question')
const root = slot('root')
const shownClear = slots('question', { answered: 'yes' })('clear')
const clearableRoot = slots('question', { clearable: 'yes' })('root')
const part = {
  title: slot('title'),
  mark: slot('mark'),
  changed: slot('changed'),
  hint: slot('hint'),
  why: slot('why'),
  clear: slot('clear'),
  summary: recipe('disclosure'),
}
