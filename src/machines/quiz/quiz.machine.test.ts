import { getShortestPaths } from 'xstate/graph'
import { createActor, fromPromise, getNextSnapshot, initialTransition, transition, waitFor } from 'xstate'
import { describe, expect, test } from 'vitest'
import { compileQuiz } from '#engine/quiz/quiz.ts'
import { deviceSearched, quizMachineOf, submissionMachineOf } from '#testing/stories/fakes/quiz-machines.ts'
import { tinyContent, tinyDraft, tinyInput } from '#testing/samples/tiny-quiz.ts'
import type { ResultReply } from '#types/api.generated.ts'
import type { Outcome } from '#types/failure.ts'
import type { Draft, StoredQuiz, Sending } from '#machines/draft.ts'
import { draftOf } from './quiz.context.ts'
import { sendableAnswers, sendablePhotos, blockingAnswers, undecidedConsents } from './quiz.sendable.ts'
import type { QuizEvent } from './quiz.events.ts'
import type { SubmissionContext } from '#machines/submission.context.ts'

const quizMachine = quizMachineOf()
const input = tinyInput()
const nothing: StoredQuiz = { draft: null, result: null, unreadable: false }
const yes = { choice: 'agreed', version: 1, words: 'I agree.', at: '2026-11-21T10:00:00Z' } as const
const no = { ...yes, choice: 'declined' } as const

const after = (kept: StoredQuiz, ...events: readonly QuizEvent[]) =>
  [deviceSearched(kept), ...events].reduce(
    (snapshot, event) => transition(quizMachine, snapshot, event)[0],
    initialTransition(quizMachine, input)[0],
  )

const draft = tinyDraft

describe('a visitor without a draft', () => {
  test('sees the intro, and Get Started goes to the first questions', () => {
    expect(after(nothing).value).toBe('intro')
    const started = after(nothing, { type: 'NEXT' })
    expect([started.value, started.context.step]).toEqual(['questions', 1])
  })

  test('Get Started is remembered while the device store is being read', () => {
    const hurried = transition(quizMachine, initialTransition(quizMachine, input)[0], { type: 'NEXT' })[0]
    expect(hurried.value).toBe('restoring')
    expect(transition(quizMachine, hurried, deviceSearched(nothing))[0].value).toBe('questions')
  })
})

describe('steps', () => {
  test('Next never asks for an answer, and the kind of the step decides the state', () => {
    const states = [1, 2, 3, 4].map(
      (presses) => after(nothing, ...Array.from({ length: presses }, () => ({ type: 'NEXT' }) as const)).value,
    )
    expect(states).toEqual(['questions', 'photos', 'text', 'analysing'])
  })

  test('submitted photos are known until one changes', () => {
    const submit = { type: 'PHOTOS_SUBMITTED', done: true } as const
    const toPhotos = [{ type: 'NEXT' }, { type: 'NEXT' }, { type: 'PHOTOS', views: ['top', 'back', 'side'] }] as const
    expect(after(nothing, ...toPhotos).context.photosSubmitted).toBe(false)
    expect(after(nothing, ...toPhotos, submit).context.photosSubmitted).toBe(true)
    expect(after(nothing, ...toPhotos, submit, { ...submit, done: false }).context.photosSubmitted).toBe(false)
  })

  test('going back keeps the answers', () => {
    const back = after(
      nothing,
      { type: 'NEXT' },
      { type: 'ANSWER', question: 'pets', option: 'has_pet', chosen: true },
      { type: 'NEXT' },
      { type: 'BACK' },
    )
    expect([back.value, back.context.state.answers]).toEqual(['questions', { pets: ['has_pet'] }])
  })

  test('browser history leads to steps that are answered, never to the sending', () => {
    expect(after(nothing, { type: 'GO', step: 3 }).value).toBe('text')
    expect(after(nothing, { type: 'GO', step: 4 }).value).toBe('intro')
    expect(after(nothing, { type: 'GO', step: 5 }).value).toBe('intro')
    expect(after(nothing, { type: 'GO', step: -1 }).value).toBe('intro')
  })
})

