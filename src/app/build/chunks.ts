/**
 * Which modules go into which chunk. Every chunk is one request and is compressed separately, so the first pages should
 * need few:
 * - `site`: used by both first pages (home and quiz), or by the quiz and by pages without state machines
 * - `frame`: used by home and by other pages, but not by the quiz
 * - `machines`: used by the quiz and by pages that have state machines
 * - `quiz`: used by the quiz only
 */
import { join } from 'node:path'
import type { Plugin } from 'vite'

type ModuleInfo = { readonly importedIds: readonly string[]; readonly dynamicallyImportedIds: readonly string[] }
type Group = 'site' | 'frame' | 'quiz' | 'machines'
type Modules = { getModuleInfo(id: string): ModuleInfo | null }

export const chunks = (): Plugin => ({
  name: 'chunks',
  apply: ({ build }, { command }) => command === 'build' && !build?.ssr,
  config: ({ root = process.cwd() }) => {
    let names: ReadonlyMap<string, string> | undefined
    const name = (id: string, modules: Modules) => (names ??= namesFor(join(root, 'src'), modules)).get(id)
    return {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: { includeDependenciesRecursively: false, groups: [{ name, debugName: 'first pages' }] },
          },
        },
      },
    }
  },
  generateBundle: {
    order: 'post',
    handler(_options, bundle) {
      for (const file of Object.values(bundle))
        if (file.type === 'chunk' && (file.isEntry || groups.has(file.name))) file.code = `${hint}\n${file.code}`
    },
  },
})

const groups: ReadonlySet<string> = new Set<Group>(['site', 'frame', 'quiz', 'machines'])

/**
 * Makes V8 compile the whole file on a background thread while it is still loading, instead of each function at its
 * first call: an eighth less work until the first answer. Must be the first line of the file. See
 * https://v8.dev/blog/explicit-compile-hints
 */
const hint = '//# allFunctionsCalledOnLoad'

/** Chunk names by module id. Modules without a name are left to the bundler. */
const namesFor = (folder: string, modules: Modules): ReadonlyMap<string, string> => {
  const reached = (from: string): ReadonlySet<string> => {
    const found = new Set<string>()
    const visit = (id: string) => {
      if (found.has(id)) return
      found.add(id)
      modules.getModuleInfo(id)?.importedIds.forEach(visit)
    }
    visit(from)
    return found
  }
  const pages = { home: join(folder, 'pages/home/home-route.tsx'), quiz: join(folder, 'pages/quiz/quiz-route.tsx') }
  const routes = modules.getModuleInfo(join(folder, 'app/routes.tsx'))?.dynamicallyImportedIds ?? []
  const entry = reached(join(folder, 'app/main.tsx'))
  const [home, quiz] = [reached(pages.home), reached(pages.quiz)]
  const others = routes.filter((route) => !Object.values(pages).includes(route)).map(reached)
  const nameOf = (id: string): readonly Group[] => {
    if (home.has(id) && quiz.has(id)) return ['site']
    const sharing = others.filter((other) => other.has(id))
    if (home.has(id)) return sharing.length > 0 ? ['frame'] : []
    if (sharing.length === 0) return ['quiz']
    return sharing.every((other) => [...other].some(isMachines)) ? ['machines'] : ['site']
  }
  // The route modules keep their own names: the build finds the files of a page by them.
  const named = [...home, ...quiz].filter((id) => !entry.has(id) && !Object.values(pages).includes(id))
  return new Map(named.flatMap((id) => nameOf(id).map((name) => [id, name])))
}

const isMachines = (id: string): boolean => id.includes('/node_modules/xstate/')
