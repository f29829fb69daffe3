/** The quiz machines with actors that never complete, unless a test or story overrides them. */
import { createActor, fromCallback, fromPromise, waitFor, type Actor } from 'xstate'
import type { StoredQuiz } from '#machines/draft.ts'
import type { QuizActors, QuizEvent } from '#machines/quiz/quiz.events.ts'
import { quizMachineWith, type QuizMachine } from '#machines/quiz/quiz.machine.ts'
import type { SubmissionActors, SubmissionEvent } from '#machines/submission.context.ts'
import { submissionMachineWith, type SubmissionMachine } from '#machines/submission.machine.ts'
import { tinyInput } from '#testing/samples/tiny-quiz.ts'
import { pending } from './outcomes.ts'

export const submissionMachineOf = (actors: Partial<SubmissionActors> = {}): SubmissionMachine =>
  submissionMachineWith({
    createSending: fromPromise(pending),
    saveSending: fromPromise(async () => null),
    sendAnswers: fromPromise(pending),
    sendPhotos: fromPromise(pending),
    saveResult: fromPromise(pending),
    readResult: fromPromise(pending),
    wait: fromPromise(pending),
    watchNetwork: fromCallback<SubmissionEvent>(() => undefined),
    ...actors,
  } as SubmissionActors)

export const quizMachineOf = (actors: Partial<QuizActors> = {}): QuizMachine =>
  quizMachineWith({
    searchDevice: fromPromise(pending),
    readResult: fromPromise(pending),
    submission: submissionMachineOf(),
    ...actors,
  } as QuizActors)

/** The event after reading what the device has stored. By default nothing was found. */
export const deviceSearched = (kept: Partial<StoredQuiz> = {}): QuizEvent =>
  ({
    type: 'xstate.done.actor.0.quiz.restoring',
    output: { draft: null, result: null, unreadable: false, ...kept },
  }) as unknown as QuizEvent

/** A running quiz on a device on which nothing is stored, at the first step after the introduction. */
export const startedQuiz = async (): Promise<Actor<QuizMachine>> => {
  const nothing: StoredQuiz = { draft: null, result: null, unreadable: false }
  const machine = quizMachineOf({ searchDevice: fromPromise(() => Promise.resolve(nothing)) })
  const actor = createActor(machine, { input: tinyInput() }).start()
  await waitFor(actor, ({ value }) => value === 'intro')
  actor.send({ type: 'NEXT' })
  return actor
}
