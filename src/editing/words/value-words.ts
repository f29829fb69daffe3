import { isDataMap, isList } from '#content/write/edit.ts'
import { counted, inOneSentence, quoted, truncated } from '#content/problems/wording.ts'
import { entryName } from '#editing/build/entry-name.ts'
import type { ContentData } from '#editing/content-data.ts'
import { entriesOfKind } from '#editing/ids/content-entries.ts'
import { listKind } from '#editing/ids/list-kind.ts'
import { valueIn, type Place } from '#editing/place.ts'
import { optionsOffered, questionWithId } from '#editing/questions.ts'

/** Where a value is, so that ids in it can be replaced by names. */
export type ValuePlace = { readonly file: string; readonly place: Place; readonly reference: string | undefined }

/** The words for a group of settings, of which nothing else can be said in a few words. */
export const ownSettings = 'its own settings'

/** A value in an editor's words: with names instead of ids. */
export const valueInWords = (data: ContentData, value: unknown, at: ValuePlace): string => {
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (typeof value === 'number') return String(value)
  if (typeof value === 'string') return quoted(shortened(nameOf(data, value, at) ?? value))
  if (isList(value) && value.every((one) => typeof one !== 'object'))
    return value.length === 0 ? 'nothing' : inOneSentence(value.map((one) => valueInWords(data, one, at)))
  if (isList(value)) return counted(value.length, 'entry', 'entries')
  if (!isDataMap(value)) return 'nothing'
  const values = Object.values(value)
  if (values.length > 0 && values.every(isList)) return counted(values.length, 'list', 'lists')
  const amounts = Object.entries(value).filter(([, one]) => typeof one === 'number')
  if (at.reference === undefined || amounts.length < Object.keys(value).length) return ownSettings
  return inOneSentence(amounts.map(([id, one]) => `${String(one)} for ${valueInWords(data, id, at)}`))
}

/** The name of what an id refers to. undefined: it is not a reference, or its target does not exist. */
const nameOf = (data: ContentData, id: string, { file, place, reference }: ValuePlace): string | undefined => {
  if (reference === undefined) return undefined
  if (reference === 'option' || reference === 'value') return optionName(data, id, file, place)
  const kind = listKind([`${reference}s`])
  const entry = kind === 'entry' ? undefined : entriesOfKind(data, kind).find(({ value }) => value['id'] === id)
  return entry && entryName(entry.value)
}

/** The label of an option. Its question is referred to beside the option, or further out. */
const optionName = (data: ContentData, id: string, file: string, place: Place): string | undefined => {
  for (let length = place.length; length >= 0; length -= 1) {
    const owner = valueIn(data.get(file), place.slice(0, length))
    const question = isDataMap(owner) ? owner['question'] : undefined
    const asked = typeof question === 'string' ? questionWithId(data, question) : undefined
    if (asked) {
      const option = optionsOffered(data, asked).find((one) => one['id'] === id)
      return option && entryName(option)
    }
  }
  return undefined
}

/** A text shortened to the length that may be quoted in a sentence. */
export const shortened = (text: string): string => truncated(text, 80)

/** At most this many names are written out. */
const maxNames = 3

/** Names of several things in one sentence: `“A”, “B” and 3 more`. */
export const someNames = (names: readonly string[]): string => {
  const shown = names.slice(0, maxNames).map((name) => quoted(shortened(name)))
  return names.length > maxNames ? `${shown.join(', ')} and ${names.length - maxNames} more` : inOneSentence(shown)
}
