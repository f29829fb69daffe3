import { createActor } from 'xstate'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { memoryStore } from '#client/device/memory-store.ts'
import { quizMachineOf } from '#testing/stories/fakes/quiz-machines.ts'
import { tinyInput } from '#testing/samples/tiny-quiz.ts'
import { readAndExpire } from '#pages/device/stored-quiz.ts'
import { createSending } from './create-sending.ts'

const retention = { draft_days: 30, unclaimed_days: 30 }
const quiz = createActor(quizMachineOf(), { input: tinyInput() }).getSnapshot().context

beforeEach(() => {
  // Without locks, in every version of Node.
  vi.stubGlobal('navigator', {})
})

afterEach(() => {
  vi.unstubAllGlobals()
})

const device = () => {
  const store = memoryStore()
  const stopping = new AbortController()
  return {
    create: () => createSending(store, retention, quiz, stopping.signal),
    goBack: () => stopping.abort(),
    draft: async () => (await readAndExpire(store, retention, Date.now())).draft,
  }
}

test('Next in two tabs at the same moment has one key, which is stored', async () => {
  const { create, draft } = device()
  const [first, second] = await Promise.all([create(), create()])
  expect(second.key).toBe(first.key)
  expect((await draft())?.sending).toEqual(first)
})

test('after Back nothing is stored, because the draft may be newer', async () => {
  const { create, goBack, draft } = device()
  const created = create()
  goBack()
  await created
  expect(await draft()).toBeNull()
})
