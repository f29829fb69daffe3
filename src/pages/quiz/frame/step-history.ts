/**
 * Makes browser Back and Forward move through the visited steps and their groups of questions.
 *
 * Each place that the visitor moves to is a history entry (`pushState`). When the quiz moves on by itself, as after
 * submitting, the new step replaces the entry of the previous one. The entries are written directly, not through the
 * router: the router does not rerender, so a new step renders once instead of twice. Steps have no URL of their own,
 * except the result (`#result`), which must survive a reload and open in other tabs.
 *
 * Each entry stores its trail: the places of all entries up to it. The trail of the entry the visitor comes from tells
 * in which direction they went, and whether Back leads to the previous step.
 */
import {
  goInHistory,
  historyState,
  onPopState,
  pageUrl,
  pushEntry,
  replaceEntry,
  stopScrollRestoration,
} from '#client/browser/history.ts'
import { useEffect } from 'react'
import type { DeviceStore } from '#client/device/device-store.ts'
import { mayVisit, previousPlace } from '#machines/quiz/quiz.navigation.ts'
import { isSameQuizPlace, kindOf, screenOf, type QuizPlace } from '#machines/quiz/quiz.places.ts'
import { storedResultIn } from '#pages/device/stored-quiz.ts'
import type { QuizActor, QuizSnapshot } from '#machines/quiz/quiz.actor.ts'
import type { QuizContext } from '#machines/quiz/quiz.context.ts'
import { useQuiz } from '#pages/quiz/quiz-context.tsx'

export type StepEntry = QuizPlace & {
  /** The places of all entries from the first one of the quiz up to this one. */
  readonly trail: readonly QuizPlace[]
  /** When the entry was written, in ms since the epoch. */
  readonly at: number
}

/** The current entry. null: the entry was not written by the quiz, so it is the one with which the quiz was opened. */
export const entryInHistory = (): StepEntry | null => {
  const state = historyState()
  const place = placeIn(state)
  if (!place || typeof state !== 'object' || state === null) return null
  const trail = 'trail' in state && Array.isArray(state.trail) ? state.trail.flatMap((one) => placeIn(one) ?? []) : []
  const last = trail.at(-1)
  return {
    ...place,
    trail: last && isSameQuizPlace(last, place) ? trail : [place],
    at: 'at' in state ? Number(state.at) : 0,
  }
}

const placeIn = (state: unknown): QuizPlace | null =>
  typeof state === 'object' && state !== null && 'step' in state && typeof state.step === 'number'
    ? { step: state.step, group: 'group' in state ? Number(state.group) : 0 }
    : null

const currentTrail = (): readonly QuizPlace[] => entryInHistory()?.trail ?? [{ step: 0, group: 0 }]

/**
 * The Back button of the quiz. Uses the browser history when the previous entry is the previous place, so that Forward
 * works.
 */
export const goBack = (actor: QuizActor): void => {
  const { context } = actor.getSnapshot()
  const before = currentTrail().at(-2)
  if (before && screenOf(context, before).key === screenOf(context, previousPlace(context)).key) goInHistory(-1)
  else actor.send({ type: 'BACK' })
}

/** Whether the URL is that of the result. Other pages link to it (content/pages/quiz.yaml, `waiting`). */
export const isResultLink = (): boolean => pageUrl()?.hash === resultHash
const resultHash = '#result'

/** Opens the result that is stored on this device. */
export const openResult = async (actor: QuizActor, store: DeviceStore): Promise<void> => {
  actor.send({ type: 'OPEN_RESULT', stored: await storedResultIn(store) })
}

export const useStepHistory = (): void => {
  const { actor, store } = useQuiz()
  useEffect(() => syncWithHistory(actor, store), [actor, store])
}

