import { createActor, fromPromise, waitFor, type Actor, type SnapshotFrom } from 'xstate'
import { describe, expect, test } from 'vitest'
import { quizMachineOf, submissionMachineOf } from '#testing/stories/fakes/quiz-machines.ts'
import { tinyInput } from '#testing/samples/tiny-quiz.ts'
import type { ResultReply } from '#types/api.generated.ts'
import type { Failure, Outcome } from '#types/failure.ts'
import type { Sending, StoredQuiz, StoredResult } from './draft.ts'
import { hasStoredAnswers, type SubmissionContext } from './submission.context.ts'
import type { SubmissionMachine } from './submission.machine.ts'

type Reply<Value> = Outcome<Value> | 'never'
type Server = {
  /** One for each attempt, like `results`; or the same for all. */
  readonly answers?: Reply<{ readonly id: string }> | readonly Reply<{ readonly id: string }>[]
  readonly photos?: Reply<readonly string[]>
  /** What happens on the device. */
  readonly save?: 'done' | 'fails' | 'never'
  readonly saveKeys?: 'done' | 'fails'
  /** One for each attempt; the last one for all further attempts. */
  readonly results?: readonly Reply<ResultReply>[]
  /** Waiting for the next attempt takes no time. */
  readonly waits?: boolean
}

const never = <Value>(): Promise<Value> => new Promise(() => undefined)
const replyOf = <Value>(reply: Reply<Value>): Promise<Outcome<Value>> =>
  reply === 'never' ? never() : Promise.resolve(reply)
const replyAt = <Value>(replies: readonly Reply<Value>[], attempt: number): Reply<Value> | undefined =>
  replies[Math.min(attempt, replies.length - 1)]
const failed = (failure: Failure): Outcome<never> => ({ ok: false, failure })

const stored: Outcome<{ readonly id: string }> = { ok: true, value: { id: 'r1' } }
const read: Outcome<ResultReply> = { ok: true, value: { id: 'r1', view: 'preview' } as unknown as ResultReply }
const result: StoredResult = { id: 'r1', token: 't', at: '2026-11-21T10:00:00Z' }
const nothing: StoredQuiz = { draft: null, result: null, unreadable: false }

/** A quiz that has just begun to be sent: its submission, and the calls that the submission makes. */
const submissionTo = async ({
  answers = stored,
  photos = { ok: true, value: [] },
  results = [read],
  save = 'done',
  saveKeys = 'done',
  waits,
}: Server) => {
  const calls: string[] = []
  const submission = submissionMachineOf({
    createSending: fromPromise<Sending, SubmissionContext>(
      async ({ input: { sending } }) => sending ?? { key: 'k', token: 't', id: null },
    ),
    saveSending: fromPromise<null, SubmissionContext>(() =>
      saveKeys === 'fails' ? Promise.reject(new DOMException('No space', 'QuotaExceededError')) : Promise.resolve(null),
    ),
    sendAnswers: fromPromise<Outcome<{ readonly id: string }>, SubmissionContext>(() => {
      const attempt = calls.filter((call) => call === 'answers').length
      calls.push('answers')
      return replyOf(replyAt([answers].flat(), attempt) ?? stored)
    }),
    sendPhotos: fromPromise<Outcome<readonly string[]>, SubmissionContext>(() => {
      calls.push('photos')
      return replyOf(photos)
    }),
    saveResult: fromPromise<StoredResult, SubmissionContext>(() => {
      calls.push('save')
      if (save === 'fails') return Promise.reject(new Error('The device has no room'))
      return save === 'never' ? never() : Promise.resolve(result)
    }),
    readResult: fromPromise<Outcome<ResultReply>, SubmissionContext>(() => {
      const attempt = calls.filter((call) => call === 'read').length
      calls.push('read')
      return replyOf(replyAt(results, attempt) ?? read)
    }),
    ...(waits && { wait: fromPromise<null, number>(async () => null) }),
  })
  const machine = quizMachineOf({ searchDevice: fromPromise(async () => nothing), submission })
  const quiz = createActor(machine, { input: tinyInput() }).start()
  await waitFor(quiz, (snapshot) => snapshot.matches('intro'))
  for (let press = 0; press < 4; press++) quiz.send({ type: 'NEXT' })
  const { submission: sending } = quiz.getSnapshot().children
  if (!sending) throw new Error('No submission is under way')
  return { calls, quiz, sending: sending as Actor<SubmissionMachine> }
}

