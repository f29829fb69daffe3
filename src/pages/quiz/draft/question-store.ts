/**
 * The state of each question, as an external store with listeners by question. An answer notifies only the questions
 * that it changes. With one machine subscription for each question, every question of the step, and of the step that is
 * rendered ahead, would run its selector at each answer.
 */
import type { Answer } from '#engine/quiz/answers.ts'
import { afterPaint } from '#pages/quiz/frame/after-paint.ts'
import type { QuizActor } from '#machines/quiz.actor.ts'

export type QuestionState = {
  readonly answer: Answer | undefined
  readonly asked: boolean
  /** The question is new, or was changed, since the restored draft was saved. */
  readonly changed: boolean
}
export type QuestionStore = {
  /** Returns the same object until the state of the question changes. */
  readonly read: (id: string) => QuestionState
  /** Returns a function that unsubscribes. */
  readonly listen: (id: string, listener: () => void) => () => void
  /**
   * Runs `change` and notifies the listeners only after the next paint. For an answer that the browser already shows (a
   * checked radio or checkbox): the frame is then painted without waiting for React.
   */
  readonly deferNotifications: (change: () => void) => void
  /** Delivers deferred notifications immediately. */
  readonly flushNotifications: () => void
}

export const openQuestionStore = (actor: QuizActor): QuestionStore => {
  const cache = new Map<string, QuestionState>()
  const notified = new Map<string, QuestionState>()
  const listeners = new Map<string, Set<() => void>>()
  let isSubscribed = false
  let isDeferring = false
  let cancelDeferred = (): void => undefined

  const read = (id: string): QuestionState => {
    const { changes, state } = actor.getSnapshot().context
    const answer = state.answers[id]
    const asked = state.asked.has(id)
    const changed = changes?.changed.includes(id) ?? false
    const before = cache.get(id)
    if (before && before.answer === answer && before.asked === asked && before.changed === changed) return before
    const now = { answer, asked, changed }
    cache.set(id, now)
    return now
  }
  const notifyChanged = (): void => {
    for (const [id, group] of listeners) {
      const now = read(id)
      if (notified.get(id) === now) continue
      notified.set(id, now)
      for (const listener of group) listener()
    }
  }
  const subscribe = (): void => {
    isSubscribed = true
    let { changes, state } = actor.getSnapshot().context
    actor.subscribe(({ context }) => {
      if (context.state === state && context.changes === changes) return
      changes = context.changes
      state = context.state
      cancelDeferred()
      if (isDeferring) cancelDeferred = afterPaint(notifyChanged)
      else notifyChanged()
    })
  }

  return {
    read,
    listen: (id, listener) => {
      // Never unsubscribed: the store lives as long as the machine.
      if (!isSubscribed) subscribe()
      const group = listeners.get(id) ?? new Set()
      if (group.size === 0) notified.set(id, read(id))
      listeners.set(id, group.add(listener))
      return () => {
        group.delete(listener)
        if (group.size === 0) listeners.delete(id)
      }
    },
    deferNotifications: (change) => {
      isDeferring = true
      try {
        change()
      } finally {
        isDeferring = false
      }
    },
    flushNotifications: () => {
      cancelDeferred()
      notifyChanged()
    },
  }
}
