import { useId } from 'react'
import { isUnnamed } from '#editing/ids/provisional-id.ts'
import { FieldProblem } from '#studio/ui/field.tsx'
import { HiddenText } from '#studio/ui/studio-root.tsx'
import { Icon } from '#studio/ui/icon.tsx'
import { useFormParts, type SettingProps } from '#studio/form/form-context.ts'
import { ProblemText } from '#studio/form/problem-text.tsx'
import { useProblems } from '#studio/form/problems-at.ts'
import type { FieldView } from '#studio/form/schema-view.ts'
import { useSetting } from '#studio/form/use-setting.ts'
import { fieldAddress } from '#studio/app/addresses.ts'
import { textOf } from './text-field.tsx'
import styles from '#studio/form/form.module.css'

type Props = { readonly setting: SettingProps; readonly view: FieldView }

/**
 * What is never edited: an id, which rules and stored answers use, or an address that the program depends on. What nothing uses, or what
 * cannot be reached as a whole, is reported at its id.
 */
export const FixedField = ({ setting, view }: Props) => {
  const { value } = useSetting({ ...setting, title: view.title })
  const { applyFix } = useFormParts()
  const problems = useProblems(setting.file, setting.place)
  const id = useId()
  if (value === undefined || value === null) return null
  const isId = view.kind === 'id'
  // It gets its id when it is named.
  if (isId && isUnnamed(textOf(value))) return null
  const isError = problems.some(({ severity }) => severity === 'error')
  return (
    <div className={styles.field} data-field={fieldAddress(setting.file, setting.place)} tabIndex={-1}>
      {problems.length > 0 && (
        <FieldProblem id={id} severity={isError ? 'error' : 'warning'}>
          <ProblemText problems={problems} applyFix={applyFix} />
        </FieldProblem>
      )}
      <p className={styles.stored}>
        <Icon name="lock" size={16} />
        {isId ? 'Stored as' : `${view.title}:`} <code>{textOf(value)}</code>
        <HiddenText> cannot be changed</HiddenText>
      </p>
    </div>
  )
}
