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
  type Whole,
} from './slices.ts'
import { complaintsSlice, scoreRulesSlice, textSlice } from './text-slices.ts'

const prefix = '\0virtual:content/'

const modules: Readonly<Record<string, (whole: Whole) => Readonly<Record<string, unknown>>>> = {
  quiz: (whole) => ({ quizContent: quizSlice(whole) }),
  'quiz-later': (whole) => ({ quizLaterContent: quizLaterSlice(whole) }),
  report: (whole) => ({ reportContent: reportSlice(whole) }),
  head: (whole) => ({ headContent: headSlice(whole) }),
  site: (whole) => ({ siteContent: siteSlice(whole) }),
  home: (whole) => ({ homeContent: homeSlice(whole) }),
  about: (whole) => ({ aboutContent: aboutSlice(whole) }),
  how: (whole) => ({ howContent: howSlice(whole) }),
  paths: (whole) => ({ pathsContent: pathsSlice(whole) }),
  session: (whole) => ({ sessionContent: sessionSlice(whole) }),
  account: (whole) => ({ accountContent: accountSlice(whole) }),
  dashboard: (whole) => ({ dashboardContent: dashboardSlice(whole) }),
  feedback: (whole) => ({ feedbackContent: feedbackSlice(whole) }),
  complaints: (whole) => ({ complaintsContent: complaintsSlice(whole) }),
  text: (whole) => ({ textContent: textSlice(whole) }),
  'score-rules': (whole) => ({ scoreRulesContent: scoreRulesSlice(whole) }),
  updates: (whole) => ({ updatesContent: updatesSlice(whole) }),
  unsubscribe: (whole) => ({ unsubscribeContent: unsubscribeSlice(whole) }),
  all: ({ content, version }) => ({ content, version }),
}

export const virtualIds: readonly string[] = Object.keys(modules).map((name) => prefix + name)

export const isVirtual = (id: string): boolean => virtualIds.includes(id)

export const resolveVirtual = (name: string): string | undefined => virtualIds.find((id) => id === `\0${name}`)

/** Browsers read JSON in a string faster than the same written as code. There is no hot.accept: it would swallow updates. */
export const virtualModule = (id: string, whole: Whole): string | undefined => {
  const made = modules[id.slice(prefix.length)]?.(whole)
  if (!made) return undefined
  return Object.entries(made)
    .map(([name, value]) => `export const ${name} = JSON.parse(${JSON.stringify(JSON.stringify(value))})\n`)
    .join('')
}
