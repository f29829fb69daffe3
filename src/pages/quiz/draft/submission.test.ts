import { expect, test } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import type { StoredQuiz } from '#machines/draft.ts'
import { quizMachineOf } from '#testing/stories/fakes/quiz-machines.ts'
import { tinyInput } from '#testing/samples/tiny-quiz.ts'
import { submissionOf } from './submission.ts'

test('answers are sent in the order of the quiz, not in the order in which they were given', async () => {
  const nothing: StoredQuiz = { draft: null, result: null, unreadable: false }
  const machine = quizMachineOf({ searchDevice: fromPromise<StoredQuiz>(() => Promise.resolve(nothing)) })
  const actor = createActor(machine, { input: tinyInput() }).start()
  await Promise.resolve()
  actor.send({ type: 'NEXT' })
  actor.send({ type: 'WRITE', question: 'story', text: 'Once' })
  actor.send({ type: 'ANSWER', question: 'pets', option: 'has_pet', chosen: true })
  actor.send({ type: 'ANSWER', question: 'kinds', option: 'dog', chosen: true })
  const { answers } = submissionOf(actor.getSnapshot().context, { id: null, key: 'key', token: 'token' })
  expect(answers.map(({ question }) => question)).toEqual(['pets', 'kinds', 'story'])
})

test('a consent with the id "constructor" is sent only with a choice, not with an inherited property', () => {
  const { context } = createActor(quizMachineOf({}), { input: tinyInput() }).getSnapshot()
  const consents = context.consents.map((consent) => ({ ...consent, id: 'constructor' }))
  const sending = { id: null, key: 'key', token: 'token' }
  expect(submissionOf({ ...context, consents }, sending).consents).toEqual([])
})
