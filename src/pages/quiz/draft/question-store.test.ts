import { createActor, fromPromise } from 'xstate'
import { expect, test, vi } from 'vitest'
import type { StoredQuiz } from '#machines/draft.ts'
import { stubAnimationFrames } from '#testing/stories/frames.ts'
import { quizMachineOf } from '#testing/stories/quiz-machines.ts'
import { tinyInput } from '#testing/tiny-quiz.ts'
import { openQuestionStore } from './question-store.ts'

const { paint } = stubAnimationFrames()
const hasPet = { type: 'ANSWER', question: 'pets', option: 'has_pet', chosen: true } as const

const visit = async () => {
  const nothing: StoredQuiz = { draft: null, result: null, unreadable: false }
  const machine = quizMachineOf({ searchDevice: fromPromise<StoredQuiz>(() => Promise.resolve(nothing)) })
  const actor = createActor(machine, { input: tinyInput() }).start()
  await vi.waitUntil(() => actor.getSnapshot().value === 'intro')
  actor.send({ type: 'NEXT' })
  return { actor, feed: openQuestionStore(actor) }
}

test('an answer is told to its own question, and to those that it makes asked', async () => {
  const { actor, feed } = await visit()
  const told: string[] = []
  for (const id of ['pets', 'kinds', 'story']) {
    feed.read(id)
    feed.listen(id, () => told.push(id))
  }
  const before = feed.read('story')
  actor.send(hasPet)
  expect(told).toEqual(['pets', 'kinds'])
  expect(feed.read('pets')).toEqual({ answer: ['has_pet'], asked: true, changed: false })
  expect(feed.read('story')).toBe(before)
})

test('nothing is told of a step, nor to whom has stopped listening', async () => {
  const { actor, feed } = await visit()
  const tell = vi.fn<() => void>()
  feed.read('pets')
  const stop = feed.listen('pets', tell)
  actor.send({ type: 'BACK' })
  actor.send({ type: 'NEXT' })
  expect(tell).not.toHaveBeenCalled()
  stop()
  actor.send(hasPet)
  expect(tell).not.toHaveBeenCalled()
})

test('what is on the screen already is known at once, and told after the frame', async () => {
  const { actor, feed } = await visit()
  const tell = vi.fn<() => void>()
  feed.listen('pets', tell)
  feed.deferNotifications(() => actor.send(hasPet))
  expect(feed.read('pets').answer).toEqual(['has_pet'])
  expect(tell).not.toHaveBeenCalled()
  paint()
  expect(tell).toHaveBeenCalledOnce()
})

test('what was put off can be notified immediately, and is not repeated', async () => {
  const { actor, feed } = await visit()
  const tell = vi.fn<() => void>()
  feed.listen('pets', tell)
  feed.deferNotifications(() => actor.send(hasPet))
  feed.flushNotifications()
  expect(tell).toHaveBeenCalledOnce()
  paint()
  expect(tell).toHaveBeenCalledOnce()
})

test('what cannot wait takes along what waits, which is told once', async () => {
  const { actor, feed } = await visit()
  const tell = vi.fn<() => void>()
  feed.listen('pets', tell)
  feed.deferNotifications(() => actor.send(hasPet))
  actor.send({ type: 'WRITE', question: 'story', text: 'A cat' })
  expect(tell).toHaveBeenCalledOnce()
  paint()
  expect(tell).toHaveBeenCalledOnce()
})

test('components that read the machine are told together with the questions', async () => {
  const { actor, feed } = await visit()
  const tell = vi.fn<() => void>()
  const subscription = feed.machine.subscribe({ next: tell })
  feed.deferNotifications(() => actor.send(hasPet))
  expect(feed.machine.getSnapshot().context.state.answers).toHaveProperty('pets')
  expect(tell).not.toHaveBeenCalled()
  paint()
  expect(tell).toHaveBeenCalledOnce()
  actor.send({ type: 'BACK' })
  expect(tell).toHaveBeenCalledTimes(2)
  subscription.unsubscribe()
  actor.send({ type: 'NEXT' })
  expect(tell).toHaveBeenCalledTimes(2)
})
