/**
 * Saves the draft on the device: an answer at once, a burst of answers in one write every half second, and what is
 * unsaved when the page is left.
 */
import { isPageHidden, onPageHide, onVisibilityChange } from '#client/browser/visibility.ts'
import { useEffect, useSyncExternalStore } from 'react'
import { createStore, type ReadableStore } from '#client/browser/store.ts'
import type { DeviceStore } from '#client/device/device-store.ts'
import { draftOf, type QuizContext } from '#machines/quiz/quiz.context.ts'
import { afterPaint } from '#client/browser/after-paint.ts'
import { saveDraft } from '#pages/device/stored-quiz.ts'
import type { QuizSnapshot } from '#machines/quiz/quiz.actor.ts'
import type { DeferringActor } from './deferring-actor.ts'

export type SaveProgress = 'saving' | 'slow' | 'saved' | 'full'

export type DraftAutosave = {
  /** A store, so that only the components that show it are rendered again. */
  readonly progress: ReadableStore<SaveProgress>
  /** Resolves when the newest answers are stored, or could not be. */
  readonly flush: () => Promise<void>
  /** Starts saving. Returns a function that stops it. */
  readonly start: () => () => void
  /** From now on nothing is saved, not even what has changed already, or when the page is left. */
  readonly end: () => void
}

/** `onSaved` is called after each successful write. */
export const openDraftAutosave = (actor: DeferringActor, store: DeviceStore, onSaved: () => void): DraftAutosave => {
  const progress = createStore<SaveProgress>('saved')
  let lastSaved: QuizContext | null = null
  let hasFailed = false
  let lastWriteAt = -Infinity
  let writesUnderWay = 0
  let saving: Promise<void> | null = null
  let stopWaiting = (): void => undefined
  let hasEnded = false

  /** What has changed since the last write began. */
  const unwritten = (): QuizContext | null => (hasEnded ? null : unsavedContext(actor.getSnapshot(), lastSaved))
  /** The same and, after a failed write, what that has not stored. That alone never starts a write, or a full device would never rest. */
  const unstored = (): QuizContext | null =>
    hasEnded ? null : unsavedContext(actor.getSnapshot(), hasFailed ? null : lastSaved)
  const write = async (context: QuizContext): Promise<void> => {
    lastSaved = context
    lastWriteAt = performance.now()
    writesUnderWay += 1
    const late = setTimeout(progress.set, slowAfterMs, 'slow' satisfies SaveProgress)
    try {
      await saveDraft(store, draftOf(context, new Date().toISOString()))
      hasFailed = false
      onSaved()
      if (!unwritten()) progress.set('saved')
    } catch {
      hasFailed = true
      progress.set('full')
    }
    writesUnderWay -= 1
    clearTimeout(late)
  }
  /**
   * Waits until the answer has been painted and the last write began `pauseMs` ago. A hidden page is never painted, so it does not wait.
   */
  const pause = async (): Promise<void> => {
    if (isPageHidden()) return
    await new Promise<void>((resolve) => {
      let timer: ReturnType<typeof setTimeout> | undefined
      // A write costs as much time as painting the answer, so the answer comes first.
      const cancel = afterPaint(() => {
        timer = setTimeout(resolve, lastWriteAt + pauseMs - performance.now())
      })
      stopWaiting = () => {
        cancel()
        clearTimeout(timer)
        resolve()
      }
    })
  }
  const saveAll = async (): Promise<void> => {
    while (unwritten()) {
      await pause()
      const context = unstored()
      if (context) await write(context)
      // After Next and Back, for example, everything is as it was stored.
      else if (writesUnderWay === 0) progress.set('saved')
    }
    saving = null
  }
  const writeNow = async (): Promise<void> => {
    actor.flush()
    const context = unstored()
    const written = context && write(context)
    stopWaiting()
    await written
  }

  return {
    progress,
    flush: async () => {
      await writeNow()
      await saving
    },
    start: () => {
      const subscription = actor.subscribe((snapshot) => {
        // Another tab has overwritten the draft: everything here counts as unsaved.
        if (snapshot.matches('changedElsewhere') || snapshot.matches('finishedElsewhere')) lastSaved = null
        if (hasEnded || saving || !unsavedContext(snapshot, lastSaved)) return
        // A full device stays full until a write succeeds.
        if (progress.get() !== 'full') progress.set('saving')
        saving = saveAll()
      })
      // The page may be closed before the frame is painted: write immediately then.
      const leave = () => void writeNow()
      const stops = [onPageHide(leave), onVisibilityChange(leave)]
      return () => {
        subscription.unsubscribe()
        for (const stop of stops) stop()
      }
    },
    end: () => {
      hasEnded = true
    },
  }
}

/** Somebody who thinks about each answer has it stored at once; only a burst of answers waits for this. */
const pauseMs = 500
/**
 * Most writes take a hundredth of this. 'Saving' is shown only for slower ones, because a text that flashes at each
 * answer would distract.
 */
const slowAfterMs = 500

/** False while nothing would be left of the newest answers after the browser is closed. */
export const isDraftKept = ({ progress }: DraftAutosave, store: DeviceStore): boolean =>
  store.isPersistent() && progress.get() !== 'full'

/** True while the device has no space for the answers. */
export const useDraftFull = ({ progress }: DraftAutosave): boolean =>
  useSyncExternalStore(
    progress.subscribe,
    () => progress.get() === 'full',
    () => false,
  )

export const useDraftAutosave = (autosave: DraftAutosave): void => {
  useEffect(() => autosave.start(), [autosave])
}

/**
 * The context to save, or null if there is nothing to save. Only changes in an answering state are saved; while
 * submitting, the submission saves its own draft. Once the result is stored there is no draft any more, until an answer
 * is changed.
 */
const unsavedContext = (snapshot: QuizSnapshot, lastSaved: QuizContext | null): QuizContext | null =>
  snapshot.hasTag('answering') && !snapshot.context.sending?.kept && hasChanged(snapshot.context, lastSaved)
    ? snapshot.context
    : null

const hasChanged = (now: QuizContext, lastSaved: QuizContext | null): boolean =>
  lastSaved === null ||
  now.state !== lastSaved.state ||
  now.choices !== lastSaved.choices ||
  now.photos !== lastSaved.photos ||
  now.step !== lastSaved.step ||
  now.group !== lastSaved.group ||
  now.sending !== lastSaved.sending
