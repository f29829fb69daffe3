import type { ContentFolder } from '#content/folder/content-file.ts'
import type { TextEdit } from '#content/problems/fix.ts'
import { wordReplacement } from '#content/problems/fixes.ts'
import { quoted } from '#content/problems/wording.ts'
import type { NamedPlace } from './read-names.ts'
import type { NamedThing } from './uses.ts'

export type Renamed =
  | { readonly ok: true; readonly edits: readonly TextEdit[] }
  | { readonly ok: false; readonly message: string }

/** The ids that were published are in this file, if there is one. */
const historyFile = 'history/ids.yaml'

/** The text edits that give a thing another id, in all files. Refuses ids that are published or taken. */
export const renameId = (
  folder: ContentFolder,
  places: readonly NamedPlace[],
  { kind, id, scope, definitions, references }: NamedThing,
  newId: string,
): Renamed => {
  const refuse = (message: string): Renamed => ({ ok: false, message })
  const taken = places.some(
    (place) => place.isDefinition && place.kind === kind && place.id === newId && place.scope === scope,
  )
  if (taken) return refuse(`There is already a ${kind} ${quoted(newId)}.`)
  if (isPublished(folder, scope === undefined ? id : `${scope}/${id}`))
    return refuse(
      `The ${kind} ${quoted(id)} is published: stored answers and results use this id, so it cannot change.`,
    )
  const named = [...definitions, ...references].flatMap(({ range }) => wordReplacement(range, newId).edits)
  const placeholders = kind === 'question' ? answersInTexts(folder, id, newId) : []
  return { ok: true, edits: [...named, ...placeholders] }
}

const isPublished = ({ files }: ContentFolder, id: string): boolean => {
  const history = files.find(({ path }) => path === historyFile)
  const entry = new RegExp(`\\bid: ["']?${literal(id)}["']?\\s*[,}\\r\\n]`)
  return history !== undefined && entry.test(new TextDecoder().decode(history.bytes))
}

/** Placeholders that fill in the answer to the question: {answer:id} and {answer:id|other words}. */
const answersInTexts = ({ files }: ContentFolder, id: string, newId: string): readonly TextEdit[] =>
  files
    .filter(({ path }) => path.endsWith('.yaml'))
    .flatMap(({ name, bytes }) => {
      const start = '{answer:'
      const pattern = new RegExp(`\\${start}${literal(id)}(?=[|}])`, 'g')
      return [...new TextDecoder().decode(bytes).matchAll(pattern)].map(({ index }): TextEdit => {
        const from = index + start.length
        return { file: name, from, to: from + id.length, text: newId }
      })
    })

const literal = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
