/** The photo collection as React state, with problems and announcements. */
import { useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import { photosContent as photos } from 'virtual:content/photos'
import type { PhotoRecord } from '#client/device/device-store.ts'
import { fill } from '#engine/format.ts'
import { mostPixels } from '#engine/photos/most-pixels.ts'
import { adviceText, problemText, titleOf } from './photo-texts.ts'
import type { PhotoCoach } from './photo-coach.ts'
import { openPhotoCollection, type AddOutcome, type PhotoCollection } from './photo-collection.ts'
import { useQuiz } from '#pages/quiz/quiz-context.tsx'

export type PhotoCollectionState = {
  readonly collection: PhotoCollection
  readonly records: readonly PhotoRecord[]
  readonly assessing: ReadonlySet<string>
  /** Messages about the last added files. */
  readonly problems: readonly string[]
  readonly setProblems: (problems: readonly string[]) => void
  /** Another number with each `setProblems`. */
  readonly attempt: number
  /**
   * Shows the problems and announces the added pictures with this text template. Returns whether any picture was added.
   */
  readonly report: (outcome: AddOutcome, words: string) => boolean
}

/** Does nothing until `isShown`: the step may be rendered in advance. */
export const usePhotoCollection = (
  coach: PhotoCoach,
  say: (text: string) => void,
  isShown: boolean,
): PhotoCollectionState => {
  const { actor, store } = useQuiz()
  const [{ attempt, problems }, setShown] = useState<{
    readonly problems: readonly string[]
    readonly attempt: number
  }>({
    problems: [],
    attempt: 0,
  })
  const setProblems = useCallback((next: readonly string[]) => {
    setShown((before) => ({ problems: next, attempt: before.attempt + 1 }))
  }, [])
  const collection = useMemo(
    () =>
      openPhotoCollection({
        store,
        views: photos.views.map(({ id }) => id),
        limits: {
          maxBytes: photos.max_file_mb * 1024 * 1024,
          minWidth: photos.min_width,
          minHeight: photos.min_height,
          maxPixels: mostPixels,
        },
        assess: coach.picture,
        onChange: (views) => {
          actor.send({ type: 'PHOTOS', views })
        },
      }),
    [actor, coach, store],
  )
  useEffect(() => {
    if (!isShown) return undefined
    void collection.open()
    // The problems are about files of this visit to the step.
    return () => {
      setProblems([])
    }
  }, [isShown, collection, setProblems])
  const records = useSyncExternalStore(collection.subscribe, collection.records)
  const assessing = useSyncExternalStore(collection.subscribe, collection.assessing)
  useAnnouncedAdvice(records, assessing, say)
  return {
    collection,
    records,
    assessing,
    attempt,
    problems,
    setProblems,
    report: ({ added, problems: found }, words) => {
      // Each text once: several files may have the same problem, and the same name.
      setProblems([...new Set(found.map(problemText))])
      for (const { file, view } of added) say(fill(words, { file, view: titleOf(view) }))
      return added.length > 0
    },
  }
}

/** Announces the advice for each picture once. */
const useAnnouncedAdvice = (
  records: readonly PhotoRecord[],
  assessing: ReadonlySet<string>,
  say: (text: string) => void,
) => {
  const before = useRef(assessing)
  useEffect(() => {
    const done = records.filter(({ id }) => before.current.has(id) && !assessing.has(id))
    before.current = assessing
    const { slot_full } = photos.texts
    for (const { advice, view } of done) {
      const words = adviceText(advice)
      const n = photos.views.findIndex(({ id }) => id === view) + 1
      if (words) say(fill(slot_full, { n, view: titleOf(view), feedback: words.title, advice: words.advice }))
    }
  }, [assessing, records, say])
}
