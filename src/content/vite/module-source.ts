import { hasModule } from '#content/modules.ts'
import type { ModuleName } from '#types/content.generated.ts'
import { quizLaterSlice } from './quiz-later-slice.ts'
import {
  aboutSlice,
  accountSlice,
  dashboardSlice,
  howSlice,
  pathsSlice,
  photosSlice,
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

const prefix = '\0virtual:content/'

type Exports = (compiled: VersionedContent) => Readonly<Record<string, unknown>>

/** For a content without the module, the value is null: no code that is part of such a product imports it. */
const ifHas =
  <Module extends ModuleName>(
    module: Module,
    name: string,
    slice: (compiled: VersionedContent<Module>) => unknown,
  ): Exports =>
  ({ content, version }) => ({ [name]: hasModule(content, module) ? slice({ content, version }) : null })

/** The values that each module exports. `live-modules.ts` has the names. */
export const slices: Readonly<Record<string, Exports>> = {
  quiz: (compiled) => ({ quizContent: quizSlice(compiled) }),
  'quiz-later': (compiled) => ({ quizLaterContent: quizLaterSlice(compiled) }),
  photos: ifHas('photos', 'photosContent', photosSlice),
  report: (compiled) => ({ reportContent: reportSlice(compiled) }),
  head: (compiled) => ({ headContent: headSlice(compiled.content) }),
  site: (compiled) => ({ siteContent: siteSlice(compiled) }),
  home: ifHas('home', 'homeContent', homeSlice),
  about: ifHas('about', 'aboutContent', aboutSlice),
  how: ifHas('how', 'howContent', howSlice),
  paths: (compiled) => ({ pathsContent: pathsSlice(compiled) }),
  session: (compiled) => ({ sessionContent: sessionSlice(compiled) }),
  account: ifHas('accounts', 'accountContent', accountSlice),
  dashboard: ifHas('accounts', 'dashboardContent', dashboardSlice),
  feedback: ifHas('feedback', 'feedbackContent', feedbackSlice),
  complaints: ifHas('complaints', 'complaintsContent', complaintsSlice),
  text: (compiled) => ({ textContent: textSlice(compiled) }),
  'score-rules': (compiled) => ({ scoreRulesContent: scoreRulesSlice(compiled) }),
  updates: ifHas('updates', 'updatesContent', updatesSlice),
  unsubscribe: ifHas('updates', 'unsubscribeContent', unsubscribeSlice),
  all: ({ content, version }) => ({ content, version }),
}

/** Modules whose source is code: constants that the bundler evaluates. See `contentConstants`. */
const constants: Readonly<Record<string, (constants: ContentConstants) => string>> = {
  modules: () =>
    [
      `export * as modules from 'virtual:content/module-names'`,
      `export * as questionKinds from 'virtual:content/question-kinds'`,
      `export * as stepKinds from 'virtual:content/step-kinds'`,
      `export * as questionFeatures from 'virtual:content/question-features'`,
      '',
    ].join('\n'),
  'module-names': ({ modules }) => exportsOf(modules),
  'question-kinds': ({ questionKinds }) => exportsOf(questionKinds),
  'step-kinds': ({ stepKinds }) => exportsOf(stepKinds),
  'question-features': ({ questionFeatures }) => exportsOf(questionFeatures),
}

const exportsOf = (values: Readonly<Record<string, boolean>>): string =>
  Object.entries(values)
    .map(([name, value]) => `export const ${name} = ${String(value)}\n`)
    .join('')

/** Resolved ids. As Rollup recommends for virtual modules, they begin with a NUL character, so that other plugins ignore them. */
export const virtualModuleIds: readonly string[] = [...Object.keys(slices), ...Object.keys(constants)].map(
  (name) => prefix + name,
)

export const isVirtualModule = (id: string): boolean => virtualModuleIds.includes(id)

/** From the name in an import (virtual:content/quiz) to the resolved id. */
export const resolveVirtualModule = (name: string): string | undefined =>
  virtualModuleIds.find((id) => id === `\0${name}`)

/**
 * The source of a virtual module. Undefined if there is no such module.
 *
 * The value is JSON in a string, because engines parse that faster than the same as code. There is no `import.meta.hot.accept`: the
 * module would accept its own update, and the components that import it would not be updated.
 *
 * @param kinds which kinds of question and step the constants say that the content uses
 */
export const virtualModuleSource = (
  id: string,
  compiled: VersionedContent,
  kinds: IncludedKinds,
): string | undefined => {
  const constant = constants[id.slice(prefix.length)]
  if (constant) return constant(contentConstants(compiled.content, kinds))
  const made = slices[id.slice(prefix.length)]?.(compiled)
  if (!made) return undefined
  return Object.entries(made)
    .map(([name, value]) => `export const ${name} = JSON.parse(${JSON.stringify(JSON.stringify(value))})\n`)
    .join('')
}
