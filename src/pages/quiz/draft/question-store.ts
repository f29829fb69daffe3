/**
 * What the page shows of each question. An answer is told to its own question alone: with a subscription to the machine
 * each, every question of the step, and of the next one that is drawn ahead, would look whether it is meant.
 */
import type { Answer } from '#engine/quiz/answers.ts'
import { afterPaint } from '#pages/quiz/frame/after-paint.ts'
import type { QuizActor } from '#machines/quiz.actor.ts'

export type QuestionState = {
  readonly answer: Answer | undefined
  readonly asked: boolean
  /** It is new, or has changed, since the answers that were found were given. */
  readonly changed: boolean
}
export type QuestionStore = {
  /** The same object until something about the question changes. */
  readonly read: (id: string) => QuestionState
  /** Returns the way to stop. */
  readonly listen: (id: string, tell: () => void) => () => void
  /** What this changes is on the screen already: it is told once the frame is drawn, which comes sooner so. */
  readonly deferNotifications: (change: () => void) => void
  /** Notifies immediately of what `deferNotifications` has put off. */
  readonly flushNotifications: () => void
}

export const openQuestionStore = (actor: QuizActor): QuestionStore => {
  const known = new Map<string, QuestionState>()
  const told = new Map<string, QuestionState>()
  const listeners = new Map<string, Set<() => void>>()
  let follows = false
  let isLater = false
  let callOff = (): void => undefined

  const read = (id: string): QuestionState => {
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
  const tellAll = (): void => {
    for (const [id, tells] of listeners) {
      const now = read(id)
      if (told.get(id) === now) continue
      told.set(id, now)
      for (const tell of tells) tell()
    }
  }
  const follow = (): void => {
    follows = true
    let { changes, state } = actor.getSnapshot().context
    actor.subscribe(({ context }) => {
      if (context.state === state && context.changes === changes) return
      changes = context.changes
      state = context.state
      callOff()
      if (isLater) callOff = afterPaint(tellAll)
      else tellAll()
    })
  }

  return {
    read,
    listen: (id, tell) => {
      // For as long as the machine runs.
      if (!follows) follow()
      const tells = listeners.get(id) ?? new Set()
      if (tells.size === 0) told.set(id, read(id))
      listeners.set(id, tells.add(tell))
      return () => {
        tells.delete(tell)
        if (tells.size === 0) listeners.delete(id)
      }
    },
    deferNotifications: (change) => {
      isLater = true
      try {
        change()
      } finally {
        isLater = false
      }
    },
    flushNotifications: () => {
      callOff()
      tellAll()
    },
  }
}
