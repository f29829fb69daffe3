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
  if (!place) return null
  const { at = 0, trail } = recordOf(state)
  const places = Array.isArray(trail) ? trail.flatMap((one) => placeIn(one) ?? []) : []
  const last = places.at(-1)
  return { ...place, trail: last && isSameQuizPlace(last, place) ? places : [place], at: Number(at) }
}

const placeIn = (state: unknown): QuizPlace | null => {
  const { group = 0, step } = recordOf(state)
  return typeof step === 'number' ? { step, group: Number(group) } : null
}

const recordOf = (state: unknown): Readonly<Record<string, unknown>> => ({ ...(state as object | null) })

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
  /** The trail of the last entry that is known. */
  let known = shown
  const write = (snapshot: QuizSnapshot, replaces: boolean): void => {
    const trail = writeStep(snapshot, replaces)
    // A new entry removes those after it.
    if (trail) known = shown = trail
  }
  if (!before.matches('restoring')) write(before, true)
  // Not deferred until after the paint: a Back pressed before the entry is written would go one step too far.
  const subscription = actor.subscribe((snapshot) => {
    // Most changes are answers, which do not change the step.
    if (snapshot.value === before.value && isSameQuizPlace(snapshot.context, before.context)) return
    const replaces =
      before.matches('analysing') ||
      (before.matches('restoring') && !snapshot.context.startRequested) ||
      (isResultLink() && entryInHistory() === null)
    before = snapshot
    write(snapshot, replaces)
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
      // It shows the place of the entry before it once more.
      known = shown = writeEntry(replaceEntry, shown, actor.getSnapshot().context)
      return
    }
    const trail = currentTrail()
    const { group = 0, step = 0 } = trail.at(-1) ?? {}
    const snapshot = actor.getSnapshot()
    if (snapshot.can({ type: 'GO', step, group }) && !isShownAlready(snapshot.context, { step, group })) {
      shown = trail
      if (trail.length > known.length) known = trail
      actor.send({ type: 'GO', step, group })
    } else goInHistory(deltaToReachablePlace(snapshot.context, trail, shown, known))
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

/** Writes the entry of the current step. Returns its trail. null: there is nothing to write. */
const writeStep = (snapshot: QuizSnapshot, replaces: boolean): readonly QuizPlace[] | null => {
  const { context } = snapshot
  const trail = currentTrail()
  const last = trail.at(-1)
  // These states are shown in front of a step and have no entry of their own.
  if (statesWithoutEntry.some((state) => snapshot.matches(state)) || (last && isSameQuizPlace(last, context)))
    return null
  const { pathname = '', search = '' } = pageUrl() ?? {}
  const address = `${pathname}${search}${kindOf(context, context.step) === 'results' ? resultHash : ''}`
  return replaces
    ? writeEntry(replaceEntry, trail.slice(0, -1), context, address)
    : writeEntry(pushEntry, trail, context, address)
}

/** `before`: the trail of the entry before it. Returns its own. */
const writeEntry = (
  write: typeof replaceEntry,
  before: readonly QuizPlace[],
  { group, step }: QuizPlace,
  address?: string,
): readonly QuizPlace[] => {
  const trail = [...before, { step, group }]
  write({ step, group, trail, at: Date.now() } satisfies StepEntry, address)
  return trail
}

/** Another group of the step that is shown as one page: going there would change nothing. */
const isShownAlready = (context: QuizContext, place: QuizPlace): boolean =>
  !isSameQuizPlace(context, place) && screenOf(context, place).key === screenOf(context).key

/**
 * How far to go from an entry whose place cannot be shown any more (its questions no longer apply): on to the nearest entry
 * that can be shown. Without one, Back leaves the quiz, and Forward returns to where the visitor came from.
 */
const deltaToReachablePlace = (
  context: QuizContext,
  trail: readonly QuizPlace[],
  shown: readonly QuizPlace[],
  known: readonly QuizPlace[],
): number => {
  const isElsewhere = (place: QuizPlace): boolean =>
    screenOf(context, place).key !== screenOf(context).key && mayVisit(context, place)
  return trail.length > shown.length
    ? known.slice(trail.length).findIndex(isElsewhere) + 1 || shown.length - trail.length
    : trail.findLastIndex(isElsewhere) - trail.length + 1
}
