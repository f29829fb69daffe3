import { createActor, fromPromise } from 'xstate'
import { expect, test } from 'vitest'
import { openDeviceStore } from '#client/device/device-store.ts'
import type { StoredQuiz } from '#machines/draft.ts'
import { quizMachineOf } from '#testing/stories/fakes/quiz-machines.ts'
import { tinyDraft, tinyInput } from '#testing/samples/tiny-quiz.ts'
import { readOtherTab } from './use-other-tabs.ts'

test('what another tab stored while this one was still reading the device is offered', async () => {
  const nothing: StoredQuiz = { draft: null, result: null, unreadable: false }
  let finishReading = (_: StoredQuiz): void => undefined
  const reading = new Promise<StoredQuiz>((resolve) => (finishReading = resolve))
  const machine = quizMachineOf({ searchDevice: fromPromise<StoredQuiz>(() => reading) })
  const actor = createActor(machine, { input: tinyInput() }).start()
  const draft = { ...tinyDraft, savedAt: new Date().toISOString() }
  const store = {
    ...openDeviceStore('other-tabs'),
    read: (key: string) => Promise.resolve(key === 'draft' ? draft : undefined),
    photos: () => Promise.resolve([]),
  }
  const read = readOtherTab(actor, store, { draft_days: 30, unclaimed_days: 30 })
  await new Promise((resolve) => {
    setTimeout(resolve, 20)
  })
  finishReading(nothing)
  await read
  await expect.poll(() => actor.getSnapshot().value).toBe('offering')
  expect(actor.getSnapshot().context.foundDraft?.answers).toEqual(draft.answers)
})
