import { isUnnamed } from '#editing/ids/provisional-id.ts'
import { HiddenText } from '#studio/ui/studio-root.tsx'
import { Icon } from '#studio/ui/icon.tsx'
import { FieldProblems } from '#studio/form/notes/field-problems.tsx'
import type { SettingProps } from '#studio/form/form-context.ts'
import { useProblems } from '#studio/form/notes/problems-at.ts'
import type { FieldView } from '#studio/form/schema/schema-view.ts'
import { useSetting } from '#studio/form/use-setting.ts'
import { fieldAddress } from '#studio/app/addresses.ts'
import { textOf } from '#studio/form/schema/text-of.ts'
import styles from '#studio/form/form.module.css'

type Props = { readonly setting: SettingProps; readonly view: FieldView }

/**
 * A value that is never edited: an id, which rules and stored answers use, or an address that the code depends on. An entry's own problems,
 * for example that nothing uses it, are reported at its id.
 */
export const FixedField = ({ setting, view }: Props) => {
  const { value } = useSetting({ ...setting, title: view.title })
  const problems = useProblems(setting.file, setting.place)
  if (value === undefined || value === null) return null
  const isId = view.kind === 'id'
  // A provisional id is not shown: the entry gets its id when it is named.
  if (isId && isUnnamed(textOf(value))) return null
  return (
    <div className={styles.field} data-field={fieldAddress(setting.file, setting.place)} tabIndex={-1}>
      <FieldProblems problems={problems} />
      <p className={styles.stored}>
        <Icon name="lock" size={16} />
        {isId ? 'Stored as' : `${view.title}:`} <code>{textOf(value)}</code>
        <HiddenText> cannot be changed</HiddenText>
      </p>
    </div>
  )
}
