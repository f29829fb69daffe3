import { afterPaint } from '#client/browser/after-paint.ts'
import { isPageHidden } from '#client/browser/visibility.ts'
import type { QuizActor } from '#machines/quiz.actor.ts'

/** The quiz machine of the page. Its state may lack an answer that is about to be painted; whatever is sent comes after that answer. */
export type DeferringActor = QuizActor & {
  /**
   * Runs `work` after the next paint, or at once in a hidden page, which is not painted. For an answer that the browser already
   * shows (a checked radio or checkbox): the frame then waits neither for the machine nor for React.
   */
  readonly defer: (work: () => void) => void
  /** Runs at once what waits. For those who need the newest answer and send nothing. */
  readonly runDeferred: () => void
}

export const openDeferringActor = (actor: QuizActor): DeferringActor => {
  let waiting: (() => void)[] = []
  let cancel = (): void => undefined
  const runDeferred = (): void => {
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
      runDeferred()
      actor.send(event)
    },
    defer: (work) => {
      waiting.push(work)
      if (isPageHidden()) runDeferred()
      else if (waiting.length === 1) cancel = afterPaint(runDeferred)
    },
    runDeferred,
  }
}
