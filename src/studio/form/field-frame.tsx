import type { ReactNode } from 'react'
import { fieldAddress } from '#studio/app/addresses.ts'
import { IconButton } from '#studio/ui/button.tsx'
import type { PlacedProblem } from '#studio/problems/placed-problem.ts'
import { Field, type ControlIds } from '#studio/ui/field.tsx'
import { hasError } from './notes/field-problems.tsx'
import { useFormContext, type SettingProps } from './form-context.ts'
import { firstSentence } from './notes/help-words.ts'
import { ProblemText } from './notes/problem-text.tsx'
import { useProblems, useProblemsInside } from './notes/problems-at.ts'
import type { FieldView } from './schema/schema-view.ts'
import { useHelp } from './notes/use-help.ts'
import styles from './form.module.css'

type Props = {
  readonly setting: SettingProps
  readonly view: FieldView
  /** A problem with the input itself, which is not in the content yet. */
  readonly inputProblem?: string | undefined
  /** What was changed in the input: 'Line breaks became spaces.' */
  readonly note?: ReactNode
  readonly aside?: ReactNode
  readonly isGroup?: boolean
  /** Whether another field shows the problems of the same value. */
  readonly hideProblems?: boolean
  readonly children: (ids: ControlIds) => ReactNode
}

/** The frame around every field: title, help, problems with their fixes, and the button that removes an optional setting. */
export const FieldFrame = ({
  aside,
  children,
  hideProblems = false,
  inputProblem,
  isGroup = false,
  note,
  setting,
  view,
}: Props) => {
  const { file, isRequired, onRemove, place } = setting
  const { applyFix } = useFormContext()
  const found = useProblems(file, place)
  const inside = useProblemsInside(file, place, fieldsOfLists.has(view.kind))
  const problems = hideProblems ? [] : [...found, ...inside]
  const help = useHelp(view)
  const title = setting.title ?? view.title
  const hasProblem = inputProblem !== undefined || problems.length > 0
  const isError = inputProblem !== undefined || hasError(problems)
  return (
    <div className={styles.field} data-field={fieldAddress(file, place)}>
      <Field
        label={title}
        isGroup={isGroup}
        optional={!isRequired && setting.settingKey !== '' && !problems.some(({ code }) => demands.has(code))}
        severity={isError ? 'error' : 'warning'}
        help={help === '' ? undefined : <ShortHelp text={help} />}
        problem={hasProblem && <ProblemText inputProblem={inputProblem} problems={problems} applyFix={applyFix} />}
        aside={
          (aside !== undefined || onRemove) && (
            <span className={styles.aside}>
              {aside}
              {onRemove && (
                <IconButton icon="close" size="small" label={`Remove ${title}`} data-removing onClick={onRemove} />
              )}
            </span>
          )
        }
      >
        {children}
      </Field>
      {note !== undefined && (
        <p className={styles.note} role="status">
          {note}
        </p>
      )}
    </div>
  )
}

/** The fields that edit a whole list, and so also show the problems of its entries. */
const fieldsOfLists: ReadonlySet<FieldView['kind']> = new Set(['choices', 'numbers', 'references', 'texts'])

/** Problems that say a setting is needed here, although the schema calls it optional. */
const demands: ReadonlySet<PlacedProblem['code']> = new Set([
  'content/missing-alt',
  'content/missing-image',
  'content/missing-sender',
  'content/required',
])

/** The first sentence; the rest opens. */
const ShortHelp = ({ text }: { readonly text: string }) => {
  const [first, rest] = firstSentence(text)
  if (rest === '') return first
  return (
    <>
      {first}{' '}
      <details className={styles.more}>
        <summary>More</summary>
        {rest}
      </details>
    </>
  )
}