describe('a text that is longer than its limit', () => {
  const long = 'x'.repeat(21)
  const write = (text: string) => ({ type: 'WRITE', question: 'story', text }) as const
  const atStory = [{ type: 'NEXT' }, { type: 'NEXT' }, { type: 'NEXT' }] as const
  const written = after(nothing, ...atStory, write(long))

  test('is not cut: in the machine, in the draft, and when the quiz is continued or edited', () => {
    const again = after({ ...nothing, draft: draftOf(written.context, draft.savedAt) }, { type: 'CONTINUE' })
    const edited = transition(quizMachine, written, { type: 'CONTENT', model: input.model, version: 'bbbbbbbbbbbb' })[0]
    for (const { context } of [written, again, edited]) expect(context.state.answers).toEqual({ story: long })
  })

  test('leaves Back and Forward free, and holds back the sending alone', () => {
    const before = transition(quizMachine, written, { type: 'BACK' })[0]
    expect([before.value, before.context.state.answers]).toEqual(['photos', { story: long }])
    const held = after(nothing, ...atStory, write(long), { type: 'NEXT' })
    expect([held.value, held.context.blockedSends]).toEqual(['text', 1])
    expect(blockingAnswers(held.context)).toEqual([
      { question: 'story', title: 'A story?', problem: { kind: 'too_long', over: 1 }, step: 3 },
    ])
    const shorter = after(nothing, ...atStory, write(long), { type: 'NEXT' }, write('x'.repeat(20)), { type: 'NEXT' })
    expect(shorter.value).toBe('analysing')
  })
})

describe('a visitor with a draft', () => {
  const kept: StoredQuiz = { draft, result: null, unreadable: false }

  test('is asked to continue or start again', () => {
    expect(after(kept).value).toBe('offering')
  })

  test('continues at the step that was left, with answers and photos', () => {
    const { value, context } = after(kept, { type: 'CONTINUE' })
    expect([value, context.state.answers, context.photos]).toEqual(['text', draft.answers, ['top']])
  })

  test('starts again with nothing', () => {
    const { value, context } = after(kept, { type: 'START_AGAIN' })
    expect([value, context.state.answers, context.photos, context.foundDraft]).toEqual(['questions', {}, [], null])
  })

  test('of another quiz is not offered it', () => {
    expect(after({ ...kept, draft: { ...draft, quiz: 'another' } }).value).toBe('intro')
  })

  test('of an older quiz keeps what fits and names the rest', () => {
    const old: Draft = {
      ...draft,
      contentVersion: 'bbbbbbbbbbbb',
      answers: { ...draft.answers, gone: ['x'] },
      titles: { pets: 'Have you a pet?', gone: 'An old question?', kinds: 'Which?' },
    }
    const { context } = after({ ...kept, draft: old }, { type: 'CONTINUE' })
    expect(context.state.answers).toEqual(draft.answers)
    expect(context.notCarriedOver).toEqual({ gone: ['An old question?'], changed: ['illness'] })
  })

  test('keeps its choices, each with the version of the content that it was made on', () => {
    const old: Draft = { ...draft, contentVersion: 'bbbbbbbbbbbb', consents: { health: yes } }
    const { context } = after({ ...kept, draft: old }, { type: 'CONTINUE' })
    expect(context.choices).toEqual({ health: { ...yes, contentVersion: 'bbbbbbbbbbbb' } })
    const again = after(
      { ...kept, draft: old },
      { type: 'CONTINUE' },
      { type: 'CONSENT', consent: 'health', choice: no },
    )
    expect(again.context.choices.health?.contentVersion).toBe(input.contentVersion)
  })

  test('is what draftOf keeps', () => {
    const { context } = after(kept, { type: 'CONTINUE' })
    expect(draftOf(context, draft.savedAt)).toEqual({ ...draft, titles: expect.any(Object) })
  })
})

