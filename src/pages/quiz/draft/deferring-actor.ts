import { afterPaint } from '#client/browser/after-paint.ts'
import { isPageHidden } from '#client/browser/visibility.ts'
import type { QuizActor } from '#machines/quiz/quiz.actor.ts'

/**
 * The quiz machine of the page. For one frame its state may lack the answer that is being painted; events that are sent come after
 * that answer.
 */
export type DeferringActor = QuizActor & {
  /**
   * Runs `work` after the next paint, or at once in a hidden page, which is not painted. For an answer that the browser already
   * shows (a checked radio or checkbox): the machine and React then do not delay that frame.
   */
  readonly defer: (work: () => void) => void
  /** Runs the waiting work immediately. For code that needs the newest answer and sends nothing. */
  readonly flush: () => void
}

export const openDeferringActor = (actor: QuizActor): DeferringActor => {
  let waiting: (() => void)[] = []
  let cancel = (): void => undefined
  const flush = (): void => {
    if (waiting.length === 0) return
    cancel()
    const due = waiting
    waiting = []
    for (const work of due) work()
  }
  return {
    getSnapshot: actor.getSnapshot.bind(actor),
    subscribe: actor.subscribe.bind(actor),
    send: (event) => {
      flush()
      actor.send(event)
    },
    defer: (work) => {
      waiting.push(work)
      if (isPageHidden()) flush()
      else if (waiting.length === 1) cancel = afterPaint(flush)
    },
    flush,
  }
}
