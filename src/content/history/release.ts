import type { Content, PublishedId } from '#types/content.generated.ts'
import { schemaPath } from '#content/folder/layout.ts'
import { currentIds, keyOf } from './current-ids.ts'

/** Where the history is, relative to the content folder. */
export const historyFile = 'history/ids.yaml'

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
export const withEntries = (text: string | null, entries: readonly PublishedId[], schemas?: string): string =>
  [(text ?? emptyFile(schemas)).trimEnd(), ...entries.map((entry) => `  - ${inOneLine(entry)}`), ''].join('\n')

/** Ids and labels are always in quotes, as JSON writes them: YAML would take `1` for a number and `Yes` for true. */
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
