import type { ContentData } from '#editing/content-data.ts'
import { valueIn } from '#editing/place.ts'
import { deleteWithUses } from '#editing/uses/delete-with-uses.ts'
import { entriesIn, useRemoval, type Removable } from '#studio/tree/removal.ts'
import { useAnnounce } from '#studio/ui/studio-root.tsx'
import { useFormParts, type SettingProps } from './form-context.ts'
import type { Schemas } from './schema-node.ts'
import type { SettingActs } from './use-setting.ts'

/**
 * Returns a function that takes a setting out of a group: at once, or after the editor has seen what goes with it, where that is entries
 * or something that others use.
 */
export const useSettingRemoval = ({ file, place }: Pick<SettingProps, 'file' | 'place'>, acts: SettingActs) => {
  const { schemas } = useFormParts()
  const announce = useAnnounce()
  const ask = useRemoval()
  return (key: string, title: string, onRemoved: () => void): void => {
    const data = acts.data()
    const value = valueIn(data.get(file), [...place, key])
    const act = acts.removal(key)
    const entry = { file, list: place, step: key }
    if (typeof value === 'object' && value !== null && (entriesIn(value) > 0 || hasUses(data, schemas, entry))) {
      ask({ label: title, entry, setting: { act: act.title, onRemoved } })
      return
    }
    acts.run(act)
    if (act.operations.length > 0) announce(`${title} is removed. Undo brings it back.`)
    onRemoved()
  }
}

const hasUses = (data: ContentData, schemas: Schemas, entry: NonNullable<Removable['entry']>): boolean => {
  const today = new Date().toISOString().slice(0, 10)
  const deletion = deleteWithUses(data, schemas, { ...entry, entry: entry.step }, { today })
  return !deletion.ok || deletion.consequences.length > 0
}
