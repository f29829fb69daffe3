import type { Content, PublishedId } from '#types/content.generated.ts'
import { schemaPath } from '#content/folder/layout.ts'
import { isDataMap, isList } from '#content/write/edit.ts'
import { parseYaml } from '#content/yaml/parse.ts'
import { currentIds, keyOf } from './current-ids.ts'
import { historyFile } from './id-records.ts'

/** What a release adds to the history: new ids, changed labels, and ids that are gone. `on`: the day of the release. */
export const entriesOfRelease = (content: Content, on: string): readonly PublishedId[] => {
  const latest = new Map(content.history.published.map((entry) => [keyOf(entry), entry]))
  const current = currentIds(content)
  const there = new Set(current.map(keyOf))
  const added = current.flatMap(({ what, id, kind, label }): PublishedId[] => {
    const known = latest.get(keyOf({ what, id }))
    if (known && known.kind === kind && known.label === label) return []
    return [{ what, id, ...(kind !== undefined && { kind }), ...(label !== undefined && { label }), on }]
  })
  const gone = [...latest.values()]
    .filter((entry) => !there.has(keyOf(entry)) && !entry.retired)
    .map(({ what, id }): PublishedId => ({ what, id, retired: true, on }))
  return [...added, ...gone]
}

/**
 * The history file with these entries at its end.
 *
 * @param text the file as it is; null when there is none yet
 * @param schemas relative path from the content folder to the schemas
 */
export const withEntries = (text: string | null, entries: readonly PublishedId[], schemas?: string): string => {
  const before = text ?? emptyFile(schemas)
  // An empty list is written as `[]`, below which nothing can be added. New entries begin in the column of the existing ones.
  const whole = before.trimEnd().replace(/^(published:) *\[ *\]/m, '$1')
  const indent = /^( *)- /m.exec(whole)?.[1] ?? '  '
  const after = [whole, ...entries.map((entry) => `${indent}- ${inOneLine(entry)}`), ''].join('\n')
  if (countIn(after) !== countIn(before) + entries.length)
    throw new Error(`Nothing was changed: write each entry of ${historyFile} on a line of its own first, as “  - {…}”.`)
  return after
}

/** How many entries are in a history file; -1 when it cannot be read. */
const countIn = (text: string): number => {
  const { data } = parseYaml(historyFile, new TextEncoder().encode(text), new WeakMap(), { onlyErrors: true })
  const published = isDataMap(data) ? data['published'] : undefined
  return isList(published) ? published.length : published === null ? 0 : -1
}

/** Ids and labels are always in quotes, as JSON writes them, because YAML would read `1` as a number and `Yes` as true. */
const inOneLine = (entry: PublishedId): string =>
  `{${Object.entries(entry)
    .map(([key, value]) => `${key}: ${key === 'id' || key === 'label' ? JSON.stringify(value) : value}`)
    .join(', ')}}`

const emptyFile = (
  schemas?: string,
): string => `# yaml-language-server: $schema=${schemaPath(historyFile, 'history.schema.json', schemas)}
# Every id that was ever published, with its meaning. \`npm run content -- release\` adds to this file; do not edit it.
published:
`
