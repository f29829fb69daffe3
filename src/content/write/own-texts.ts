import type { DefaultText } from '#content/default-texts.ts'
import type { ContentFile } from '#content/folder/content-file.ts'
import { decodedText } from '#content/folder/content-file.ts'
import { fileOfPart, partOfFile } from '#content/folder/inline-parts.ts'
import { fileKindOf, schemaPath } from '#content/folder/layout.ts'
import { parseYaml } from '#content/yaml/parse.ts'
import { isDataMap, isList, valueAt, type DataMap, type DataPath, type Edit } from './edit.ts'
import { writeEdits } from './write.ts'

export type OwnTexts = {
  /** The new texts of files, by their path in the content folder. */
  readonly written: readonly { readonly path: string; readonly text: string; readonly count: number }[]
  /** Files that cannot be written, because the quiz file already contains a part of them. */
  readonly withoutPlace: readonly { readonly path: string; readonly part: string; readonly count: number }[]
}

type Files = {
  readonly own: readonly ContentFile[]
  readonly defaults: readonly ContentFile[]
  /** The relative path from the content folder to the schemas. */
  readonly schemas: string | undefined
}

/**
 * Writes default texts into the files of a content, each in the place where the content could have its own. Existing texts are not
 * changed: new ones are added beside them. A list is added as a whole, because a list of a content replaces that of the defaults.
 *
 * @param used the default texts that visitors of this content can read
 * @throws if a file cannot be written, which does not happen in a content without errors
 */
export const withOwnTexts = (used: readonly DefaultText[], { own, defaults, schemas }: Files): OwnTexts => {
  const quiz = own.find(({ path }) => fileKindOf(path)?.name === 'quiz')
  const quizParts = quiz ? Object.keys(mapIn(quiz)) : []
  const texts = new Map(own.map(({ path, bytes }) => [path, decodedText(bytes)]))
  const counts = new Map<string, number>()
  const withoutPlace: OwnTexts['withoutPlace'][number][] = []
  for (const file of defaults) {
    const { path } = file
    const wanted = used.filter((text) => text.file === path)
    if (wanted.length === 0) continue
    const part = quizParts.find((name) => fileOfPart(name) === path)
    const isWhole = part !== undefined && partOfFile(path) === part
    if (part !== undefined && !isWhole) {
      withoutPlace.push({ path, part, count: wanted.length })
      continue
    }
    const [target, within] = quiz && isWhole ? [quiz.path, [part]] : [path, []]
    const text = texts.get(target) ?? emptyFile(path, schemas)
    const fallback = mapIn(file)
    const added = usedTexts(fallback, [], new Set(wanted.map((one) => JSON.stringify(one.path))))
    const named = texts.has(target) || typeof fallback['id'] !== 'string' ? {} : { id: fallback['id'] }
    const edits = missing({ ...named, ...(isDataMap(added) ? added : {}) }, valueAt(dataOf(text), within), within)
    const written = writeEdits(text, edits)
    if (!written.ok) throw new Error(`${target}: ${written.message}`)
    texts.set(target, written.text)
    counts.set(target, (counts.get(target) ?? 0) + wanted.length)
  }
  return {
    written: [...counts].map(([path, count]) => ({ path, count, text: texts.get(path) ?? '' })),
    withoutPlace,
  }
}

const emptyFile = (path: string, schemas: string | undefined): string =>
  `# yaml-language-server: $schema=${schemaPath(path, fileKindOf(path)?.schema ?? '', schemas)}\n{}\n`

const dataOf = (text: string): unknown => parseYaml('', new TextEncoder().encode(text), new WeakMap()).data

const mapIn = ({ bytes }: ContentFile): DataMap => {
  const data = dataOf(decodedText(bytes))
  return isDataMap(data) ? data : {}
}

/** The used texts of a default value, with the settings around them. Lists keep whole entries. undefined: no text is used. */
const usedTexts = (value: unknown, path: DataPath, used: ReadonlySet<string>): unknown => {
  if (isList(value)) {
    const entries = value.filter((entry, index) => usedTexts(entry, [...path, index], used) !== undefined)
    return entries.length > 0 ? entries : undefined
  }
  if (!isDataMap(value)) return used.has(JSON.stringify(path)) ? value : undefined
  const inner = Object.entries(value).flatMap(([key, one]): (readonly [string, unknown])[] => {
    const found = usedTexts(one, [...path, key], used)
    return found === undefined ? [] : [[key, found]]
  })
  return inner.length > 0 ? Object.fromEntries(inner) : undefined
}

/** The edits that add these settings where they are missing. */
const missing = (added: DataMap, own: unknown, path: DataPath): readonly Edit[] =>
  Object.entries(added).flatMap(([key, value]): readonly Edit[] => {
    const here = [...path, key]
    const written = valueAt(own, [key])
    if (written === undefined) return [{ kind: 'set', path: here, value }]
    if (isDataMap(value) && isDataMap(written)) return missing(value, written, here)
    // The titles of pages are completed page by page.
    if (!isList(value) || !isList(written)) return []
    return value.map((entry, index): Edit => ({
      kind: 'insert',
      path: here,
      index: written.length + index,
      value: entry,
    }))
  })