describe('a quiz that goes on in another tab', () => {
  const theirs: Draft = { ...draft, answers: { pets: ['no_pet'], story: 'Twice' }, photos: ['back'] }
  const changedElsewhere = (other: Draft): QuizEvent => ({ type: 'DRAFT_CHANGED_ELSEWHERE', draft: other })
  const kept: StoredQuiz = { draft, result: null, unreadable: false }
  const here = [{ type: 'CONTINUE' }, changedElsewhere(theirs)] as const

  test.each<[string, Partial<Draft>, string]>([
    ['what is the same is no news', { step: 'home', savedAt: '2026-11-21T11:00:00Z' }, 'text'],
    ['nor when it was answered in another order', { answers: { story: 'Once', pets: ['has_pet'] } }, 'text'],
    ['nor another quiz', { quiz: 'another', answers: {} }, 'text'],
    ['another answer is', { answers: { ...draft.answers, pets: ['no_pet'] } }, 'changedElsewhere'],
    ['one that was taken back is', { answers: { story: 'Once' } }, 'changedElsewhere'],
    ['a choice is', { consents: { health: yes } }, 'changedElsewhere'],
    ['a picture is', { photos: ['top', 'back'] }, 'changedElsewhere'],
  ])('%s', (_, change, state) => {
    expect(after(kept, { type: 'CONTINUE' }, changedElsewhere({ ...draft, ...change })).value).toBe(state)
  })

  test('can be continued as the other tab left it, with the newest of it', () => {
    const newest = { ...theirs, answers: { story: 'Thrice' } }
    const { context, value } = after(kept, ...here, changedElsewhere(newest), { type: 'CONTINUE' })
    expect([value, context.state.answers, context.photos]).toEqual(['text', { story: 'Thrice' }, ['back']])
  })

  test('can be continued when it was changed back to the answers of this tab', () => {
    const { context, value } = after(kept, ...here, changedElsewhere(draft), { type: 'CONTINUE' })
    expect([value, context.state.answers, context.photos]).toEqual(['text', draft.answers, draft.photos])
  })

  test('is offered as it is now, even when its answers were all taken back', () => {
    const empty = { ...draft, answers: {}, consents: {}, photos: [] }
    const { context } = after(kept, changedElsewhere(empty), { type: 'CONTINUE' })
    expect([context.state.answers, context.photos]).toEqual([{}, []])
    const ofAnother = after(kept, changedElsewhere({ ...empty, quiz: 'another' }), { type: 'CONTINUE' })
    expect(ofAnother.context.state.answers).toEqual(draft.answers)
  })

  test('can be continued with the answers of this tab; pictures are the device’s', () => {
    const { context, value } = after(kept, ...here, { type: 'KEEP_OWN_ANSWERS' })
    expect([value, context.state.answers, context.photos, context.foundDraft]).toEqual([
      'text',
      draft.answers,
      ['back'],
      null,
    ])
  })

  test('is offered to a tab that had found nothing, or less', () => {
    const fromIntro = after(nothing, changedElsewhere(theirs))
    expect(fromIntro.value).toBe('offering')
    const fromOffer = after(kept, changedElsewhere(theirs), { type: 'CONTINUE' })
    expect(fromOffer.context.state.answers).toEqual(theirs.answers)
  })

  test.each([
    ['at a step', [{ type: 'CONTINUE' }], 'finishedElsewhere'],
    ['asked which answers to keep', here, 'finishedElsewhere'],
    ['offered the draft that is gone now', [], 'intro'],
    ['while this tab sends', [{ type: 'CONTINUE' }, { type: 'NEXT' }], 'analysing'],
  ] as const)('and is finished there: %s', (_, events, state) => {
    const result = { id: 'r9', token: 't', at: '2026-11-21T11:00:00Z' }
    const finished = after(kept, ...events, { type: 'FINISHED_ELSEWHERE', result })
    expect(finished.value).toBe(state)
    if (state !== 'finishedElsewhere') return
    const known = transition(quizMachine, finished, { type: 'OPEN_RESULT', stored: result })[0]
    expect([known.value, known.context.storedResult]).toEqual(['reopening', result])
    const goOn = transition(quizMachine, finished, { type: 'KEEP_OWN_ANSWERS' })[0]
    expect([goOn.value, goOn.context.state.answers, goOn.context.sending]).toEqual(['text', draft.answers, null])
    // It is told once.
    expect(transition(quizMachine, goOn, { type: 'FINISHED_ELSEWHERE', result })[0].value).toBe('text')
  })

  test('and is finished there with the submission of this tab, which knows of it', () => {
    const sending = { key: 'k', token: 't', id: 'r1' }
    const draftSent: Draft = { ...draft, step: 'working', sending }
    const finished: QuizEvent = { type: 'FINISHED_ELSEWHERE', result: { id: 'r1', token: 't', at: draft.savedAt } }
    const told = after({ ...kept, draft: draftSent }, { type: 'BACK' }, finished)
    expect([told.value, told.context.sending]).toEqual(['text', sending])
  })

  test('changes nothing once this tab sends', () => {
    expect(after(kept, { type: 'CONTINUE' }, { type: 'NEXT' }, changedElsewhere(theirs)).value).toBe('analysing')
  })
})

