import type { ContentData, NewAct } from '#editing/content-data.ts'
import { entryName } from '#editing/build/entry-name.ts'
import { setValue } from '#editing/build/set-value.ts'
import { valueIn, type Place } from '#editing/place.ts'
import { fieldAddress } from '#studio/app/addresses.ts'
import { useEditor, useValue } from '#studio/editor/use-editor.ts'
import { useForm, type SettingProps } from './form-context.ts'

export type SettingState = {
  readonly value: unknown
  readonly address: string
  /** What it is without a value of its own; undefined when there is no default. */
  readonly fallback: unknown
  /** @param isTyping continues the same act until `endTyping` */
  readonly set: (value: unknown, isTyping?: boolean) => void
  readonly run: (act: NewAct) => void
  /** Of a group: takes a setting out, or adds one. */
  readonly removal: (key: string) => NewAct
  /** Sets another setting of the same file. */
  readonly setting: (place: Place, value: unknown) => NewAct
  readonly addition: (key: string, value: unknown, order: readonly string[]) => NewAct
  readonly endTyping: () => void
  readonly data: () => ContentData
}

/** Reads and writes the setting of a field. */
export const useSetting = ({
  file,
  order,
  place,
  title,
}: Pick<SettingProps, 'file' | 'place' | 'order'> & { readonly title: string }): SettingState => {
  const editor = useEditor()
  const { defaults } = useForm()
  const value = useValue(file, place)
  const address = fieldAddress(file, place)
  const data = () => editor.state().data
  const run = ({ operations, title: act }: NewAct) => {
    if (operations.length > 0) editor.act(act, operations)
  }
  return {
    value,
    address,
    fallback: defaultAt(defaults, file, place),
    set: (next, isTyping = false) => {
      const name = settingName(data(), file, place, title)
      const act = setValue(data(), file, place, next, { name, ...(order && { order }) })
      if (act.operations.length > 0) editor.act(act.title, act.operations, isTyping ? address : undefined)
    },
    run,
    removal: (key) =>
      setValue(data(), file, [...place, key], undefined, { name: settingName(data(), file, [...place, key], key) }),
    addition: (key, next, keys) =>
      setValue(data(), file, [...place, key], next, {
        name: settingName(data(), file, [...place, key], key),
        order: keys,
      }),
    setting: (other, next) => setValue(data(), file, other, next),
    endTyping: editor.endTyping,
    data,
  }
}

/** Of lists there is no default entry for a position. */
const defaultAt = (defaults: ContentData, file: string, place: Place): unknown =>
  place.some((step) => typeof step === 'number') ? undefined : valueIn(defaults.get(file), place)

/** What an act says that it changes: 'Hint of “Hair type”'. */
export const settingName = (data: ContentData, file: string, place: Place, title: string): string => {
  const root = data.get(file)
  for (let length = place.length - 1; length > 0; length -= 1) {
    const step = place[length - 1]
    const owner = valueIn(root, place.slice(0, length))
    const name = Array.isArray(valueIn(root, place.slice(0, length - 1))) ? entryName(owner) : undefined
    if (name !== undefined && name !== String(step)) return `${lowerFirst(title)} of “${shortened(name)}”`
  }
  return lowerFirst(title)
}

const lowerFirst = (text: string): string =>
  /^[A-Z][a-z ]/.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text
const shortened = (text: string): string => (text.length > 40 ? `${text.slice(0, 39).trimEnd()}…` : text)
