/** A field of a form: label, hint, rules and error above the input. */
import type { ChangeEventHandler, FocusEventHandler, ReactNode, Ref } from 'react'
import { Icon } from '#components/icon.tsx'
import { slots } from '#components/recipe.ts'

/** The props that connect an input with its form. */
export type Control<Element> = {
  readonly id: string
  readonly name: string
  readonly ref?: Ref<Element> | undefined
  readonly onChange?: ChangeEventHandler<Element> | undefined
  readonly onBlur?: FocusEventHandler<Element> | undefined
  /** The error messages, one per line. */
  readonly error?: string | undefined
  /** The error is announced when it appears. For a field that may have the focus already, when nothing else says what is wrong. */
  readonly announced?: boolean | undefined
}

/** A rule that is ticked off while the user types. */
export type FieldRule = { readonly id: string; readonly text: string; readonly met: boolean }

export type FieldTexts = {
  readonly label: string
  readonly hint?: string | undefined
  readonly rules?: readonly FieldRule[] | undefined
}

type Props = FieldTexts & {
  readonly id: string
  readonly error?: string | undefined
  readonly announced?: boolean | undefined
  readonly children: ReactNode
}

export const Field = ({ id, label, hint, rules, error, announced, children }: Props) => (
  <div className={classOf('root')}>
    <label className={classOf('label')} htmlFor={id}>
      {label}
    </label>
    {hint && (
      <p className={classOf('hint')} id={`${id}-hint`}>
        {hint}
      </p>
    )}
    {rules && (
      <ul className={classOf('rules')}>
        {rules.map((rule) => (
          <li
            key={rule.id}
            className={slots('form-field', { state: rule.met ? 'met' : undefined })('rule')}
            id={ruleId(id, rule)}
          >
            {rule.met && <Icon name="tick" />}
            <span>{rule.text}</span>
          </li>
        ))}
      </ul>
    )}
    {error && (
      <p className={classOf('error')} id={`${id}-error`} role={announced ? 'alert' : undefined}>
        <Icon name="warning" />
        <span>
          {error.split('\n').map((line) => (
            <span key={line}>{line}</span>
          ))}
        </span>
      </p>
    )}
    {children}
  </div>
)

/**
 * The `aria-describedby` of an input: the error first, then the hint, then the rules that are not met yet. A rule that
 * is met is no longer read out.
 */
export const describedBy = (
  { hint, rules = [] }: Omit<FieldTexts, 'label'>,
  { id, error }: { readonly id: string; readonly error?: string | undefined },
): string | undefined => {
  const ids = [
    ...(error ? [`${id}-error`] : []),
    ...(hint ? [`${id}-hint`] : []),
    ...rules.filter(({ met }) => !met).map((rule) => ruleId(id, rule)),
  ]
  return ids.length > 0 ? ids.join(' ') : undefined
}

const ruleId = (id: string, rule: FieldRule): string => `${id}-rule-${rule.id}`
const classOf = slots('form-field')
