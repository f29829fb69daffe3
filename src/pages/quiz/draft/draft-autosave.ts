/** Every answer is kept on the device as it is given: the newest draft is written as soon as the last one is. */
import { useEffect, useSyncExternalStore } from 'react'
import type { DeviceStore } from '#client/device/device-store.ts'
import { draftOf, type QuizContext } from '#machines/quiz.context.ts'
import { afterPaint } from '#pages/quiz/frame/after-paint.ts'
import { keepDraft } from './device.ts'
import type { QuizActor, QuizSnapshot } from '#machines/quiz.actor.ts'

export type SaveProgress = 'saving' | 'slow' | 'saved' | 'full'

/** How the keeping goes: a value to follow, so that only what shows it changes. */
export type DraftAutosave = {
  readonly read: () => SaveProgress
  readonly listen: (tell: () => void) => () => void
  /** Ends when the newest answers are kept, or cannot be. */
  readonly flush: () => Promise<void>
  /** Returns the way to stop. */
  readonly start: () => () => void
}

/** `onKept`: others may want to know. */
export const openDraftAutosave = (actor: QuizActor, store: DeviceStore, onKept: () => void): DraftAutosave => {
  const listeners = new Set<() => void>()
  let keeping: SaveProgress = 'saved'
  let kept: QuizContext | null = null
  let writing: Promise<void> | null = null
  let stopWaiting = (): void => undefined

  const tell = (now: SaveProgress): void => {
    if (now === keeping) return
    keeping = now
    for (const listener of listeners) listener()
  }
  /** Ends when the answer is on the screen, or nobody looks: the page is left or hidden, and draws nothing. */
  const frame = async (): Promise<void> => {
    if (document.hidden) return
    await new Promise<void>((resolve) => {
      const callOff = afterPaint(resolve)
      stopWaiting = () => {
        callOff()
        resolve()
      }
    })
  }
  const write = async (): Promise<void> => {
    // To write costs as much as to draw the answer, which goes first.
    await frame()
    const late = setTimeout(tell, slowAfterMs, 'slow' satisfies SaveProgress)
    for (let next = unsavedContext(actor.getSnapshot(), kept); next; next = unsavedContext(actor.getSnapshot(), kept)) {
      kept = next
      try {
        await keepDraft(store, draftOf(next, new Date().toISOString()))
        onKept()
        if (!unsavedContext(actor.getSnapshot(), kept)) tell('saved')
      } catch {
        tell('full')
      }
    }
    clearTimeout(late)
    writing = null
  }
  const begin = (): Promise<void> => {
    tell('saving')
    return (writing ??= write())
  }

  return {
    read: () => keeping,
    listen: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    flush: async () => {
      if (writing ?? unsavedContext(actor.getSnapshot(), kept)) await begin()
    },
    start: () => {
      const subscription = actor.subscribe((snapshot) => {
        // Another tab has written over it.
        if (snapshot.matches('changedElsewhere') || snapshot.matches('finishedElsewhere')) kept = null
        if (!writing && unsavedContext(snapshot, kept)) void begin()
      })
      const leave = (): void => {
        stopWaiting()
      }
      // Whoever leaves between the press and its frame loses nothing.
      window.addEventListener('pagehide', leave)
      document.addEventListener('visibilitychange', leave)
      return () => {
        subscription.unsubscribe()
        window.removeEventListener('pagehide', leave)
        document.removeEventListener('visibilitychange', leave)
      }
    },
  }
}

/** Most answers are kept in a hundredth of it: a word that comes and goes with each of them would only disturb. */
const slowAfterMs = 500

/** True while this device has no room for the answers. */
export const useDraftFull = ({ listen, read }: DraftAutosave): boolean =>
  useSyncExternalStore(
    listen,
    () => read() === 'full',
    () => false,
  )

export const useDraftAutosave = (keeper: DraftAutosave): void => {
  useEffect(() => keeper.start(), [keeper])
}

/**
 * Only what a visitor does in an answered step is worth keeping; while sending, the sending keeps its own draft. Answers
 * whose result is kept have no draft any more, until one of them is changed.
 */
const unsavedContext = (snapshot: QuizSnapshot, kept: QuizContext | null): QuizContext | null =>
  snapshot.hasTag('answering') && !snapshot.context.sending?.kept && hasChanged(snapshot.context, kept)
    ? snapshot.context
    : null

const hasChanged = (now: QuizContext, kept: QuizContext | null): boolean =>
  kept === null ||
  now.state !== kept.state ||
  now.choices !== kept.choices ||
  now.photos !== kept.photos ||
  now.step !== kept.step ||
  now.sending !== kept.sending
