/**
 * What components read from the quiz machine. The state of each question has listeners of its own, so that an answer notifies only
 * the questions that it changes. With one machine subscription for each question, every question of the step, and of the step that is
 * rendered ahead, would run its selector at each answer.
 */
import { createStore, type Store } from '#client/browser/store.ts'
import { answerTo, type Answer } from '#engine/quiz/answers/answers.ts'
import { effectiveAnswer } from '#engine/quiz/state.ts'
import type { QuizActor } from '#machines/quiz/quiz.actor.ts'

export type QuestionState = {
  readonly answer: Answer | undefined
  readonly asked: boolean
  /** Why it has to be answered before Next. null: its own message is missing, undefined: nothing is missing. */
  readonly missing: string | null | undefined
  /** Ids of options that are not offered at the moment. */
  readonly unoffered: readonly string[] | undefined
  /** The question is new, or was changed, since the restored draft was saved. */
  readonly changed: boolean
}
export type QuestionStore = {
  /** Returns the same object until the state of the question changes. */
  readonly read: (id: string) => QuestionState
  /** Returns a function that unsubscribes. */
  readonly subscribe: (id: string, listener: () => void) => () => void
  /** The machine for the selectors of components. */
  readonly machine: QuizActor
}

export const openQuestionStore = (actor: QuizActor): QuestionStore => {
  const cache = new Map<string, QuestionState>()
  /** What the listeners of a question were last notified of. */
  const stores = new Map<string, Store<QuestionState>>()
  let isFollowing = false

  const read = (id: string): QuestionState => {
    const { notCarriedOver, missing: refused, state } = actor.getSnapshot().context
    const answer = answerTo(state.answers, id)
    const asked = state.asked.has(id)
    const missing =
      effectiveAnswer(state, id) === undefined ? refused.find(({ question }) => question === id)?.message : undefined
    const unoffered = state.unoffered.get(id)
    const changed = notCarriedOver?.changed.includes(id) ?? false
    const before = cache.get(id)
    if (
      before &&
      before.answer === answer &&
      before.asked === asked &&
      before.changed === changed &&
      before.missing === missing &&
      before.unoffered === unoffered
    )
      return before
    const now = { answer, asked, changed, missing, unoffered }
    cache.set(id, now)
    return now
  }
  let notified = actor.getSnapshot().context
  const notifyAll = (): void => {
    const { notCarriedOver, missing, state } = notified
    notified = actor.getSnapshot().context
    if (notified.state !== state || notified.notCarriedOver !== notCarriedOver || notified.missing !== missing)
      for (const [id, store] of stores) store.set(read(id))
  }
  /** Never unsubscribed: the store lives as long as the machine. */
  const followMachine = (): void => {
    if (isFollowing) return
    isFollowing = true
    actor.subscribe({ next: notifyAll, error: notifyAll })
  }
  return {
    machine: actor,
    read,
    subscribe: (id, listener) => {
      followMachine()
      const store = stores.get(id) ?? createStore(read(id))
      stores.set(id, store)
      return store.subscribe(listener)
    },
  }
}
