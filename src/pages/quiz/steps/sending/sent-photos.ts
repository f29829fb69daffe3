/**
 * The device deletes a photo when the server has it. A visitor who then goes back from the result, and changes an answer, makes another
 * submission, which needs the photos, too: until then the memory of this tab keeps them.
 */
import type { DeviceStore, PhotoRecord } from '#client/device/device-store.ts'
import type { QuizActor, QuizSnapshot } from '#machines/quiz/quiz.actor.ts'
import { sendablePhotos } from '#machines/quiz/quiz.sendable.ts'

/** Weak, because what is registered here holds the photos: none of it may outlive the quiz of a page. */
const stops = new WeakMap<QuizActor, () => void>()

const stop = (actor: QuizActor): void => {
  stops.get(actor)?.()
  stops.delete(actor)
}

/** Called when a submission is shown; it ends when an answer is changed, when the quiz is left, or with the next call. */
export const keepSentPhotos = (actor: QuizActor, store: DeviceStore): void => {
  stop(actor)
  const views = sendablePhotos(actor.getSnapshot().context)
  if (views.length === 0) return
  const all = store.photos()
  /** Photos that were put back on the device, until the visitor is at the result again. */
  let restored: readonly PhotoRecord[] = []
  let isBack = false
  let last: Promise<unknown> = all
  const restorePhotos = async (snapshot: QuizSnapshot) => {
    const present = (await store.photos()).map(({ view }) => view)
    restored = (await all).filter(
      ({ view }) => views.includes(view) && !present.includes(view) && isKept(snapshot, view),
    )
    await store.arrangePhotos(restored, [])
  }
  const removeRestored = async (isMeant: (view: string) => boolean = () => true) => {
    const meant = restored.map(({ view }) => view).filter(isMeant)
    if (meant.length > 0) await store.arrangePhotos([], meant)
  }
  const subscription = actor.subscribe((snapshot) => {
    const { sending } = snapshot.context
    // Something was changed: the photos belong to the new answers.
    if (sending === null) {
      stop(actor)
      if (isBack) last = last.then(() => countAgain(actor, store)).catch(() => undefined)
      return
    }
    const goes = snapshot.hasTag('answering') ? sending.kept === true : isBack && !snapshot.matches('results')
    if (goes === isBack) {
      // Deleted below the result, with a reply that came only now.
      if (goes) last = last.then(() => removeRestored((view) => !isKept(snapshot, view))).catch(() => undefined)
      return
    }
    isBack = goes
    // On a device without space they are missing, and the visitor sees that.
    last = last.then(() => (goes ? restorePhotos(snapshot) : removeRestored())).catch(() => undefined)
  })
  stops.set(actor, () => subscription.unsubscribe())
}

/** Drops the views whose photos were deleted below the result, so that nobody is asked whether those may be stored. */
const countAgain = async (actor: QuizActor, store: DeviceStore): Promise<void> => {
  const present = (await store.photos()).map(({ view }) => view)
  const { photos } = actor.getSnapshot().context
  const views = photos.filter((view) => present.includes(view))
  if (views.length < photos.length) actor.send({ type: 'PHOTOS', views })
}

/** Not deleted meanwhile, below the result. */
const isKept = ({ context: { result, sending } }: QuizSnapshot, view: string): boolean =>
  result === null || result.id !== sending?.id || result.photos.some((photo) => photo.view === view)
