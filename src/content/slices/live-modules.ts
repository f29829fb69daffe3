import type { Plugin } from 'vite'
import { moduleNames } from '#content/modules.ts'
import type { Brand } from '#types/content.generated.ts'
import { everyKind } from './used-kinds.ts'

/** The prefix of resolved ids. As Rollup recommends for virtual modules, it begins with a NUL character, so that other plugins ignore them. */
export const resolvedPrefix = '\0virtual:content/'

/** The name of the export of each module of the content. The values are in `slices` in module-source.ts. */
export const liveExports = {
  quiz: 'quizContent',
  'quiz-later': 'quizLaterContent',
  photos: 'photosContent',
  report: 'reportContent',
  head: 'headContent',
  site: 'siteContent',
  home: 'homeContent',
  about: 'aboutContent',
  how: 'howContent',
  paths: 'pathsContent',
  session: 'sessionContent',
  account: 'accountContent',
  dashboard: 'dashboardContent',
  feedback: 'feedbackContent',
  complaints: 'complaintsContent',
  text: 'textContent',
  'score-rules': 'scoreRulesContent',
  updates: 'updatesContent',
  unsubscribe: 'unsubscribeContent',
} as const

/** `modules` says which modules the content has: it changes with the content as well. */
export const moduleReexports = [
  `export * as modules from 'virtual:content/module-names'`,
  ...Object.keys(everyKind).map((name) => `export * as ${name} from 'virtual:content/${kebab(name)}'`),
].join('\n')

/**
 * The source of a virtual module whose values are replaced while the page runs. Code that imports a binding always reads the newest
 * value. undefined: there is no such module.
 *
 * @param live the module with `onValue(name, set)`: it calls `set` with the value of a module, at once if there is one already
 */
export const liveModuleSource = (name: string, live: string): string | undefined => {
  const subscribe = `import { onValue } from ${JSON.stringify(live)}`
  if (name === 'modules') return moduleReexports
  if (name === 'module-names')
    return [
      subscribe,
      ...moduleNames.map((module) => `export let ${module} = false`),
      `onValue('modules', (has) => {`,
      ...moduleNames.map((module) => `  ${module} = has.includes('${module}')`),
      '})',
    ].join('\n')
  const kinds = Object.entries(everyKind).find(([group]) => kebab(group) === name)?.[1]
  if (kinds)
    return Object.keys(kinds)
      .map((kind) => `export const ${kind} = true`)
      .join('\n')
  const exported = new Map<string, string>(Object.entries(liveExports)).get(name)
  if (exported === undefined) return undefined
  return [subscribe, `export let ${exported}`, `onValue('${name}', (value) => {`, `  ${exported} = value`, '})'].join(
    '\n',
  )
}

/**
 * Takes the place of the content plugin in a page that gets its content while it runs. The page is built without a content, and works
 * with any.
 *
 * @param options.live see `liveModuleSource`
 * @param options.brand what the style sheets are built with
 */
export const liveContent = (options: { readonly live: string; readonly brand: Brand }): Plugin => ({
  name: 'content',
  api: { current: async () => ({ content: { brand: options.brand } }) },
  enforce: 'pre',
  resolveId: (source) =>
    source.startsWith(resolvedPrefix.slice(1)) &&
    liveModuleSource(source.slice(resolvedPrefix.length - 1), options.live) !== undefined
      ? `\0${source}`
      : undefined,
  load: (id) =>
    id.startsWith(resolvedPrefix) ? liveModuleSource(id.slice(resolvedPrefix.length), options.live) : undefined,
})

function kebab(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
}