type Work = Extract<SnapshotFrom<SubmissionMachine>['value']['work'], string> | 'stopped' | 'retrying'
const workIs = (work: Work) => (snapshot: SnapshotFrom<SubmissionMachine>) =>
  work === 'stopped' || work === 'retrying' ? snapshot.matches({ work: { failed: work } }) : snapshot.matches({ work })

const gone = failed({ kind: 'not_found' })
const offline = failed({ kind: 'offline' })
const server = failed({ kind: 'server' })

describe('the server has answers and photos as soon as it has said so, and from then on', () => {
  test.each<[string, Server, Work, { answers: boolean; all: boolean }]>([
    ['the answers are sent', { answers: 'never' }, 'sendingAnswers', { answers: false, all: false }],
    ['the answers are refused', { answers: gone }, 'stopped', { answers: false, all: false }],
    ['the answers wait for the next attempt', { answers: offline }, 'retrying', { answers: false, all: false }],
    ['the photos are sent', { photos: 'never' }, 'sendingPhotos', { answers: true, all: false }],
    [
      'the photos wait',
      { photos: failed({ kind: 'busy', seconds: 4 }) },
      'photosWaiting',
      { answers: true, all: false },
    ],
    ['the photos failed', { photos: server }, 'photosFailed', { answers: true, all: false }],
    ['photos were left out', { photos: { ok: true, value: ['top'] } }, 'photosLeftOut', { answers: true, all: false }],
    ['the result replaces the draft', { save: 'never' }, 'savingResult', { answers: true, all: true }],
    ['the result is read', { results: ['never'] }, 'reading', { answers: true, all: true }],
    ['the result is not there', { results: [gone] }, 'stopped', { answers: true, all: true }],
    ['reading waits for the next attempt', { results: [offline] }, 'retrying', { answers: true, all: true }],
    [
      'the result could not be replaced or read',
      { save: 'fails', results: [gone] },
      'stopped',
      { answers: true, all: true },
    ],
    ['the result is read again', { results: [offline, 'never'], waits: true }, 'reading', { answers: true, all: true }],
    ['the result is there', {}, 'done', { answers: true, all: true }],
  ])('%s', async (_, replies, work, has) => {
    const { sending } = await submissionTo(replies)
    const { context } = await waitFor(sending, workIs(work))
    expect({ answers: hasStoredAnswers(context), all: context.isUploaded }).toEqual(has)
  })
})

describe('when only reading the result fails', () => {
  const sentOnce = ['answers', 'photos', 'save', 'read']

  test('Try again reads it, and sends nothing a second time', async () => {
    const { calls, quiz, sending } = await submissionTo({ results: [gone, read], waits: true })
    await waitFor(sending, workIs('stopped'))
    sending.send({ type: 'RETRY' })
    const { context } = await waitFor(quiz, (snapshot) => snapshot.matches('results'))
    expect([context.result, calls]).toEqual([read.ok && read.value, [...sentOnce, 'read']])
  })

  test('so does the network that is back', async () => {
    const { calls, sending } = await submissionTo({ results: [offline, read] })
    await waitFor(sending, workIs('retrying'))
    sending.send({ type: 'ONLINE' })
    await waitFor(sending, workIs('done'))
    expect(calls).toEqual([...sentOnce, 'read'])
  })

  test('so does the next attempt by itself', async () => {
    const { calls, quiz } = await submissionTo({ results: [server, offline, read], waits: true })
    await waitFor(quiz, (snapshot) => snapshot.matches('results'))
    expect(calls).toEqual([...sentOnce, 'read', 'read'])
  })

  test('photos that were left out are not sent after all', async () => {
    const { calls, quiz, sending } = await submissionTo({ photos: server, results: [server, read], waits: true })
    await waitFor(sending, workIs('photosFailed'))
    sending.send({ type: 'WITHOUT_PHOTOS' })
    await waitFor(quiz, (snapshot) => snapshot.matches('results'))
    expect(calls).toEqual([...sentOnce, 'read'])
  })

  test('a result that the device could not store is stored with the next attempt', async () => {
    const { calls, sending } = await submissionTo({ save: 'fails', results: [gone] })
    await waitFor(sending, workIs('stopped'))
    sending.send({ type: 'RETRY' })
    await waitFor(sending, workIs('stopped'))
    expect(calls).toEqual([...sentOnce, 'save', 'read'])
  })

  test('the answers have not waited for the network', async () => {
    const { sending } = await submissionTo({ results: [offline] })
    const { context } = await waitFor(sending, workIs('retrying'))
    expect([context.failure, context.hasWaited]).toEqual([{ kind: 'offline' }, false])
  })

  test('going back and forward again reads it, too', async () => {
    const { calls, quiz, sending } = await submissionTo({ results: [gone, read], waits: true })
    await waitFor(sending, workIs('stopped'))
    quiz.send({ type: 'BACK' })
    quiz.send({ type: 'NEXT' })
    await waitFor(quiz, (snapshot) => snapshot.matches('results'))
    expect(calls).toEqual([...sentOnce, 'read'])
  })
})