describe('consent', () => {
  const answered = [
    { type: 'NEXT' },
    { type: 'ANSWER', question: 'pets', option: 'no_pet', chosen: true },
    { type: 'ANSWER', question: 'illness', option: 'ill', chosen: true },
    { type: 'PHOTOS', views: ['top'] },
  ] as const

  test('without a choice the answer stays on the device and the visitor is informed', () => {
    const { context } = after(nothing, ...answered)
    expect([sendableAnswers(context), sendablePhotos(context)]).toEqual([{ pets: ['no_pet'] }, []])
    expect(undecidedConsents(context).map(({ id }) => id)).toEqual(['health', 'photos'])
  })

  test('after a yes it is sent', () => {
    const { context } = after(nothing, ...answered, { type: 'CONSENT', consent: 'health', choice: yes })
    expect(sendableAnswers(context)).toEqual({ pets: ['no_pet'], illness: ['ill'] })
  })

  test('after a no the question is not asked, and comes back with its answer when the choice is changed', () => {
    const declined = after(nothing, ...answered, { type: 'CONSENT', consent: 'health', choice: no })
    expect(declined.context.state.asked.has('illness')).toBe(false)
    const agreed = getNextSnapshot(quizMachine, declined, { type: 'CONSENT', consent: 'health', choice: yes })
    expect(sendableAnswers(agreed.context)).toEqual({ pets: ['no_pet'], illness: ['ill'] })
  })

  test('a consent to an older version is not valid', () => {
    const { context } = after(nothing, ...answered, {
      type: 'CONSENT',
      consent: 'health',
      choice: { ...yes, version: 0 },
    })
    expect(sendableAnswers(context)).toEqual({ pets: ['no_pet'] })
  })
})

describe('when the content is edited while the quiz is open', () => {
  test('the step and every answer that still fits stay', () => {
    const [first] = tinyContent.sections
    if (!first) throw new Error('The tiny quiz has a section')
    const model = compileQuiz({
      ...tinyContent,
      sections: [{ ...first, questions: first.questions.filter(({ id }) => id !== 'illness') }],
    })
    const { value, context } = after(
      nothing,
      { type: 'NEXT' },
      { type: 'ANSWER', question: 'pets', option: 'no_pet', chosen: true },
      { type: 'ANSWER', question: 'illness', option: 'ill', chosen: true },
      { type: 'CONTENT', model, version: 'cccccccccccc' },
    )
    expect([value, context.state.answers, context.contentVersion]).toEqual([
      'questions',
      { pets: ['no_pet'] },
      'cccccccccccc',
    ])
  })
})

