import { uncapitalised } from '#content/problems/wording.ts'
import type { ContentData, NewAct } from '#editing/content-data.ts'
import { entryName } from '#editing/build/entry-name.ts'
import { entryTitle } from '#editing/build/entry-title.ts'
import { setValue } from '#editing/build/set-value.ts'
import { valueIn, type Place } from '#editing/place.ts'
import { fieldAddress } from '#studio/app/addresses.ts'
import { useEditor, useValue } from '#studio/editor/use-editor.ts'
import { defaultAt } from './schema/default-at.ts'
import { useFormContext, type SettingProps } from './form-context.ts'

/** The actions on a setting. */
export type SettingActs = {
  readonly address: string
  /** @param isTyping continues the same act until `endTyping` */
  readonly set: (value: unknown, isTyping?: boolean) => void
  readonly run: (act: NewAct) => void
  /** For a group: the acts that remove or add one of its settings. */
  readonly removal: (key: string) => NewAct
  readonly addition: (key: string, value: unknown, order: readonly string[]) => NewAct
  /** Sets another setting of the same file. */
  readonly setting: (place: Place, value: unknown) => NewAct
  readonly endTyping: () => void
  readonly data: () => ContentData
  /** The present value. */
  readonly now: () => unknown
}

export type SettingState = SettingActs & {
  readonly value: unknown
  /** The default; undefined if there is none. */
  readonly fallback: unknown
}

type Named = Pick<SettingProps, 'file' | 'place' | 'order'> & { readonly title: string }

/** Writes a setting without subscribing to its value, for groups and lists, which need not render when something inside them changes. */
export const useSettingActs = ({ file, order, place, title }: Named): SettingActs => {
  const editor = useEditor()
  const address = fieldAddress(file, place)
  const data = () => editor.state().data
  const settingIn = (key: string) => ({ name: settingName(data(), file, [...place, key], key) })
  return {
    address,
    set: (next, isTyping = false) => {
      const name = settingName(data(), file, place, title)
      const act = setValue(data(), file, place, next, { name, ...(order && { order }) })
      if (act.operations.length > 0) editor.act(act.title, act.operations, isTyping ? address : undefined)
    },
    run: (act) => {
      if (act.operations.length > 0) editor.act(act.title, act.operations)
    },
    removal: (key) => setValue(data(), file, [...place, key], undefined, settingIn(key)),
    addition: (key, next, keys) => setValue(data(), file, [...place, key], next, { ...settingIn(key), order: keys }),
    setting: (other, next) => setValue(data(), file, other, next),
    endTyping: editor.endTyping,
    data,
    now: () => valueIn(data().get(file), place),
  }
}

/** Reads and writes the setting of a field. */
export const useSetting = (setting: Named): SettingState => {
  const { file, place } = setting
  const { defaults } = useFormContext()
  return {
    ...useSettingActs(setting),
    value: useValue(file, place),
    fallback: defaultAt(defaults, file, place),
  }
}

/** The name of a setting for the title of an act: 'Hint of “Bedtime”'. */
export const settingName = (data: ContentData, file: string, place: Place, title: string): string => {
  const root = data.get(file)
  for (let length = place.length - 1; length > 0; length -= 1) {
    const step = place[length - 1]
    const owner = valueIn(root, place.slice(0, length))
    const name = Array.isArray(valueIn(root, place.slice(0, length - 1))) ? entryName(owner) : undefined
    if (name !== undefined && name !== String(step)) return `${uncapitalised(title)} of ${entryTitle(data, owner)}`
  }
  return uncapitalised(title)
}
