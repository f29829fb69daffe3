import { useContext, useState } from 'react'
import { counted } from '#content/problems/wording.ts'
import { isDataMap, isList } from '#content/write/edit.ts'
import { shortened } from '#editing/words/value-words.ts'
import { Button } from '#studio/ui/button.tsx'
import { Dialog } from '#studio/ui/dialog.tsx'
import { focusSoon } from '#studio/ui/focus-soon.ts'
import { matchingOptions } from '#studio/ui/matching-options.ts'
import { SearchField } from '#studio/ui/search-field.tsx'
import { defaultAt } from './schema/default-at.ts'
import { useFormContext, type SettingProps } from './form-context.ts'
import { firstSentence, helpWords } from './notes/help-words.ts'
import { SiblingTitles } from './notes/use-help.ts'
import { viewOf, type Setting } from './schema/schema-view.ts'
import styles from './form.module.css'

type Props = {
  readonly group: Pick<SettingProps, 'file' | 'place'>
  readonly title: string
  readonly settings: readonly Setting[]
  readonly onAdd: (setting: Setting) => void
}

/** From this number of settings on, there is a search. */
const many = 8

/** Lists the settings that a group does not have yet, with their purpose and their defaults. */
export const AddSetting = ({ group, onAdd, settings, title }: Props) => {
  const [isOpen, setOpen] = useState(false)
  const [search, setSearch] = useState('')
  const { defaults, schemas } = useFormContext()
  // Includes the settings that exist already, because help texts mention them.
  const titles = useContext(SiblingTitles)
  if (settings.length === 0) return null
  const rows = settings.map((setting) => {
    const view = viewOf(schemas, setting.node, setting.key)
    const [help] = firstSentence(helpWords(schemas, view.help, titles))
    const fallback = shortText(defaultAt(defaults, group.file, [...group.place, setting.key]))
    return { setting, label: view.title, help, fallback, synonyms: `${help} ${fallback ?? ''}` }
  })
  const found = matchingOptions(rows, search)
  const add = (setting: Setting) => {
    setOpen(false)
    onAdd(setting)
  }
  const addFirst = () => {
    if (search.trim() !== '' && found[0]) add(found[0].setting)
  }
  return (
    <div data-adding>
      <Button
        size="small"
        icon="add"
        variant="plain"
        aria-label={`Add setting to ${title}`}
        onClick={() => {
          setSearch('')
          setOpen(true)
        }}
      >
        Add setting
      </Button>
      <Dialog
        open={isOpen}
        title={`Add setting to ${title}`}
        onClose={() => {
          setOpen(false)
        }}
      >
        {rows.length > many && <SearchField value={search} onChange={setSearch} onEnter={addFirst} />}
        {found.length === 0 && <p className={styles.muted}>No setting has these words.</p>}
        <ul className={styles.settings}>
          {found.map((row) => (
            <li key={row.setting.key}>
              <button
                type="button"
                className={styles.settingChoice}
                onClick={() => {
                  add(row.setting)
                }}
              >
                <strong>{row.label}</strong>
                <span className={styles.muted}>{row.help}</span>
                {row.fallback !== undefined && <span className={styles.muted}>Now: {row.fallback}</span>}
              </button>
            </li>
          ))}
        </ul>
      </Dialog>
    </div>
  )
}

/** Moves the focus to the button that adds settings, after a removed setting took the focused button with it. */
export const focusAdding = (group: HTMLElement | null): void => {
  focusSoon(() => group?.querySelector<HTMLElement>(':scope > [data-adding] > button'))
}

const shortText = (value: unknown): string | undefined => {
  if (typeof value === 'string') return value.trim() === '' ? 'nothing' : shortened(value)
  if (typeof value === 'number') return String(value)
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  if (isList(value)) return counted(value.length, 'entry', 'entries')
  return isDataMap(value) ? 'the defaults' : undefined
}
