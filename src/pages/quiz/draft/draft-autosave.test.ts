import { createActor, fromPromise } from 'xstate'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openDeviceStore } from '#client/device/device-store.ts'
import type { Draft, StoredQuiz } from '#machines/draft.ts'
import { quizMachineOf } from '#testing/stories/fakes/quiz-machines.ts'
import { tinyInput } from '#testing/samples/tiny-quiz.ts'
import { openDeferringActor } from './deferring-actor.ts'
import { openDraftAutosave } from './draft-autosave.ts'

const frameMs = 16

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('requestAnimationFrame', (work: () => void) => setTimeout(work, frameMs))
  vi.stubGlobal('cancelAnimationFrame', clearTimeout)
  vi.stubGlobal('window', new EventTarget())
  vi.stubGlobal('document', Object.assign(new EventTarget(), { hidden: false }))
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** `drafts`: what was written, in order. */
const visit = async () => {
  const nothing: StoredQuiz = { draft: null, result: null, unreadable: false }
  const machine = quizMachineOf({ searchDevice: fromPromise<StoredQuiz>(() => Promise.resolve(nothing)) })
  const actor = openDeferringActor(createActor(machine, { input: tinyInput() }).start())
  await vi.advanceTimersByTimeAsync(0)
  const drafts: Draft['answers'][] = []
  const write = vi.fn<(key: string, draft: unknown) => Promise<void>>((_, draft) => {
    drafts.push((draft as Draft).answers)
    return Promise.resolve()
  })
  const autosave = openDraftAutosave(actor, { ...openDeviceStore('autosave'), write }, () => undefined)
  const stop = autosave.start()
  actor.send({ type: 'NEXT' })
  // Saves the step, and lets the pause after it pass.
  await vi.advanceTimersByTimeAsync(2000)
  drafts.length = 0
  const answer = (option: string) => {
    actor.send({ type: 'ANSWER', question: 'kinds', option, chosen: true })
  }
  actor.send({ type: 'ANSWER', question: 'pets', option: 'has_pet', chosen: true })
  return { actor, answer, autosave, drafts, stop, write }
}

test('an answer is stored after the frame that shows it', async () => {
  const { autosave, drafts } = await visit()
  expect(autosave.progress.get()).toBe('saving')
  expect(drafts).toEqual([])
  await vi.advanceTimersByTimeAsync(2 * frameMs)
  expect(drafts).toEqual([{ pets: ['has_pet'] }])
  expect(autosave.progress.get()).toBe('saved')
})

test('a burst of answers is stored together, half a second after the first', async () => {
  const { answer, drafts } = await visit()
  await vi.advanceTimersByTimeAsync(2 * frameMs)
  for (const option of ['cat', 'dog']) {
    answer(option)
    await vi.advanceTimersByTimeAsync(100)
  }
  expect(drafts).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(400)
  expect(drafts.slice(1)).toEqual([{ pets: ['has_pet'], kinds: ['cat', 'dog'] }])
})

test('what is again as it was stored is saved, without a write', async () => {
  const { actor, autosave, drafts } = await visit()
  await vi.advanceTimersByTimeAsync(2 * frameMs)
  actor.send({ type: 'NEXT' })
  actor.send({ type: 'BACK' })
  expect(autosave.progress.get()).toBe('saving')
  await vi.advanceTimersByTimeAsync(1000)
  expect(autosave.progress.get()).toBe('saved')
  expect(drafts).toHaveLength(1)
})

test('nothing waits when the page is left, and is shown as saved when it is', async () => {
  const { answer, autosave, drafts, write } = await visit()
  await vi.advanceTimersByTimeAsync(2 * frameMs)
  answer('cat')
  write.mockImplementationOnce(async (_, draft) => {
    drafts.push((draft as Draft).answers)
    await new Promise((resolve) => setTimeout(resolve, 100))
  })
  window.dispatchEvent(new Event('pagehide'))
  expect(drafts.at(-1)).toEqual({ pets: ['has_pet'], kinds: ['cat'] })
  await vi.advanceTimersByTimeAsync(50)
  expect(autosave.progress.get()).toBe('saving')
  await vi.advanceTimersByTimeAsync(2000)
  expect(autosave.progress.get()).toBe('saved')
  expect(drafts).toHaveLength(2)
})

