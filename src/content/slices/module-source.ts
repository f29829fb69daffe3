import { hasModule } from '#content/modules.ts'
import type { ModuleName } from '#types/content.generated.ts'
import { liveExports, moduleReexports, resolvedPrefix } from './live-modules.ts'
import { photosSlice, quizLaterSlice } from './quiz-later-slice.ts'
import {
  aboutSlice,
  accountSlice,
  dashboardSlice,
  howSlice,
  pathsSlice,
  quizSlice,
  reportSlice,
  sessionSlice,
  siteSlice,
  type VersionedContent,
} from './slices.ts'
import { complaintsSlice, feedbackSlice, unsubscribeSlice, updatesSlice } from './form-slices.ts'
import { headSlice } from './site-slices.ts'
import { contentConstants, type IncludedKinds, type ContentConstants } from './used-kinds.ts'
import { homeSlice } from './home-slice.ts'
import { scoreRulesSlice, textSlice } from './text-slices.ts'

type Slice = (compiled: VersionedContent) => unknown

/** The value is null for a content without the module, because the product then contains no code that imports it. */
const ifHas =
  <Module extends ModuleName>(module: Module, slice: (compiled: VersionedContent<Module>) => unknown): Slice =>
  ({ content, version }) =>
    hasModule(content, module) ? slice({ content, version }) : null

/** What each module exports, under the name in `liveExports`. */
const slices: Readonly<Record<keyof typeof liveExports, Slice>> = {
  quiz: quizSlice,
  'quiz-later': quizLaterSlice,
  photos: ifHas('photos', photosSlice),
  report: reportSlice,
  head: ({ content }) => headSlice(content),
  site: siteSlice,
  home: ifHas('home', homeSlice),
  about: ifHas('about', aboutSlice),
  how: ifHas('how', howSlice),
  paths: pathsSlice,
  session: sessionSlice,
  account: ifHas('accounts', accountSlice),
  dashboard: ifHas('accounts', dashboardSlice),
  feedback: ifHas('feedback', feedbackSlice),
  complaints: ifHas('complaints', complaintsSlice),
  text: textSlice,
  'score-rules': scoreRulesSlice,
  updates: ifHas('updates', updatesSlice),
  unsubscribe: ifHas('updates', unsubscribeSlice),
}

const isSlice = (name: string): name is keyof typeof slices => Object.hasOwn(slices, name)

/** The value of a module. undefined: there is no such module. */
export const sliceOf = (name: string, compiled: VersionedContent): unknown =>
  isSlice(name) ? slices[name](compiled) : undefined

/** The values of all modules: what the pages of a content load. */
export const allSlices = (compiled: VersionedContent): readonly unknown[] =>
  Object.values(slices).map((slice) => slice(compiled))

/** The exports of a module whose source is a value. `all` is for tests and stories. */
const valuesOf = (name: string, compiled: VersionedContent): Readonly<Record<string, unknown>> | null => {
  if (name === 'all') return { content: compiled.content, version: compiled.version }
  return isSlice(name) ? { [liveExports[name]]: slices[name](compiled) } : null
}

/** Modules whose source is code: constants that the bundler evaluates. See `contentConstants`. */
const constants: Readonly<Record<string, (constants: ContentConstants) => string>> = {
  modules: () => moduleReexports,
  'module-names': ({ modules }) => exportsOf(modules),
  'question-kinds': ({ questionKinds }) => exportsOf(questionKinds),
  'step-kinds': ({ stepKinds }) => exportsOf(stepKinds),
  'question-features': ({ questionFeatures }) => exportsOf(questionFeatures),
}

const exportsOf = (values: Readonly<Record<string, boolean>>): string =>
  Object.entries(values)
    .map(([name, value]) => `export const ${name} = ${String(value)}\n`)
    .join('')

/** Resolved ids. */
export const virtualModuleIds: readonly string[] = [...Object.keys(slices), 'all', ...Object.keys(constants)].map(
  (name) => resolvedPrefix + name,
)

export const isVirtualModule = (id: string): boolean => virtualModuleIds.includes(id)

/** From the name in an import (virtual:content/quiz) to the resolved id. */
export const resolveVirtualModule = (name: string): string | undefined =>
  virtualModuleIds.find((id) => id === `\0${name}`)

/**
 * The source of a virtual module. Undefined if there is no such module.
 *
 * The value is JSON in a string, because JavaScript engines parse that faster than code. There is no `import.meta.hot.accept`, because
 * the module would then accept its own update, and the components that import it would not be updated.
 *
 * @param kinds which kinds of question and step the constants say that the content uses
 */
export const virtualModuleSource = (
  id: string,
  compiled: VersionedContent,
  kinds: IncludedKinds,
): string | undefined => {
  const name = id.slice(resolvedPrefix.length)
  const constant = constants[name]
  if (constant) return constant(contentConstants(compiled.content, kinds))
  const made = valuesOf(name, compiled)
  if (!made) return undefined
  return Object.entries(made)
    .map(([exported, value]) => `export const ${exported} = JSON.parse(${JSON.stringify(JSON.stringify(value))})\n`)
    .join('')
}
