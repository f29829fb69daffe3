/** The quiz machine with its actors: the device, the server, the clock. */
import { fromCallback, fromPromise } from 'xstate'
import type { DeviceStore } from '#client/device-store.ts'
import { whenOnline } from '#client/network.ts'
import { randomSecret } from '#client/secrets.ts'
import { readSubmission, sendPhoto, sendSubmission } from '#client/submissions.ts'
import type { Kept, Sending } from '#machines/draft.ts'
import type { Outcome } from '#machines/failure.ts'
import { draftOf, sendablePhotos, type QuizContext } from '#machines/quiz.context.ts'
import { quizMachine } from '#machines/quiz.machine.ts'
import { submissionMachine, type SubmissionContext, type SubmissionEvent } from '#machines/submission.machine.ts'
import type { ResultReply } from '#types/api.generated.ts'
import { keepDraft, keepResult, searchDevice } from './device.ts'
import { submissionOf } from './submission.ts'

const unsent: Outcome<never> = { ok: false, failure: { kind: 'server' } }
const now = (): string => new Date().toISOString()

const submissionWith = (store: DeviceStore) =>
  submissionMachine.provide({
    actors: {
      prepareSending: fromPromise<Sending, SubmissionContext>(async ({ input }) => {
        const sending = input.sending ?? { key: randomSecret(), token: randomSecret(), id: null }
        await keepDraft(store, draftOf({ ...input.quiz, sending }, now()))
        return sending
      }),
      storeAnswers: fromPromise<Outcome<{ readonly id: string }>, SubmissionContext>(({ input: { quiz, sending } }) =>
        sending ? sendSubmission(sending.key, submissionOf(quiz, sending.token)) : Promise.resolve(unsent),
      ),
      sendPhotos: fromPromise<Outcome<null>, SubmissionContext>(({ input }) => sendPhotos(store, input)),
      keepResult: fromPromise<null, SubmissionContext>(async ({ input: { quiz, sending, withPhotos } }) => {
        if (sending?.id)
          await keepResult(
            store,
            { id: sending.id, token: sending.token, at: now() },
            withPhotos ? sendablePhotos(quiz) : [],
          )
        return null
      }),
      readResult: fromPromise<Outcome<ResultReply>, SubmissionContext>(({ input: { sending } }) =>
        sending?.id ? readSubmission(sending.id, sending.token) : Promise.resolve(unsent),
      ),
      wait: fromPromise<null, number>(({ input, signal }) => wait(input, signal)),
      listenForNetwork: fromCallback<SubmissionEvent>(({ sendBack }) =>
        whenOnline(() => {
          sendBack({ type: 'ONLINE' })
        }),
      ),
    },
  })

export const quizMachineWith = (store: DeviceStore, draftDays: number) =>
  quizMachine.provide({
    actors: {
      searchDevice: fromPromise<Kept>(() => searchDevice(store, draftDays, Date.now())),
      readResult: fromPromise<Outcome<ResultReply>, QuizContext>(({ input: { keptResult } }) =>
        keptResult ? readSubmission(keptResult.id, keptResult.token) : Promise.resolve(unsent),
      ),
      submission: submissionWith(store),
    },
  })

const sendPhotos = async (
  store: DeviceStore,
  { quiz, sending, withPhotos }: SubmissionContext,
): Promise<Outcome<null>> => {
  if (!withPhotos || !sending?.id) return { ok: true, value: null }
  const views = sendablePhotos(quiz)
  for (const { view, blob } of await store.photos()) {
    if (!views.includes(view)) continue
    const sent = await sendPhoto(sending.id, sending.token, view, blob)
    if (!sent.ok) return sent
  }
  return { ok: true, value: null }
}

const wait = (ms: number, signal: AbortSignal): Promise<null> =>
  new Promise((resolve) => {
    const timer = setTimeout(() => {
      resolve(null)
    }, ms)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
    })
  })
