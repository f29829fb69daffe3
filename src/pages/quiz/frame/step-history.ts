/**
 * Browser Back and Forward visit the steps that were seen, in their order. Each step that the visitor moves to is an entry
 * of the history; a step that the quiz moves on from by itself (the sending) gives its entry to the step that follows.
 * The entries are written past the router, which does not hear of them: a new step then renders once, not twice. Only the
 * result has an address of its own, which is still there after a reload, on another day and in another tab.
 */
import { useEffect } from 'react'
import type { DeviceStore } from '#client/device/device-store.ts'
import { previousStep } from '#engine/quiz/steps.ts'
import { kindOf, mayVisit } from '#machines/quiz.steps.ts'
import { keptResultIn } from '#pages/quiz/draft/device.ts'
import type { QuizActor, QuizSnapshot } from '#machines/quiz.actor.ts'
import { useQuiz } from '#pages/quiz/quiz-context.tsx'

export type StepEntry = {
  readonly step: number
  /** The steps of the entries up to this one, itself included: from the one with which the quiz was entered. */
  readonly trail: readonly number[]
  /** When it was written, in milliseconds. */
  readonly at: number
}

/** The entry that is shown now. null: it was not written here, so it is the one with which the quiz was entered. */
export const entryInHistory = (): StepEntry | null => {
  const state: unknown = typeof window === 'undefined' ? null : window.history.state
  if (typeof state !== 'object' || state === null || !('step' in state) || typeof state.step !== 'number') return null
  const { step } = state
  const trail = 'trail' in state && Array.isArray(state.trail) ? state.trail.filter((one) => Number.isInteger(one)) : []
  return { step, trail: trail.at(-1) === step ? trail : [step], at: 'at' in state ? Number(state.at) : 0 }
}

const currentTrail = (): readonly number[] => entryInHistory()?.trail ?? [0]

/** Back goes through the history when the step before is the entry before, so that Forward leads here again. */
export const goBack = (actor: QuizActor): void => {
  const { model, state, step } = actor.getSnapshot().context
  if (currentTrail().at(-2) === previousStep(model, state, step)) window.history.back()
  else actor.send({ type: 'BACK' })
}

/** At the address of the result, which links on other pages know (content/pages/quiz.yaml, waiting). */
export const isResultLink = (): boolean => typeof window !== 'undefined' && window.location.hash === resultHash
const resultHash = '#result'

/** The result that this device keeps now. */
export const openResult = async (actor: QuizActor, store: DeviceStore): Promise<void> => {
  actor.send({ type: 'OPEN_RESULT', stored: await keptResultIn(store) })
}

export const useStepHistory = (): void => {
  const { actor, store } = useQuiz()
  useEffect(() => syncWithHistory(actor, store), [actor, store])
}

/** Until the returned function is called. */
const syncWithHistory = (actor: QuizActor, store: DeviceStore): (() => void) => {
  const { pathname } = window.location
  let before = actor.getSnapshot()
  let shown = currentTrail()
  if (!before.matches('restoring')) shown = writeEntry(before, true)
  // At once, though it could wait for the frame: a Back that is pressed before the entry is there goes one step too far.
  const subscription = actor.subscribe((snapshot) => {
    const replaces =
      before.matches('analysing') ||
      (before.matches('restoring') && !snapshot.context.startRequested) ||
      (isResultLink() && entryInHistory() === null)
    before = snapshot
    shown = writeEntry(snapshot, replaces)
  })
  const onPopState = (): void => {
    // It leads to another page, whose own business it is.
    if (window.location.pathname !== pathname) return
    // Typed into the address bar: an entry that nothing has been written to.
    if (isResultLink() && entryInHistory() === null) {
      void openResult(actor, store)
      return
    }
    const trail = currentTrail()
    const step = trail.at(-1) ?? 0
    if (actor.getSnapshot().can({ type: 'GO', step })) {
      shown = trail
      actor.send({ type: 'GO', step })
    } else window.history.go(deltaToReachableStep(actor, trail, shown))
  }
  window.addEventListener('popstate', onPopState)
  // Each step begins at its top, also one that is come back to.
  window.history.scrollRestoration = 'manual'
  return () => {
    window.history.scrollRestoration = 'auto'
    subscription.unsubscribe()
    window.removeEventListener('popstate', onPopState)
  }
}

const statesWithoutEntry = ['restoring', 'offering', 'changedElsewhere', 'finishedElsewhere'] as const

/** Returns the trail of the entry that belongs to what is shown. */
const writeEntry = (snapshot: QuizSnapshot, passed: boolean): readonly number[] => {
  const { step } = snapshot.context
  const trail = currentTrail()
  // An offer, or a question about another tab, stands in front of a step: it has no entry of its own.
  if (statesWithoutEntry.some((state) => snapshot.matches(state))) return trail
  if (step === trail.at(-1)) return trail
  const entry: StepEntry = { step, trail: [...(passed ? trail.slice(0, -1) : trail), step], at: Date.now() }
  const { pathname, search } = window.location
  const address = `${pathname}${search}${kindOf(snapshot.context, step) === 'results' ? resultHash : ''}`
  if (passed) window.history.replaceState({ ...window.history.state, ...entry }, '', address)
  else window.history.pushState({ ...window.history.state, ...entry }, '', address)
  return entry.trail
}

/**
 * How far to go from an entry that cannot be shown any more: Back goes on to the nearest one that can be, or out of the
 * quiz; Forward returns to where it came from.
 */
const deltaToReachableStep = (actor: QuizActor, trail: readonly number[], shown: readonly number[]): number => {
  if (trail.length > shown.length) return shown.length - trail.length
  const { context } = actor.getSnapshot()
  const isElsewhere = (step: number): boolean => step !== context.step && mayVisit(context, step)
  return trail.findLastIndex(isElsewhere) - trail.length + 1
}