const reply = { id: 'r1', view: 'preview' } as unknown as ResultReply
const stored: Outcome<{ readonly id: string }> = { ok: true, value: { id: 'r1' } }

/** A server that refuses as often as it is told to, and what it was asked. */
const serverThat = (refusals: { answers?: number; photos?: number; kind?: 'offline' | 'changed' | 'busy' }) => {
  const asked: string[] = []
  const waits: number[] = []
  const left = { answers: refusals.answers ?? 0, photos: refusals.photos ?? 0 }
  const failures = {
    busy: { kind: 'busy', seconds: 4 },
    offline: { kind: 'offline' },
    changed: { kind: 'changed', problems: [] },
  } as const
  const refusal = { ok: false, failure: failures[refusals.kind ?? 'offline'] } as const
  const submission = submissionMachineOf({
    createSending: fromPromise<Sending, SubmissionContext>(
      async ({ input: { sending } }) => sending ?? { key: `k${asked.length}`, token: 't', id: null },
    ),
    sendAnswers: fromPromise<Outcome<{ readonly id: string }>, SubmissionContext>(async ({ input: { sending } }) => {
      asked.push(`answers ${sending?.key}`)
      return left.answers-- > 0 ? refusal : stored
    }),
    sendPhotos: fromPromise<Outcome<readonly string[]>, SubmissionContext>(async ({ input: { withPhotos } }) => {
      asked.push(`photos ${withPhotos}`)
      return left.photos-- > 0 ? refusal : ({ ok: true, value: [] } as const)
    }),
    saveResult: fromPromise(async () => ({ id: 'r1', token: 't', at: '2026-11-21T10:00:00Z' })),
    readResult: fromPromise<Outcome<ResultReply>, SubmissionContext>(async () => ({ ok: true, value: reply })),
    wait: fromPromise<null, number>(async ({ input: ms }) => {
      waits.push(ms)
      return null
    }),
  })
  const machine = quizMachineOf({ searchDevice: fromPromise(async () => nothing), submission })
  return { asked, waits, machine }
}

const sent = async (server: ReturnType<typeof serverThat>) => {
  const actor = createActor(server.machine, { input }).start()
  await waitFor(actor, (snapshot) => snapshot.matches('intro'))
  for (let press = 0; press < 4; press++) actor.send({ type: 'NEXT' })
  return actor
}