/** Keeps machine and history in sync. Returns a function that stops it. */
const syncWithHistory = (actor: QuizActor, store: DeviceStore): (() => void) => {
  const pathname = pageUrl()?.pathname
  let before = actor.getSnapshot()
  let shown = currentTrail()
  if (!before.matches('restoring')) shown = writeEntry(before, true)
  // Not deferred until after the paint: a Back pressed before the entry is written would go one step too far.
  const subscription = actor.subscribe((snapshot) => {
    // Most changes are answers, which do not change the step.
    if (snapshot.value === before.value && isSameQuizPlace(snapshot.context, before.context)) return
    const replaces =
      before.matches('analysing') ||
      (before.matches('restoring') && !snapshot.context.startRequested) ||
      (isResultLink() && entryInHistory() === null)
    before = snapshot
    shown = writeEntry(snapshot, replaces)
  })
  const followHistory = (): void => {
    // Back leads to another page: the router handles it.
    if (pageUrl()?.pathname !== pathname) return
    // `#result` was typed into the address bar, which creates an entry without state.
    if (isResultLink() && entryInHistory() === null) {
      void openResult(actor, store)
      return
    }
    // Another fragment was typed, or a link led to it: the step stays.
    if (historyState() === null) {
      shown = addFragmentEntry(actor.getSnapshot().context, shown)
      return
    }
    const trail = currentTrail()
    const { group = 0, step = 0 } = trail.at(-1) ?? {}
    const snapshot = actor.getSnapshot()
    if (snapshot.can({ type: 'GO', step, group }) && !isShownAlready(snapshot.context, { step, group })) {
      shown = trail
      actor.send({ type: 'GO', step, group })
    } else goInHistory(deltaToReachablePlace(actor, trail, shown))
  }
  const stopFollowing = onPopState(followHistory)
  // Each step begins at the top, also after Back.
  const restoreScrolling = stopScrollRestoration()
  return () => {
    restoreScrolling()
    subscription.unsubscribe()
    stopFollowing()
  }
}

const statesWithoutEntry = ['restoring', 'offering', 'changedElsewhere', 'finishedElsewhere'] as const

/** Writes the entry of the current step. Returns its trail. */
const writeEntry = (snapshot: QuizSnapshot, replaces: boolean): readonly QuizPlace[] => {
  const { group, step } = snapshot.context
  const trail = currentTrail()
  // These states are shown in front of a step and have no entry of their own.
  if (statesWithoutEntry.some((state) => snapshot.matches(state))) return trail
  const last = trail.at(-1)
  if (last && isSameQuizPlace(last, { step, group })) return trail
  const entry: StepEntry = {
    step,
    group,
    trail: [...(replaces ? trail.slice(0, -1) : trail), { step, group }],
    at: Date.now(),
  }
  const { pathname = '', search = '' } = pageUrl() ?? {}
  const address = `${pathname}${search}${kindOf(snapshot.context, step) === 'results' ? resultHash : ''}`
  if (replaces) replaceEntry(entry, address)
  else pushEntry(entry, address)
  return entry.trail
}

/** The entry that a fragment has created shows the place of the entry before it once more. Returns its trail. */
const addFragmentEntry = ({ group, step }: QuizContext, trail: readonly QuizPlace[]): readonly QuizPlace[] => {
  const entry: StepEntry = { step, group, trail: [...trail, { step, group }], at: Date.now() }
  replaceEntry(entry)
  return entry.trail
}

/** Another group of the step that is shown as one page: going there would change nothing. */
const isShownAlready = (context: QuizContext, place: QuizPlace): boolean =>
  !isSameQuizPlace(context, place) && screenOf(context, place).key === screenOf(context).key

/**
 * How far to go from an entry whose place cannot be shown any more (its questions no longer apply): Back continues to
 * the nearest entry that can be shown, or leaves the quiz; Forward returns to where the visitor came from.
 */
const deltaToReachablePlace = (actor: QuizActor, trail: readonly QuizPlace[], shown: readonly QuizPlace[]): number => {
  if (trail.length > shown.length) return shown.length - trail.length
  const { context } = actor.getSnapshot()
  const isElsewhere = (place: QuizPlace): boolean =>
    screenOf(context, place).key !== screenOf(context).key && mayVisit(context, place)
  return trail.findLastIndex(isElsewhere) - trail.length + 1
}
