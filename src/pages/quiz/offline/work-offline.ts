/** What makes the quiz work without a network. Loaded after the first answers, so that it delays nothing before them. */
import { quizLaterContent as later } from 'virtual:content/quiz-later'
import { registerServiceWorker } from '#client/browser/service-worker-registration.ts'
import { whenOffline, whenOnline } from '#client/browser/network.ts'
import type { IconName } from '#components/icon.tsx'
import type { QuizActor } from '#machines/quiz/quiz.actor.ts'
import { isDraftKept } from '#pages/quiz/draft/draft-autosave.ts'
import type { QuizPageContextValue } from '#pages/quiz/quiz-context.tsx'

/** By then the next steps are loaded: the worker finds them in the cache of the browser. */
const laterStepsMs = 2000

const watched = new WeakSet<QuizActor>()

/**
 * Stores the files of the quiz on the device, and tells the visitor when the network goes and comes, and that answers which have
 * waited for it are sent, until the quiz is left. The waiting page says the first two itself. Once for each quiz, however often it is
 * called.
 */
export const workOffline = ({ actor, autosave, store, toast }: QuizPageContextValue): void => {
  if (watched.has(actor)) return
  watched.add(actor)
  const timer = setTimeout(() => void registerServiceWorker(), laterStepsMs)
  const { back, lost, sent } = later.page.connection
  const whileAnswering = (message: string, icon?: IconName) => {
    if (actor.getSnapshot().hasTag('answering')) toast(message, icon)
  }
  const stops = [
    // Answers that are not kept are not safe.
    whenOffline(() => whileAnswering(isDraftKept(autosave, store) ? lost : later.messages.common.offline, 'info')),
    whenOnline(() => whileAnswering(back)),
  ]
  let waited = false
  actor.subscribe({
    next: (snapshot) => {
      const { submission } = snapshot.children
      if (submission) waited = submission.getSnapshot().context.hasWaited
      else if (waited && snapshot.matches('results')) {
        waited = false
        toast(sent)
      }
    },
    complete: () => {
      clearTimeout(timer)
      watched.delete(actor)
      for (const stop of stops) stop()
    },
  })
}