test('what changes while an older answer is being written is written when the page is left', async () => {
  const { answer, drafts, write } = await visit()
  write.mockImplementationOnce((_, draft) => {
    drafts.push((draft as Draft).answers)
    return new Promise(() => undefined)
  })
  await vi.advanceTimersByTimeAsync(2 * frameMs)
  answer('cat')
  window.dispatchEvent(new Event('pagehide'))
  expect(drafts.at(-1)).toEqual({ pets: ['has_pet'], kinds: ['cat'] })
})

test('an answer that was not painted yet is stored when the page is left', async () => {
  const { actor, answer, drafts } = await visit()
  await vi.advanceTimersByTimeAsync(2 * frameMs)
  actor.defer(() => answer('cat'))
  window.dispatchEvent(new Event('pagehide'))
  expect(drafts.at(-1)).toEqual({ pets: ['has_pet'], kinds: ['cat'] })
})

test('flush stores at once what is waiting', async () => {
  const { answer, autosave, drafts } = await visit()
  await vi.advanceTimersByTimeAsync(2 * frameMs)
  answer('cat')
  await autosave.flush()
  expect(drafts.at(-1)).toEqual({ pets: ['has_pet'], kinds: ['cat'] })
  expect(autosave.progress.get()).toBe('saved')
})

test('a full device is reported, and the next answer tries again', async () => {
  const { answer, autosave, drafts, write } = await visit()
  write.mockRejectedValueOnce(new DOMException('', 'QuotaExceededError'))
  await vi.advanceTimersByTimeAsync(2 * frameMs)
  expect(autosave.progress.get()).toBe('full')
  answer('cat')
  // Until it is stored, nobody may read that it is safe.
  expect(autosave.progress.get()).toBe('full')
  await vi.advanceTimersByTimeAsync(1000)
  expect(drafts).toEqual([{ pets: ['has_pet'], kinds: ['cat'] }])
  expect(autosave.progress.get()).toBe('saved')
})

test('what a full device did not store is tried again when the page is left, and before the camera opens', async () => {
  const { autosave, drafts, write } = await visit()
  write.mockRejectedValueOnce(new DOMException('', 'QuotaExceededError'))
  write.mockRejectedValueOnce(new DOMException('', 'QuotaExceededError'))
  await vi.advanceTimersByTimeAsync(2 * frameMs)
  await autosave.flush()
  expect([drafts, autosave.progress.get()]).toEqual([[], 'full'])
  window.dispatchEvent(new Event('pagehide'))
  await vi.advanceTimersByTimeAsync(0)
  expect([drafts, autosave.progress.get()]).toEqual([[{ pets: ['has_pet'] }], 'saved'])
})

test('going on and back on a full device is tried, and does not count as saved', async () => {
  const { actor, autosave, drafts, write } = await visit()
  write.mockRejectedValue(new DOMException('', 'QuotaExceededError'))
  await vi.advanceTimersByTimeAsync(2 * frameMs)
  actor.send({ type: 'NEXT' })
  actor.send({ type: 'BACK' })
  await vi.advanceTimersByTimeAsync(1000)
  expect([drafts, autosave.progress.get()]).toEqual([[], 'full'])
  expect(write).toHaveBeenCalledTimes(3)
})

test('after it was stopped, nothing is stored', async () => {
  const { answer, drafts, stop } = await visit()
  await vi.advanceTimersByTimeAsync(1000)
  stop()
  answer('cat')
  await vi.advanceTimersByTimeAsync(1000)
  expect(drafts).toHaveLength(1)
})
