import type { ReactNode } from 'react'
import { Button } from './button.tsx'
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
  const part = clear ? clearable : fixed
  const heading = (
    <>
      {title}
      {mark && <span className={part('mark')}>{` (${mark})`}</span>}
      {changed && <span className={part('changed')}>{changed}</span>}
    </>
  )
  const inside = (
    <>
      {hint && (
        <p className={part('hint')} id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {why && (
        <details className={part('why')}>
          <summary className={recipe('disclosure')}>{why.summary}</summary>
          <p>{why.text}</p>
        </details>
      )}
      {children}
    </>
  )
  if (field)
    return (
      <div className={part('root')} id={id}>
        <label className={part('title')} htmlFor={field}>
          {heading}
        </label>
        {inside}
      </div>
    )
  return (
    <fieldset className={part('root')} id={id} aria-describedby={hint ? `${id}-hint` : undefined}>
      <legend className={part('title')}>{heading}</legend>
      {inside}
      {clear?.shown && (
        <div className={part('clear')}>
          <Button
            look="quiet"
            size="dense"
            onClick={(event) => {
              // The button goes away: the focus goes to the answers, not to the top of the page.
              event.currentTarget.closest('fieldset')?.querySelector('input')?.focus()
              clear.onClear()
            }}
          >
            {clear.label}
          </Button>
        </div>
      )}
    </fieldset>
  )
}

const fixed = slots('question')
const clearable = slots('question', { clearable: 'yes' })
