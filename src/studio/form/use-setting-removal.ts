import { valueIn } from '#editing/place.ts'
import { entriesIn, useRemoval } from '#studio/removal/removal.ts'
import type { SettingProps } from './form-context.ts'
import type { SettingActs } from './use-setting.ts'

/**
 * Returns a function that takes a setting out of a group: at once, or after the editor has seen what goes with it, where that is entries,
 * something that others use, or what the content needs.
 */
export const useSettingRemoval = ({ file, place }: Pick<SettingProps, 'file' | 'place'>, acts: SettingActs) => {
  const remove = useRemoval()
  return (key: string, title: string, onRemoved: () => void): void => {
    remove({
      label: title,
      entry: { file, list: place, step: key },
      setting: { act: acts.removal(key) },
      onRemoved,
      isQuick: entriesIn(valueIn(acts.data().get(file), [...place, key])) === 0,
    })
  }
}
