/** Adding and removing whole files: pages, and the other parts of a content. */
import { fileKindOf, knownFiles } from '#content/folder/layout.ts'
import { quoted } from '#content/problems/wording.ts'
import { isDataMap, isList } from '#content/write/edit.ts'
import { addEntry, deleteEntry } from '#editing/build/list-acts.ts'
import { newFile } from '#editing/build/new-file.ts'
import type { ContentData, NewAct } from '#editing/content-data.ts'
import { newId } from '#editing/ids/new-id.ts'
import type { ListPlace } from '#editing/list-place.ts'
import { isInQuizFile, quizFileOf } from '#editing/located.ts'
import type { Operation } from '#editing/operation.ts'
import type { FolderFile } from '#editing/studio-api.ts'
import { deleteFileWithUses, type DeletionInput, type DeletionResult } from '#editing/uses/delete-with-uses.ts'
import { emptyValue, newValue } from '#studio/form/schema/empty-value.ts'
import { documentNode, type Schemas } from '#studio/form/schema/schema-node.ts'
import { viewOf } from '#studio/form/schema/schema-view.ts'
import { settingAt } from '#studio/form/schema/setting-at.ts'
import { whyPartStays, type Part } from './parts.ts'

export type Source = { readonly data: ContentData; readonly files: readonly FolderFile[]; readonly schemas: Schemas }

/** Adds a text page with this heading. Its other texts are empty, and reported as problems until they are written. */
export const addTextPage = ({ data, files, schemas }: Source, heading: string): NewAct & { readonly file: string } => {
  const titles = pageTitles(data)
  const id = String(newId(data, titles, heading, namesOfPages(data))).replaceAll('_', '-')
  const file = `pages/text/${id}.yaml`
  const settings = { ...requiredSettings(schemas, file), id, route: `/${id}`, heading }
  const entry = { id, title: [...heading].slice(0, longestTitle(schemas)).join(''), description: '', listed: true }
  return {
    file,
    title: `Add the page ${quoted(heading)}`,
    operations: [
      ...newFile(files, file, settings),
      ...(data.has(titles.file)
        ? addEntry(data, titles, entry).operations
        : newFile(files, titles.file, { meta: [entry] })),
    ],
  }
}

/** Adds the files of a part, each with its required settings that have no default. */
export const addPart = ({ data, files, schemas }: Source, part: Part): NewAct => ({
  title: `Add ${quoted(part.title)}`,
  operations: part.files
    .filter((file) => !data.has(file))
    .flatMap((file) => newFile(files, file, settingsOf(schemas, file))),
})

/** Removes a part that is one file, with every reference to its entries. */
export const removePart = (
  { data, schemas }: Pick<Source, 'data' | 'schemas'>,
  part: Part,
  input: DeletionInput,
): DeletionResult => {
  const [file = ''] = part.files
  const message = whyPartStays(data, part)
  if (message !== undefined) return { ok: false, message }
  return deleteFileWithUses(data, schemas, file, `Remove ${quoted(part.title)}`, input)
}

/** Removes pages, with their titles. Links to them are reported as problems. */
export const removePages = (
  { data, files }: Omit<Source, 'schemas'>,
  paths: readonly string[],
  title: string,
): NewAct => {
  const titles = pageTitles(data)
  const removed = paths.filter((path) => data.has(path))
  return {
    title: `Remove ${quoted(title)}`,
    operations: [
      ...removed.map((file): Operation => {
        const before = files.find(({ path }) => path === file)?.text ?? null
        return { kind: 'file', file, before, after: null }
      }),
      ...removed.flatMap((file) => deleteEntry(data, { ...titles, entry: nameOf(file) }).operations),
    ],
  }
}

const isPage = (file: string): boolean => file.startsWith('pages/')
/** The name of a page in its file name: `how-we-score`. */
const nameOf = (file: string): string => file.slice(file.lastIndexOf('/') + 1).replace(/\.yaml$/, '')

/** The names of the existing pages and of all pages that a content can have, because no two pages may share an id or address. */
const namesOfPages = (data: ContentData): readonly string[] =>
  [...data.keys(), ...knownFiles].filter(isPage).map((file) => nameOf(file).replaceAll('-', '_'))

const settingsOf = (schemas: Schemas, file: string): Readonly<Record<string, unknown>> => {
  const required = requiredSettings(schemas, file)
  if (!isPage(file)) return required
  const id = nameOf(file)
  return { ...required, id, ...(required['route'] === '' && { route: `/${id}` }) }
}

/** The required settings of a file, empty where possible. */
const requiredSettings = (schemas: Schemas, file: string): Readonly<Record<string, unknown>> => {
  const node = documentNode(schemas, fileKindOf(file)?.schema ?? '')
  // The first entry of a page gets a numbered id, which nobody sees. The entries of other parts are named when they are added.
  const value = node && (isPage(file) ? emptyValue : newValue)(schemas, node)
  if (!isDataMap(value)) return {}
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, isList(inner) ? inner.map(withId) : inner]),
  )
}

/** An entry without a name, from which an id could be made, gets a numbered id. */
const withId = (entry: unknown, index: number): unknown =>
  isDataMap(entry) && entry['id'] === '' ? { ...entry, id: `entry_${index + 1}` } : entry

/** Where the content keeps the titles of its pages. */
const pageTitles = (data: ContentData): ListPlace =>
  data.has(siteFile) || !(data.has('quiz.yaml') || isInQuizFile(data, siteFile))
    ? { file: siteFile, list: ['meta'] }
    : { file: quizFileOf(data), list: ['site', 'meta'] }
const siteFile = 'settings/site.yaml'

/** The maximum length of a page title. undefined: any length. */
const longestTitle = (schemas: Schemas): number | undefined => {
  const title = settingAt(schemas, siteFile, undefined, ['meta', 0, 'title'])
  const view = title && viewOf(schemas, title.node, title.key)
  return view?.kind === 'text' ? view.maxLength : undefined
}
