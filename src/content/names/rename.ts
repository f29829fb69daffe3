import { isMap } from 'yaml'
import type { ContentFolder } from '#content/folder/content-file.ts'
import { fileKindOf } from '#content/folder/layout.ts'
import { historyFile } from '#content/history/id-records.ts'
import type { TextEdit } from '#content/problems/fix.ts'
import { wordReplacement } from '#content/problems/fixes.ts'
import { quoted } from '#content/problems/wording.ts'
import { isDataMap, isList } from '#content/write/edit.ts'
import type { Origins } from '#content/yaml/locate.ts'
import { parseYaml } from '#content/yaml/parse.ts'
import { literalPattern } from '#engine/literal-pattern.ts'
import type { NameInFile } from './read-names.ts'
import type { NamedThing } from './uses.ts'

export type Renamed =
  | { readonly ok: true; readonly edits: readonly TextEdit[] }
  | { readonly ok: false; readonly message: string }

/** The text edits that give a thing another id, in all files. Refuses ids that are published or taken. */
export const renameId = (
  folder: ContentFolder,
  places: readonly NameInFile[],
  { kind, id, scope, definitions, references }: NamedThing,
  newId: string,
): Renamed => {
  const refuse = (message: string): Renamed => ({ ok: false, message })
  const taken = places.some(
    (place) => place.isDefinition && place.kind === kind && place.id === newId && place.scope === scope,
  )
  if (taken) return refuse(`There is already a ${kind} ${quoted(newId)}.`)
  if (isPublished(folder, kind, scope === undefined ? id : `${scope}/${id}`))
    return refuse(
      `The ${kind} ${quoted(id)} is published: stored answers and results use this id, so it cannot change.`,
    )
  const named = [...definitions, ...references].flatMap(({ range }) => wordReplacement(range, newId).edits)
  const filled = kind === 'question' ? answersInTexts(folder, id) : kind === 'trait' ? labelsInInsights(folder, id) : []
  return { ok: true, edits: [...named, ...filled.map((place) => ({ ...place, text: newId }))] }
}

/** Also true if the history cannot be read, because then it is not known what is published. */
const isPublished = ({ files }: ContentFolder, kind: NamedThing['kind'], id: string): boolean => {
  const history = files.find(({ path }) => path === historyFile)
  if (!history) return false
  const { data } = parseYaml(history.name, history.bytes, new WeakMap(), { onlyErrors: true })
  const published = isDataMap(data) ? data['published'] : undefined
  if (!isList(published)) return true
  return published.some((entry) => isDataMap(entry) && entry['what'] === kind && entry['id'] === id)
}

type TextRange = Omit<TextEdit, 'text'>

/** The id in the placeholders that fill in the answer to a question or choose by it: {answer:id|other words}, {count:id|one|other}. */
const answersInTexts = ({ files }: ContentFolder, id: string): readonly TextRange[] =>
  files
    .filter(({ path }) => path.endsWith('.yaml'))
    .flatMap(({ name, bytes }) => rangesOf(name, new TextDecoder().decode(bytes), String.raw`\{(?:answer|count):`, id))

/** The id in the placeholders that fill in the label of a trait: {id}. Only insights have them. */
const labelsInInsights = ({ files }: ContentFolder, id: string): readonly TextRange[] =>
  files
    .filter(({ path }) => fileKindOf(path) !== undefined)
    .flatMap(({ name, bytes }) => {
      const origins: Origins = new WeakMap()
      const { data, source } = parseYaml(name, bytes, origins, { onlyErrors: true })
      const insights = isDataMap(data) ? data['insights'] : undefined
      return (isList(insights) ? insights : []).filter(isDataMap).flatMap((insight) => {
        const node = origins.get(insight)?.node
        // A text may have several lines, and a range of `locate` ends with the first one.
        const [from = 0, to = 0] = (isMap(node) ? node.get('text', true)?.range : null) ?? []
        return rangesOf(name, source.text.slice(from, to), String.raw`\{`, id, from)
      })
    })

/** The ranges of an id in placeholders that begin with `start`. `offset`: where the text begins in its file. */
const rangesOf = (file: string, text: string, start: string, id: string, offset = 0): readonly TextRange[] =>
  [...text.matchAll(new RegExp(`(?<=${start})${literalPattern(id)}(?=[|}])`, 'g'))].map(({ index }) => {
    const from = offset + index
    return { file, from, to: from + id.length }
  })