describe('while the answers are sent again after the network was away', () => {
  const whileSending = async (press: (sending: Actor<SubmissionMachine>) => void, waits: boolean) => {
    const { calls, sending } = await submissionTo({ answers: [offline, 'never'], waits })
    await waitFor(sending, ({ context }) => context.hasWaited)
    press(sending)
    const { context } = await waitFor(sending, (snapshot) => calls.length > 1 && workIs('sendingAnswers')(snapshot))
    return { isAutomatic: context.isAutomatic, isBack: context.isBack }
  }

  test.each<[string, (sending: Actor<SubmissionMachine>) => void, boolean, { isAutomatic: boolean; isBack: boolean }]>([
    ['by itself: nothing new is known', () => undefined, true, { isAutomatic: true, isBack: false }],
    [
      'because of a press: the page answers it, and does not say that the network is back',
      (sending) => {
        sending.send({ type: 'RETRY' })
      },
      false,
      { isAutomatic: false, isBack: false },
    ],
    [
      'because the browser is connected: the network is back',
      (sending) => {
        sending.send({ type: 'ONLINE' })
      },
      false,
      { isAutomatic: false, isBack: true },
    ],
  ])('%s', async (_, press, waits, expected) => {
    expect(await whileSending(press, waits)).toEqual(expected)
  })

  test('by itself, a press is answered although that attempt has no reply yet', async () => {
    const { calls, sending } = await submissionTo({ answers: [offline, 'never'], waits: true })
    await waitFor(sending, ({ context }) => context.isAutomatic)
    sending.send({ type: 'RETRY' })
    const { context } = await waitFor(sending, workIs('sendingAnswers'))
    expect([context.isAutomatic, calls]).toEqual([false, ['answers', 'answers']])
  })

  test('and they are stored: the network is back', async () => {
    const { sending } = await submissionTo({ answers: [offline, stored], photos: 'never', waits: true })
    const { context } = await waitFor(sending, workIs('sendingPhotos'))
    expect({ isAutomatic: context.isAutomatic, isBack: context.isBack }).toEqual({ isAutomatic: false, isBack: true })
  })
})

test('a device without space does not keep the answers from being sent', async () => {
  const { calls, sending } = await submissionTo({ saveKeys: 'fails', save: 'fails' })
  await waitFor(sending, workIs('done'))
  expect(calls).toEqual(['answers', 'photos', 'save', 'read'])
})

describe('when the quiz no longer asks for some of the photos', () => {
  test('the visitor reads it, goes on, and nothing is sent a second time', async () => {
    const { calls, quiz, sending } = await submissionTo({ photos: { ok: true, value: ['top'] }, waits: true })
    await waitFor(sending, workIs('photosLeftOut'))
    expect(calls).toEqual(['answers', 'photos'])
    sending.send({ type: 'GO_ON' })
    const { context } = await waitFor(quiz, (snapshot) => snapshot.matches('results'))
    expect([context.result, calls]).toEqual([read.ok && read.value, ['answers', 'photos', 'save', 'read']])
  })

  test('the other photos are those of the result', async () => {
    const { sending } = await submissionTo({ photos: { ok: true, value: ['top'] }, results: ['never'] })
    await waitFor(sending, workIs('photosLeftOut'))
    sending.send({ type: 'GO_ON' })
    const { context } = await waitFor(sending, workIs('reading'))
    expect(context.withPhotos).toBe(true)
  })
})
