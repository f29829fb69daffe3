import { useId } from 'react'
import { fieldAddress } from '#studio/app/addresses.ts'
import { IconButton } from '#studio/ui/button.tsx'
import { Checkbox } from '#studio/ui/field.tsx'
import { FieldProblems, hasError } from '#studio/form/notes/field-problems.tsx'
import type { SettingProps } from '#studio/form/form-context.ts'
import { useProblems } from '#studio/form/notes/problems-at.ts'
import type { ViewOf } from '#studio/form/schema/schema-view.ts'
import { useHelp } from '#studio/form/notes/use-help.ts'
import { useSetting } from '#studio/form/use-setting.ts'
import styles from '#studio/form/form.module.css'

type Props = { readonly setting: SettingProps; readonly view: ViewOf<'toggle'> }

/** Yes or no. An optional setting that is off without a default is left out. */
export const ToggleField = ({ setting, view }: Props) => {
  const { file, isRequired, onRemove, place } = setting
  const title = setting.title ?? view.title
  const state = useSetting({ ...setting, title })
  const problems = useProblems(file, place)
  const problemId = useId()
  const help = useHelp(view)
  const off = isRequired || state.fallback === view.on ? view.off : undefined
  return (
    <div className={styles.field} data-field={fieldAddress(file, place)}>
      <div className={styles.toggle}>
        <Checkbox
          label={title}
          help={help === '' ? undefined : help}
          checked={(state.value ?? state.fallback) === view.on}
          aria-invalid={hasError(problems) || undefined}
          aria-describedby={problems.length > 0 ? problemId : undefined}
          onChange={({ currentTarget }) => {
            state.set(currentTarget.checked ? view.on : off)
          }}
        />
        {onRemove && (
          <IconButton icon="close" size="small" label={`Remove ${title}`} data-removing onClick={onRemove} />
        )}
      </div>
      <FieldProblems id={problemId} problems={problems} />
    </div>
  )
}
