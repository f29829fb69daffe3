import { inOneSentence, quoted } from '#content/problems/wording.ts'
import { isList } from '#content/write/edit.ts'
import { defaultAt } from '#studio/form/schema/default-at.ts'
import { useFormContext, type SettingProps } from '#studio/form/form-context.ts'
import { viewOf, type Setting } from '#studio/form/schema/schema-view.ts'
import styles from '#studio/form/form.module.css'

type Props = { readonly group: Pick<SettingProps, 'file' | 'place'>; readonly missing: readonly Setting[] }

/** Says where the texts of an item without settings come from. A list that is empty by default, such as the products, has to be added. */
export const OnlyDefaults = ({ group: { file, place }, missing }: Props) => {
  const { defaults, schemas } = useFormContext()
  const empty = missing.flatMap(({ key, node }) => {
    const fallback = defaultAt(defaults, file, [...place, key])
    return isList(fallback) && fallback.length === 0 ? [quoted(viewOf(schemas, node, key).title)] : []
  })
  return (
    <p className={styles.muted}>
      {empty.length === 0
        ? 'Everything here has a default. Add what should be different.'
        : `Nothing here yet. Begin with “Add setting”: it adds ${inOneSentence(empty)}. Everything else there is optional.`}
    </p>
  )
}
