import type { Content, ModuleName } from '#types/content.generated.ts'
import { createAssemble, type RenderedTexts } from './assemble.ts'
import { memoise } from './memoise.ts'
import { createWithDefaults } from './folder/defaults.ts'
import { mergeDocuments, modulesOfFiles } from './folder/documents.ts'
import { moduleNeeding } from './folder/layout.ts'
import { resolveOptionLists } from './option-lists.ts'
import type { ValidatedFile } from './validate-file.ts'
import { allSlices } from './slices/module-source.ts'
import type { DataPath } from './write/edit.ts'
import { isObject } from './yaml/json-pointer.ts'
import type { Locate, Origins } from './yaml/locate.ts'

/** A text of the defaults, and where it is in their files. */
export type DefaultText = { readonly file: string; readonly path: DataPath; readonly text: string }

type Tools = { readonly origins: Origins; readonly rendered: RenderedTexts; readonly locate: Locate }

/**
 * The default texts that visitors of a content can read, because its pages load them, its mails contain them, or its server says them.
 * Each default text gets a mark, and the marks are then searched for in everything that is made from the content.
 *
 * @param authored the files of a valid content
 */
export const usedDefaultTexts = (
  authored: readonly ValidatedFile[],
  defaults: readonly ValidatedFile[],
  tools: Tools,
): readonly DefaultText[] => {
  const present = modulesOfFiles(authored)
  const marked = defaults.map((file) => {
    const module = moduleNeeding(file.path)
    return module === undefined || present.has(module) ? withMarks(file).file : file
  })
  const merged = mergeDocuments(createWithDefaults(tools)(authored, marked))
  const content = createAssemble(tools.rendered)(resolveOptionLists(merged, true, tools).content)
  const seen = JSON.stringify([allSlices({ content, version: '' }), content.emails, saidByServer(content)])
  const found = new Set([...seen.matchAll(markPattern)].map(([, name]) => name))
  return defaults.flatMap((file) =>
    withMarks(file).texts.flatMap((text, index) =>
      found.has(`${file.path}:${index}`) && !isOfMissingModule(text, present) ? [text] : [],
    ),
  )
}

/** What the account pages load for a module that a content need not have, and show only with it. */
const partsOfModules: readonly (readonly [module: ModuleName, file: string, path: string])[] = [
  ['products', 'pages/dashboard.yaml', 'analysis/add_products/'],
  ['products', 'pages/dashboard.yaml', 'recommendations/'],
  ['products', 'pages/dashboard.yaml', 'account/products/'],
  ['products', 'settings/messages.yaml', 'recommendations/'],
  ['photos', 'pages/dashboard.yaml', 'analysis/photos/'],
  ['photos', 'settings/messages.yaml', 'photos/'],
]

const isOfMissingModule = ({ file, path }: DefaultText, present: ReadonlySet<ModuleName>): boolean =>
  partsOfModules.some(([module, of, part]) => !present.has(module) && file === of && path.join('/').startsWith(part))

/** The messages of the server, and the reasons that it writes into a result. Without ingredient lists, no reason is about ingredients. */
const saidByServer = ({ messages, catalogue, modules }: Content): readonly unknown[] => {
  const { allergy, filter, ...others } = catalogue.matching.reasons
  return [messages.common, messages.quiz, others, modules.includes('ingredients') ? [allergy, filter] : []]
}

const mark = (name: string): string => `\uE000${name}\uE001`
const markPattern = /\uE000(.+?)\uE001/g

/** A default file with a mark at the beginning of each text, and its texts in order. */
const withMarks = memoise((file: ValidatedFile) => {
  const texts: DefaultText[] = []
  const marked = (value: unknown, path: DataPath): unknown => {
    if (Array.isArray(value)) return value.map((entry, index) => marked(entry, [...path, index]))
    if (isObject(value))
      return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, marked(inner, [...path, key])]))
    if (typeof value !== 'string' || !isText(file.path, path, value)) return value
    return mark(`${file.path}:${texts.push({ file: file.path, path, text: value }) - 1}`) + value
  }
  return { file: { ...file, data: marked(file.data, []) }, texts }
})

/** These files contain only colours, fonts, numbers and addresses. */
const filesWithoutTexts = new Set(['settings/brand.yaml', 'settings/constants.yaml'])
const settingsWithoutTexts = new Set<unknown>([
  'currency',
  'default_image',
  'id',
  'locale',
  'main_question',
  'route',
  'show',
  'src',
  'time_zone',
  'to',
  'url',
])

/** Whether people read this string of a default file. A string without letters does not count, because it is the same in every language. */
export const isText = (file: string, path: DataPath, value: string): boolean =>
  !filesWithoutTexts.has(file) &&
  !settingsWithoutTexts.has(path.at(-1)) &&
  /\p{L}/u.test(value.replaceAll(/\{\w+\}/g, ''))
