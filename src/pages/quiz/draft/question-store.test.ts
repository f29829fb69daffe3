import { expect, test, vi } from 'vitest'
import { startedQuiz } from '#testing/stories/fakes/quiz-machines.ts'
import { openQuestionStore } from './question-store.ts'

const hasPet = { type: 'ANSWER', question: 'pets', option: 'has_pet', chosen: true } as const

const visit = async () => {
  const actor = await startedQuiz()
  return { actor, feed: openQuestionStore(actor) }
}

test('an answer notifies its own question, and those that it makes asked', async () => {
  const { actor, feed } = await visit()
  const notified: string[] = []
  for (const id of ['pets', 'kinds', 'story']) {
    feed.read(id)
    feed.subscribe(id, () => notified.push(id))
  }
  const before = feed.read('story')
  actor.send(hasPet)
  expect(notified).toEqual(['pets', 'kinds'])
  expect(feed.read('pets')).toEqual({ answer: ['has_pet'], asked: true, changed: false })
  expect(feed.read('story')).toBe(before)
})

test('a change of the step notifies no question, and no listener is notified after it has unsubscribed', async () => {
  const { actor, feed } = await visit()
  const listener = vi.fn<() => void>()
  feed.read('pets')
  const stop = feed.subscribe('pets', listener)
  actor.send({ type: 'BACK' })
  actor.send({ type: 'NEXT' })
  expect(listener).not.toHaveBeenCalled()
  stop()
  actor.send(hasPet)
  expect(listener).not.toHaveBeenCalled()
})

test('a question with the id "constructor" is not answered by an inherited property', async () => {
  const { feed } = await visit()
  expect(feed.read('constructor').answer).toBeUndefined()
})
