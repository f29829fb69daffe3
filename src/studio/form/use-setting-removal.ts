import { valueIn } from '#editing/place.ts'
import { entriesIn, useRemoval } from '#studio/removal/removal.ts'
import type { SettingProps } from './form-context.ts'
import type { SettingActs } from './use-setting.ts'

/**
 * Returns a function that removes a setting from a group. If that would also remove entries, or something that is used elsewhere or that the
 * content needs, it first shows the editor what else is removed.
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
