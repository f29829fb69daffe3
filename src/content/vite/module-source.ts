/** The virtual modules: their names and their text. */
import {
  aboutSlice,
  accountSlice,
  dashboardSlice,
  feedbackSlice,
  headSlice,
  homeSlice,
  howSlice,
  pathsSlice,
  quizLaterSlice,
  quizSlice,
  reportSlice,
  sessionSlice,
  siteSlice,
  unsubscribeSlice,
  updatesSlice,
  type VersionedContent,
} from './slices.ts'
import { complaintsSlice, scoreRulesSlice, textSlice } from './text-slices.ts'

const prefix = '\0virtual:content/'

const modules: Readonly<Record<string, (compiled: VersionedContent) => Readonly<Record<string, unknown>>>> = {
  quiz: (compiled) => ({ quizContent: quizSlice(compiled) }),
  'quiz-later': (compiled) => ({ quizLaterContent: quizLaterSlice(compiled) }),
  report: (compiled) => ({ reportContent: reportSlice(compiled) }),
  head: (compiled) => ({ headContent: headSlice(compiled) }),
  site: (compiled) => ({ siteContent: siteSlice(compiled) }),
  home: (compiled) => ({ homeContent: homeSlice(compiled) }),
  about: (compiled) => ({ aboutContent: aboutSlice(compiled) }),
  how: (compiled) => ({ howContent: howSlice(compiled) }),
  paths: (compiled) => ({ pathsContent: pathsSlice(compiled) }),
  session: (compiled) => ({ sessionContent: sessionSlice(compiled) }),
  account: (compiled) => ({ accountContent: accountSlice(compiled) }),
  dashboard: (compiled) => ({ dashboardContent: dashboardSlice(compiled) }),
  feedback: (compiled) => ({ feedbackContent: feedbackSlice(compiled) }),
  complaints: (compiled) => ({ complaintsContent: complaintsSlice(compiled) }),
  text: (compiled) => ({ textContent: textSlice(compiled) }),
  'score-rules': (compiled) => ({ scoreRulesContent: scoreRulesSlice(compiled) }),
  updates: (compiled) => ({ updatesContent: updatesSlice(compiled) }),
  unsubscribe: (compiled) => ({ unsubscribeContent: unsubscribeSlice(compiled) }),
  all: ({ content, version }) => ({ content, version }),
}

export const virtualModuleIds: readonly string[] = Object.keys(modules).map((name) => prefix + name)

export const isVirtualModule = (id: string): boolean => virtualModuleIds.includes(id)

export const resolveVirtualModule = (name: string): string | undefined =>
  virtualModuleIds.find((id) => id === `\0${name}`)

/** Browsers read JSON in a string faster than the same written as code. There is no hot.accept: it would swallow updates. */
export const virtualModuleSource = (id: string, compiled: VersionedContent): string | undefined => {
  const made = modules[id.slice(prefix.length)]?.(compiled)
  if (!made) return undefined
  return Object.entries(made)
    .map(([name, value]) => `export const ${name} = JSON.parse(${JSON.stringify(JSON.stringify(value))})\n`)
    .join('')
}