describe('sending', () => {
  test('ends in the results that the server gave', async () => {
    const server = serverThat({})
    const actor = await sent(server)
    const { context } = await waitFor(actor, (snapshot) => snapshot.matches('results'))
    expect([context.result, context.step, server.asked]).toEqual([reply, 5, ['answers k0', 'photos true']])
  })

  test('when the server is away it tries again with the same key', async () => {
    const server = serverThat({ answers: 3 })
    await waitFor(await sent(server), (snapshot) => snapshot.matches('results'))
    expect(server.asked).toEqual(['answers k0', 'answers k0', 'answers k0', 'answers k0', 'photos true'])
  })

  test('it remembers that the answers have waited for the network, and only that', async () => {
    for (const [kind, hasWaited] of [
      ['offline', true],
      ['busy', false],
    ] as const) {
      const actor = await sent(serverThat({ answers: 1, kind }))
      const child = actor.getSnapshot().children.submission
      if (!child) throw new Error('No submission is under way')
      await waitFor(child, (snapshot) => snapshot.status === 'done')
      expect([kind, child.getSnapshot().context.hasWaited]).toEqual([kind, hasWaited])
    }
  })

  test('when the quiz has changed it stops, and the visitor goes back to the answers', async () => {
    const actor = await sent(serverThat({ answers: 99, kind: 'changed' }))
    const child = actor.getSnapshot().children.submission
    if (!child) throw new Error('No submission is under way')
    await waitFor(child, (snapshot) => snapshot.hasTag('failed'))
    expect(child.getSnapshot().context.failure).toEqual({ kind: 'changed', problems: [] })
    actor.send({ type: 'BACK' })
    expect([actor.getSnapshot().value, actor.getSnapshot().context.step]).toEqual(['text', 3])
  })

  test('a consent that has to be read again waits for a choice, and its answers stay', async () => {
    const problems = [
      { field: 'consents/health', message: 'Read it again' },
      { field: 'questions/pets', message: '' },
    ]
    const failure = { kind: 'refused', code: 'consent_changed', message: '', problems } as const
    const submission = submissionMachineOf({
      createSending: fromPromise<Sending, SubmissionContext>(async () => ({ key: 'k', token: 't', id: null })),
      sendAnswers: fromPromise<Outcome<{ readonly id: string }>, SubmissionContext>(async () => ({
        ok: false,
        failure,
      })),
    })
    const machine = quizMachineOf({ searchDevice: fromPromise(async () => nothing), submission })
    const actor = createActor(machine, { input }).start()
    await waitFor(actor, (snapshot) => snapshot.matches('intro'))
    actor.send({ type: 'NEXT' })
    actor.send({ type: 'ANSWER', question: 'illness', option: 'ill', chosen: true })
    actor.send({ type: 'CONSENT', consent: 'health', choice: yes })
    expect(undecidedConsents(actor.getSnapshot().context)).toEqual([])
    for (let press = 0; press < 3; press++) actor.send({ type: 'NEXT' })
    const { context } = await waitFor(actor, (snapshot) => Object.keys(snapshot.context.choices).length === 0)
    expect(undecidedConsents(context).map(({ id }) => id)).toEqual(['health'])
    expect([context.state.answers, context.sending]).toEqual([{ illness: ['ill'] }, null])
  })

  test('answers are stored once when only the photos fail, and the visitor may go on without them', async () => {
    const server = serverThat({ photos: 1 })
    const actor = await sent(server)
    const child = actor.getSnapshot().children.submission
    if (!child) throw new Error('No submission is under way')
    await waitFor(child, (snapshot) => snapshot.hasTag('photosFailed'))
    child.send({ type: 'WITHOUT_PHOTOS' })
    await waitFor(actor, (snapshot) => snapshot.matches('results'))
    expect(server.asked).toEqual(['answers k0', 'photos true'])
  })

  test('when there is no room for photos it waits as long as the server asks, and goes on without a press', async () => {
    const server = serverThat({ photos: 3, kind: 'busy' })
    await waitFor(await sent(server), (snapshot) => snapshot.matches('results'))
    expect(server.asked).toEqual(['answers k0', ...Array.from({ length: 4 }, () => 'photos true')])
    expect(server.waits.filter((ms) => ms === 4000)).toHaveLength(3)
  })

  test('answers that the server has no time for are sent again when it asks for them', async () => {
    const server = serverThat({ answers: 2, kind: 'busy' })
    await waitFor(await sent(server), (snapshot) => snapshot.matches('results'))
    expect([server.asked.length, server.waits.filter((ms) => ms === 4000).length]).toEqual([4, 2])
  })

  test('a server that never has room for photos does not keep the visitor for ever', async () => {
    const server = serverThat({ photos: 99, kind: 'busy' })
    const actor = await sent(server)
    const child = actor.getSnapshot().children.submission
    if (!child) throw new Error('No submission is under way')
    await waitFor(child, (snapshot) => snapshot.hasTag('photosFailed'))
    child.send({ type: 'WITHOUT_PHOTOS' })
    await waitFor(actor, (snapshot) => snapshot.matches('results'))
    expect(server.asked.at(-1)).toBe('photos true')
  })

  test('Back during the submission shows the last step, and Forward and Next continue the same submission', async () => {
    const actor = await sent(serverThat({ answers: 99 }))
    await waitFor(actor, ({ context }) => context.sending !== null)
    actor.send({ type: 'GO', step: 3 })
    expect([actor.getSnapshot().value, actor.getSnapshot().context.sending?.key]).toEqual(['text', 'k0'])
    actor.send({ type: 'GO', step: 4 })
    expect([actor.getSnapshot().value, actor.getSnapshot().context.sending?.key]).toEqual(['analysing', 'k0'])
    actor.send({ type: 'GO', step: 3 })
    actor.send({ type: 'WRITE', question: 'story', text: 'Another' })
    expect(actor.getSnapshot().can({ type: 'GO', step: 4 })).toBe(false)
    actor.send({ type: 'NEXT' })
    await waitFor(actor, ({ context }) => context.sending !== null)
    expect(actor.getSnapshot().context.sending?.key).not.toBe('k0')
  })

  test('after the result, steps and result are a walk; Next sends again only what was changed', async () => {
    const server = serverThat({})
    const actor = await sent(server)
    await waitFor(actor, (snapshot) => snapshot.matches('results'))
    actor.send({ type: 'GO', step: 3 })
    actor.send({ type: 'GO', step: 5 })
    expect(actor.getSnapshot().value).toBe('results')
    actor.send({ type: 'GO', step: 3 })
    actor.send({ type: 'NEXT' })
    expect(actor.getSnapshot().value).toBe('results')
    expect(server.asked).toHaveLength(2)
    actor.send({ type: 'GO', step: 3 })
    actor.send({ type: 'WRITE', question: 'story', text: 'Another' })
    actor.send({ type: 'NEXT' })
    expect(actor.getSnapshot().value).toBe('analysing')
    await waitFor(actor, (snapshot) => snapshot.matches('results'))
    expect(server.asked).toHaveLength(4)
  })

  test('after going back, an unchanged quiz is the same submission and a changed one is a new one', async () => {
    const server = serverThat({ answers: 1, kind: 'changed' })
    const actor = await sent(server)
    const failed = actor.getSnapshot().children.submission
    if (!failed) throw new Error('No submission is under way')
    await waitFor(failed, (snapshot) => snapshot.hasTag('failed'))
    actor.send({ type: 'BACK' })
    expect(actor.getSnapshot().context.sending?.key).toBe('k0')
    actor.send({ type: 'WRITE', question: 'story', text: 'Another' })
    actor.send({ type: 'NEXT' })
    await waitFor(actor, (snapshot) => snapshot.matches('results'))
    expect(server.asked).toEqual(['answers k0', 'answers k1', 'photos true'])
  })
})

describe('every state', () => {
  test('is reached', () => {
    const events = [
      deviceSearched(nothing),
      deviceSearched({ draft, result: null, unreadable: false }),
      { type: 'NEXT' },
      { type: 'BACK' },
      { type: 'CONTINUE' },
      { type: 'START_AGAIN' },
      { type: 'DRAFT_CHANGED_ELSEWHERE', draft: { ...draft, answers: {} } },
      { type: 'FINISHED_ELSEWHERE', result: { id: 'r9', token: 't', at: draft.savedAt } },
      { type: 'xstate.done.actor.submission', output: { result: reply } },
    ] as unknown as readonly QuizEvent[]
    const reached = getShortestPaths(quizMachine, {
      input,
      events,
      serializeState: (state) => JSON.stringify([state.value, state.context.step]),
      limit: 2_000,
    }).map(({ state }) => state.value)
    expect(new Set(reached)).toEqual(
      new Set([
        'restoring',
        'offering',
        'changedElsewhere',
        'finishedElsewhere',
        'intro',
        'questions',
        'photos',
        'text',
        'analysing',
        'results',
      ]),
    )
  })
})
