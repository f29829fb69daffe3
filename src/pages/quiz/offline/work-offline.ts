/** What makes the quiz work without a network. Loaded after the first answer, so that it delays nothing before it. */
import { quizLaterContent as later } from 'virtual:content/quiz-later'
import { keepOfflineCopy } from '#client/browser/offline-copy.ts'
import { whenOffline, whenOnline } from '#client/browser/network.ts'
import type { QuizActor } from '#machines/quiz.actor.ts'

/** By then the next steps are loading or loaded: the worker finds them in the cache of the browser. */
const laterStepsMs = 2000

/**
 * Stores the files of the quiz on the device, and tells the visitor when the network goes and comes, and that answers which have
 * waited for it are sent, until `left` is aborted. The waiting page says the first two itself.
 */
export const workOffline = (actor: QuizActor, toast: (message: string) => void, left: AbortSignal): void => {
  if (left.aborted) return
  const timer = setTimeout(() => void keepOfflineCopy(), laterStepsMs)
  const { back, lost, sent } = later.page.connection
  const tell = (message: string) => () => {
    if (actor.getSnapshot().hasTag('answering')) toast(message)
  }
  let waited = false
  const submissions = actor.subscribe((snapshot) => {
    const { submission } = snapshot.children
    if (submission) waited = submission.getSnapshot().context.hasWaited
    else if (waited && snapshot.matches('results')) {
      waited = false
      toast(sent)
    }
  })
  const stops = [
    () => clearTimeout(timer),
    whenOffline(tell(lost)),
    whenOnline(tell(back)),
    () => submissions.unsubscribe(),
  ]
  for (const stop of stops) left.addEventListener('abort', stop)
}
