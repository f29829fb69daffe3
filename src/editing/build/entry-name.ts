import { isDataMap } from '#content/write/edit.ts'
import { quoted, truncated } from '#content/problems/wording.ts'
import { isUnnamed } from '#editing/ids/provisional-id.ts'
import { idOf } from '#editing/place.ts'

/** The settings that can serve as the name of an entry, in order of preference. */
const names = ['label', 'title', 'condition_label', 'heading', 'name', 'subject', 'question', 'because', 'text']

/** What an editor calls a list entry: its label or title. undefined: it has none. */
export const entryName = (entry: unknown): string | undefined => {
  if (typeof entry === 'string' || typeof entry === 'number') return String(entry)
  if (!isDataMap(entry)) return undefined
  const name = names.map((key) => entry[key]).find((text) => typeof text === 'string' && text.trim() !== '')
  if (typeof name === 'string') return name
  const id = idOf(entry)
  return isUnnamed(id) ? undefined : id
}

/** The name in quotes, shortened to fit into a title; `an entry` if it has no name. */
export const quotedName = (entry: unknown): string => {
  const name = entryName(entry)
  return name === undefined ? 'an entry' : quoted(truncated(name))
}
