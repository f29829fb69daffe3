/** Actions of the photo step, and where the focus goes after each. */
import { photosContent as photos } from 'virtual:content/photos'
import { quizLaterContent as later } from 'virtual:content/quiz-later'
import { copiedPictures } from '#client/browser/clipboard.ts'
import { fill } from '#engine/format.ts'
import { problemText, titleOf } from './photo-texts.ts'
import { useQuiz } from '#pages/quiz/quiz-context.tsx'
import type { Capture } from './use-capture.ts'
import type { PhotoCollectionState } from './use-photo-collection.ts'
import type { Announce } from './use-spoken-guidance.ts'

export type PhotoActions = {
  readonly start: () => void
  readonly stop: () => void
  readonly selectView: (view: string | null) => void
  readonly retake: (view: string) => void
  /** The first file goes into this slot, the others into free ones. */
  readonly put: (view: string, files: readonly File[]) => void
  readonly fill: (files: readonly File[]) => void
  /** `place`: the slot that the files were dropped on, or null. */
  readonly drop: (files: readonly File[], place: string | null) => void
  readonly paste: () => void
  readonly move: (from: string, to: string) => void
  readonly settle: (view: string) => void
  readonly remove: (view: string) => void
  readonly reset: () => void
  readonly submit: () => void
}

export const usePhotoActions = (
  { actor }: Capture,
  { report, collection, setProblems }: PhotoCollectionState,
  say: Announce,
): PhotoActions => {
  const { toast } = useQuiz()
  const { actions, ways } = photos.texts
  const selectedView = (): string | null => actor.getSnapshot().context.selectedView
  const add = async (files: readonly File[], first: string | null) => {
    const outcome = await collection.fill(files, first)
    report(outcome, actions.added)
    if (outcome.added.some(({ view }) => view === selectedView())) actor.send({ type: 'SELECT_VIEW', view: null })
  }
  const put = async (view: string, files: readonly File[]) => {
    await add(files, view)
    refocus(`[data-place='${view}'] [data-retake]`)
  }
  const selectView = (view: string | null) => {
    actor.send({ type: 'SELECT_VIEW', view })
    refocus('[data-main]')
  }
  const remove = async (view: string) => {
    await collection.remove(view)
    setProblems([])
    say(fill(actions.deleted, { view: titleOf(view) }))
    focusFirst(`[data-place='${view}'] :is(button, input)`)
  }
  const move = async (from: string, to: string) => {
    const swaps = collection.records().some(({ view }) => view === to)
    const problems = await collection.move(from, to)
    setProblems(problems.map(problemText))
    if (problems.length > 0) return
    say(fill(swaps ? actions.swapped : actions.moved, { view: titleOf(from), other: titleOf(to) }))
  }
  const settle = async (view: string) => {
    const problems = await collection.settle(view)
    setProblems(problems.map(problemText))
    if (problems.length === 0) say(fill(actions.kept, { view: titleOf(view) }))
  }
  const drop = (files: readonly File[], place: string | null) => {
    // A drop must not overwrite a picture by accident.
    if (place !== null && place !== selectedView() && collection.records().some(({ view }) => view === place))
      setProblems([fill(later.messages.upload.taken, { view: titleOf(place) })])
    else void add(files, place ?? selectedView())
  }
  const paste = async () => {
    const files = await copiedPictures(ways.pasted_name)
    if (files === null) setProblems([later.messages.upload.paste_blocked])
    else if (files.length === 0) setProblems([later.messages.upload.nothing])
    else await add(files, selectedView())
  }
  const reset = async () => {
    actor.send({ type: 'RESET' })
    await collection.reset()
    setProblems([])
    toast(actions.reset_done)
    refocus('[data-main]')
  }
  // A warning is about the last files: what is done with other pictures removes it. Turning off and aiming the camera do not.
  return {
    start: () => {
      setProblems([])
      actor.send({ type: 'START' })
    },
    stop: () => actor.send({ type: 'STOP' }),
    selectView,
    retake: (view) => {
      setProblems([])
      actor.send({ type: 'SELECT_VIEW', view })
      actor.send({ type: 'START' })
    },
    put: (view, files) => void put(view, files),
    fill: (files) => void add(files, selectedView()),
    drop,
    paste: () => void paste(),
    move: (from, to) => void move(from, to),
    settle: (view) => void settle(view),
    remove: (view) => void remove(view),
    reset: () => void reset(),
    submit: () => {
      setProblems([])
      actor.send({ type: 'SUBMIT' })
      if (actor.getSnapshot().matches('submitted')) say(later.messages.photos.submitted)
    },
  }
}

/** The pressed button is unmounted, and the focus would go to the body. */
const focusFirst = (selector: string) => {
  requestAnimationFrame(() => document.querySelector<HTMLElement>(selector)?.focus())
}

/** The same, where the button may have stayed, or the focus may have been moved. */
const refocus = (selector: string) => {
  requestAnimationFrame(() => {
    if (document.activeElement === document.body) document.querySelector<HTMLElement>(selector)?.focus()
  })
}
