/** Prepares a view: what the visitor's device has stored, and where the history begins. */
import type { Answers } from '#engine/quiz/answers/answers.ts'
import { groupsOf } from '#engine/quiz/steps/groups.ts'
import { pathOf } from '#content/page-addresses.ts'
import { readViewChoice, storeViewChoice } from '#client/device/quiz-view.ts'
import { writeLogin } from '#client/device/stored-login.ts'
import { saveDraft } from '#pages/device/stored-quiz.ts'
import type { View } from '#studio/preview/messages.ts'
import type { Content, Step } from '#types/content.generated.ts'
import { memoryHistory } from './browser/memory-history.ts'
import { previewStore } from './browser/device-store.ts'
import { previewVersion } from './live-values.ts'
import { reportId } from './server/preview-results.ts'
import { previewUser } from './server/preview-user.ts'

const token = 'preview-claim-token'

export type Opening = {
  readonly path: string
  /** The history entry of the step that has to be visited after the quiz was opened. null: none. */
  readonly visit: object | null
}

/** @param steps those of the quiz, including those that every quiz has */
export const openView = async (
  view: View,
  {
    content,
    steps,
    answers,
    question,
  }: {
    readonly content: Content
    readonly steps: readonly Step[]
    readonly answers: Answers
    /** When questions are shown a few at a time, the group of this question is shown. */
    readonly question: string | null
  },
): Promise<Opening> => {
  await previewStore.clear()
  const choice = readViewChoice()
  localStorage.clear()
  // If the editor has switched between questions in groups and all on one page, the choice is kept.
  if (Object.keys(choice).length > 0) storeViewChoice(choice)
  if (view.kind === 'page') {
    if (needsLogin(content, view.path)) writeLogin(previewUser.login)
    memoryHistory.reset(view.path, null)
    return { path: view.path, visit: null }
  }
  const path = content.pages.quiz.route
  const index = steps.findIndex(({ id }) => id === view.step)
  const kind = steps[index]?.kind
  const now = new Date().toISOString()
  const place = { step: index, group: groupWith(content, steps[index], question) }
  const entry = index === -1 ? null : { ...place, trail: [place], at: Date.now() }
  memoryHistory.reset(kind === 'results' ? `${path}#result` : path, entry)
  if (kind === 'results') await previewStore.write('result', { id: reportId, token, at: now })
  else if (kind !== 'intro' && Object.keys(answers).length > 0)
    await saveDraft(previewStore, {
      quiz: content.quiz.id,
      contentVersion: previewVersion,
      step: view.step ?? '',
      ...(question !== null && { group: question }),
      answers,
      consents: agreed(content, now),
      titles: {},
      photos: [],
      sending: kind === 'analysing' ? { key: 'preview', token, id: null } : null,
      savedAt: now,
    })
  return { path, visit: kind === undefined || kind === 'results' || kind === 'analysing' ? null : entry }
}

const groupWith = ({ sections }: Content, step: Step | undefined, question: string | null): number => {
  const section = step?.kind === 'questions' ? sections.find(({ id }) => id === step.section) : undefined
  const groups = section ? groupsOf(section) : []
  return Math.max(
    0,
    groups.findIndex(({ items }) => items.some(({ id }) => id === question)),
  )
}

/** The consent choices: a persona who has answered has agreed that the answers are stored. */
const agreed = ({ consent }: Content, at: string) =>
  Object.fromEntries(
    consent.consents.map(({ id, version, agree }) => [
      id,
      { choice: 'agreed' as const, version, words: agree, at, contentVersion: previewVersion },
    ]),
  )

const needsLogin = ({ pages: { dashboard, logout } }: Content, path: string): boolean => {
  if (!dashboard) return false
  const { account, analysis, recommendations, report_history } = dashboard
  const asked = pathOf(path)
  return [account, analysis, recommendations, report_history, logout].some((page) => {
    const own = page && pathOf(page.route)
    return asked === own || asked === `${own}/${reportId}`
  })
}
