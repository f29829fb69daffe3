import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { createActor, fromPromise, waitFor } from 'xstate'
import { describe, expect, test, vi } from 'vitest'
import { openDeviceStore, type PhotoRecord } from '#client/device/device-store.ts'
import type { Sending, StoredQuiz, StoredResult } from '#machines/draft.ts'
import type { SubmissionContext } from '#machines/submission.context.ts'
import { quizMachineOf, submissionMachineOf } from '#testing/stories/fakes/quiz-machines.ts'
import { photoRecord } from '#testing/samples/photo-record.ts'
import { tinyInput } from '#testing/samples/tiny-quiz.ts'
import type { ResultReply } from '#types/api.generated.ts'
import type { Outcome } from '#types/failure.ts'
import { keepSentPhotos } from './sent-photos.ts'

const story = tinyInput().model.steps.findIndex(({ id }) => id === 'story')
const yes = { choice: 'agreed', version: 1, words: 'Yes', at: '2026-11-22T09:00:00Z' } as const
const reply = {
  id: 'sent',
  view: 'preview',
  photos: [{ view: 'top' }, { view: 'side' }],
  consents: [],
} as unknown as ResultReply

/** A quiz whose photos `sent` have arrived on the server; the visitor sees its result. */
const atResult = async (sent = ['top', 'side']) => {
  const store = openDeviceStore('sent-photos')
  for (const view of ['top', 'side']) await store.savePhoto(photoRecord(view))
  const stored: StoredResult = { id: 'sent', token: 't', at: yes.at }
  const machine = quizMachineOf({
    searchDevice: fromPromise<StoredQuiz>(async () => ({ draft: null, result: null, unreadable: false })),
    submission: submissionMachineOf({
      createSending: fromPromise<Sending, SubmissionContext>(async () => ({ key: 'k', token: 't', id: null })),
      sendAnswers: fromPromise<Outcome<{ readonly id: string }>, SubmissionContext>(async () => ({
        ok: true,
        value: { id: 'sent' },
      })),
      sendPhotos: fromPromise<Outcome<readonly string[]>, SubmissionContext>(async () => ({ ok: true, value: [] })),
      saveResult: fromPromise<StoredResult, SubmissionContext>(async () => {
        await store.arrangePhotos([], sent)
        return stored
      }),
      readResult: fromPromise<Outcome<ResultReply>, SubmissionContext>(async () => ({ ok: true, value: reply })),
      wait: fromPromise<null, number>(async () => null),
    }),
  })
  const actor = createActor(machine, { input: tinyInput() }).start()
  await waitFor(actor, ({ value }) => value === 'intro')
  actor.send({ type: 'NEXT' })
  actor.send({ type: 'ANSWER', question: 'pets', option: 'no_pet', chosen: true })
  actor.send({ type: 'CONSENT', consent: 'photos', choice: yes })
  actor.send({ type: 'PHOTOS', views: ['top', 'side'] })
  actor.send({ type: 'GO', step: story })
  actor.send({ type: 'NEXT' })
  keepSentPhotos(actor, store)
  await waitFor(actor, ({ value }) => value === 'results')
  const views = async () => (await store.photos()).map(({ view }) => view).toSorted()
  return { actor, store, views }
}
const back = { type: 'GO', step: story } as const
/** Node offers it only on request. */
const collectGarbage = (): void => {
  setFlagsFromString('--expose-gc')
  runInNewContext('gc')()
  setFlagsFromString('--no-expose-gc')
}
const change = { type: 'WRITE', question: 'story', text: 'Another.' } as const

describe('photos that were sent', () => {
  test('are on the device again when the visitor goes back to the answers, and are sent with changed ones', async () => {
    const { actor, views } = await atResult()
    expect(await views()).toEqual([])
    actor.send(back)
    await vi.waitFor(async () => expect(await views()).toEqual(['side', 'top']))
    actor.send(change)
    actor.send({ type: 'NEXT' })
    expect([actor.getSnapshot().value, actor.getSnapshot().context.photos]).toEqual(['analysing', ['top', 'side']])
    expect(await views()).toEqual(['side', 'top'])
  })

  test('are not while the visitor is at the result again and has changed nothing', async () => {
    const { actor, views } = await atResult()
    actor.send(back)
    await vi.waitFor(async () => expect(await views()).toEqual(['side', 'top']))
    actor.send({ type: 'NEXT' })
    expect(actor.getSnapshot().value).toBe('results')
    await vi.waitFor(async () => expect(await views()).toEqual([]))
  })

  test('and deleted below the result do not come back', async () => {
    const { actor, views } = await atResult()
    actor.send({ type: 'RESULT_CHANGED', result: { ...reply, photos: reply.photos.slice(0, 1) } })
    actor.send(back)
    await vi.waitFor(async () => expect(await views()).toEqual(['top']))
    actor.send(change)
    await vi.waitFor(() => expect(actor.getSnapshot().context.photos).toEqual(['top']))
  })

  test('and deleted below the result do not stay if the reply comes when the visitor has gone back', async () => {
    const { actor, views } = await atResult()
    actor.send(back)
    await vi.waitFor(async () => expect(await views()).toEqual(['side', 'top']))
    actor.send({ type: 'RESULT_CHANGED', result: { ...reply, photos: reply.photos.slice(0, 1) } })
    await vi.waitFor(async () => expect(await views()).toEqual(['top']))
  })

  test('leave those alone that were not sent and have stayed', async () => {
    const { actor, views } = await atResult(['top'])
    actor.send(back)
    await vi.waitFor(async () => expect(await views()).toEqual(['side', 'top']))
    actor.send({ type: 'NEXT' })
    await vi.waitFor(async () => expect(await views()).toEqual(['side']))
  })

  describe('are not kept in memory', () => {
    /** Where the photos are that were read for a result whose visitor has gone back to the answers. */
    const readFor = async (isChanged: boolean) => {
      const { actor, store } = await atResult()
      actor.send(back)
      const read: WeakRef<readonly PhotoRecord[]>[] = []
      const photos = async () => {
        const records = [photoRecord('top')]
        read.push(new WeakRef(records))
        return records
      }
      keepSentPhotos(actor, { ...store, photos })
      if (isChanged) actor.send(change)
      return { actor, read }
    }
    const areKept = (read: readonly WeakRef<readonly PhotoRecord[]>[]) => {
      collectGarbage()
      return read.map((records) => records.deref() !== undefined)
    }

    test('when the quiz is left', async () => {
      const leave = async () => {
        const { actor, read } = await readFor(false)
        actor.stop()
        return read
      }
      const read = await leave()
      await expect.poll(() => areKept(read)).toEqual([false])
    })

    test('when an answer is changed', async () => {
      const { actor, read } = await readFor(true)
      await expect.poll(() => areKept(read)).toEqual([false])
      actor.stop()
    })
  })

  test('are not part of a new quiz', async () => {
    const { actor, views } = await atResult()
    actor.send({ type: 'RETAKE', at: yes.at })
    expect([actor.getSnapshot().value, await views()]).toEqual(['questions', []])
  })
})
