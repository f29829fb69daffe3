import type { ContentData } from '#editing/content-data.ts'
import { pathOf, type Place } from '#editing/place.ts'
import { fieldAddress } from '#studio/app/addresses.ts'
import { useEditorState } from '#studio/editor/use-editor.ts'
import { PlaceholdersContext, SettingContext, ShownElsewhereContext, useFormContext } from './form-context.ts'
import { settingAt } from './schema/setting-at.ts'
import { SettingField } from './setting-field.tsx'
import { MissingItem } from './missing-item.tsx'
import { UnreadableFile } from './unreadable-file.tsx'
import styles from './form.module.css'

type Props = {
  readonly file: string
  /** The value that the form edits; empty for the whole file. */
  readonly place: Place
  /** Settings that the page shows elsewhere. */
  readonly except?: readonly string[]
}

const nothing: readonly string[] = []

/** The form of a part of a file, made from its schema. */
export const ItemForm = ({ except = nothing, file, place }: Props) => {
  const { schemas } = useFormContext()
  // The schema of a value depends on the data only if the value can have several forms.
  const address = fieldAddress(file, place)
  const state = useEditorState(({ data }) => fileState(data, file))
  const at = useEditorState(({ data }) => nodeAt(schemas, file, data.get(file), place))
  if (state === 'unreadable') return <UnreadableFile file={file} />
  if (state === 'gone' || !at) return <MissingItem file={file} place={place} />
  return (
    <SettingContext value={SettingField}>
      <PlaceholdersContext value={at.placeholders}>
        <ShownElsewhereContext value={except}>
          <div className={styles.form} data-field={address}>
            <SettingField file={file} place={place} node={at.node} settingKey={at.key} isRequired depth={0} />
          </div>
        </ShownElsewhereContext>
      </PlaceholdersContext>
    </SettingContext>
  )
}

/** Unless the file is readable, the form would be empty, and input could not be written anywhere. */
const fileState = (data: ContentData, file: string): 'readable' | 'unreadable' | 'gone' => {
  if (!data.has(file)) return 'gone'
  return data.get(file) === null ? 'unreadable' : 'readable'
}

type At = NonNullable<ReturnType<typeof settingAt>>
const known = new Map<string, At>()

/** Returns the same object as long as the schema is the same, because it is called at every change of the data. */
const nodeAt = (...[schemas, file, data, place]: Parameters<typeof settingAt>): At | undefined => {
  const at = pathOf(data, place) && settingAt(schemas, file, data, place)
  const address = fieldAddress(file, place)
  const before = known.get(address)
  if (!at || (before && before.node === at.node && before.placeholders === at.placeholders)) return at && before
  known.set(address, at)
  return at
}
