/**
 * What the page shows of each question. An answer is told to its own question alone: with a subscription to the machine
 * each, every question of the step, and of the next one that is drawn ahead, would look whether it is meant.
 */
import { useCallback, useSyncExternalStore } from 'react'
import type { Answer } from '#engine/answers.ts'
import { useQuiz, type QuizActor } from './quiz-scope.tsx'

export type QuestionNow = {
  readonly answer: Answer | undefined
  readonly asked: boolean
  /** It is new, or has changed, since the answers that were found were given. */
  readonly changed: boolean
}
export type QuestionFeed = {
  /** The same object until something about the question changes. */
  readonly read: (id: string) => QuestionNow
  /** Returns the way to stop. */
  readonly listen: (id: string, tell: () => void) => () => void
}

export const questionFeed = (actor: QuizActor): QuestionFeed => {
  const known = new Map<string, QuestionNow>()
  const listeners = new Map<string, Set<() => void>>()
  let follows = false

  const read = (id: string): QuestionNow => {
    const { changes, state } = actor.getSnapshot().context
    const answer = state.answers[id]
    const asked = state.asked.has(id)
    const changed = changes?.changed.includes(id) ?? false
    const before = known.get(id)
    if (before && before.answer === answer && before.asked === asked && before.changed === changed) return before
    const now = { answer, asked, changed }
    known.set(id, now)
    return now
  }
  const follow = (): void => {
    follows = true
    let { changes, state } = actor.getSnapshot().context
    actor.subscribe(({ context }) => {
      if (context.state === state && context.changes === changes) return
      changes = context.changes
      state = context.state
      for (const [id, tells] of listeners) {
        const before = known.get(id)
        if (read(id) !== before) for (const tell of tells) tell()
      }
    })
  }

  return {
    read,
    listen: (id, tell) => {
      // For as long as the machine runs.
      if (!follows) follow()
      const tells = listeners.get(id) ?? new Set()
      listeners.set(id, tells.add(tell))
      return () => {
        tells.delete(tell)
        if (tells.size === 0) listeners.delete(id)
      }
    },
  }
}

export const useQuestion = (id: string): QuestionNow => {
  const { listen, read } = useQuiz().questions
  const readIt = () => read(id)
  return useSyncExternalStore(
    useCallback((tell: () => void) => listen(id, tell), [id, listen]),
    readIt,
    readIt,
  )
}
