/** Renders the quiz page in any of its states, with a server and a device that a story controls. */
import { useEffect, useState, type ReactNode } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { createActor, fromCallback, fromPromise } from 'xstate'
import type { PhotoRecord } from '#client/device/device-store.ts'
import { memoryStore } from '#client/device/memory-store.ts'
import { recipe } from '#components/recipe.ts'
import type { QuizSlice } from '#content/slices/slices.ts'
import type { Answers } from '#engine/quiz/answers/answers.ts'
import { compileQuiz } from '#engine/quiz/quiz.ts'
import type { Draft, StoredQuiz, StoredResult, Sending } from '#machines/draft.ts'
import { draftOf, type QuizContext } from '#machines/quiz/quiz.context.ts'
import type { QuizEvent } from '#machines/quiz/quiz.events.ts'
import type { QuizView } from '#machines/quiz/quiz.places.ts'
import type { SubmissionContext, SubmissionEvent } from '#machines/submission.context.ts'
import { CurrentStep } from '#pages/quiz/steps/current-step.tsx'
import type { DraftAutosave, SaveProgress } from '#pages/quiz/draft/draft-autosave.ts'
import { openDeferringActor } from '#pages/quiz/draft/deferring-actor.ts'
import { openQuestionStore } from '#pages/quiz/draft/question-store.ts'
import { QuizFrame } from '#pages/quiz/frame/quiz-frame.tsx'
import { fetchLaterParts } from '#pages/quiz/steps/later-parts.tsx'
import { createStore } from '#client/browser/store.ts'
import { QuizPageContext } from '#pages/quiz/quiz-context.tsx'
import { openStepSwitch } from '#pages/quiz/frame/step-switch.ts'
import type { ResultReply } from '#types/api.generated.ts'
import type { Outcome } from '#types/failure.ts'
import { fullStore } from './fakes/full-store.ts'
import { pending } from './fakes/outcomes.ts'
import { quizMachineOf, submissionMachineOf } from './fakes/quiz-machines.ts'

// Loaded in advance: otherwise a story would be empty at first, and its play function would find nothing.
await fetchLaterParts()

export type QuizStoryProps = {
  readonly content: QuizSlice
  /** Id of the current step. */
  readonly step?: string
  readonly answers?: Answers
  readonly events?: readonly QuizEvent[]
  /** How the questions are shown. By default all questions of a step are on one page. */
  readonly view?: QuizView
  /** A draft that is found on the device. */
  readonly found?: Partial<Draft>
  readonly photos?: readonly PhotoRecord[]
  readonly lasting?: boolean
  /** Whether the device has no space left. An existing result stays. */
  readonly full?: boolean
  /** Whether saving on the device never completes. */
  readonly stuck?: boolean
  /** Replies of the server. A missing reply stays pending. */
  readonly server?: {
    readonly answers?: Outcome<{ readonly id: string }>
    readonly photos?: Outcome<readonly string[]>
    readonly result?: Outcome<ResultReply>
  }
  /**
   * Sending the answers fails at first; the server does not reply to the next attempt yet. That comes with `network` when the browser
   * reports a connection, and with `clock` when it is due.
   */
  readonly triesAgain?: 'network' | 'clock'
  readonly result?: ResultReply
  /** Reply of the server after the result page has been reloaded. */
  readonly reopened?: { readonly reply: Outcome<ResultReply>; readonly claimed?: true }
}

const storedResult: StoredResult = { id: 'r', token: 't', at: '2026-11-21T14:05:00Z' }
const savedAutosave: DraftAutosave = {
  end: () => undefined,
  progress: createStore<SaveProgress>('saved'),
  flush: () => Promise.resolve(),
  start: () => () => undefined,
}
const orPending = <Value,>(value: Value | undefined): Promise<Value> =>
  value === undefined ? pending() : Promise.resolve(value)

/** The context of the quiz page: a real machine and real stores, with a fake device and server. */
export const QuizStoryContext = ({
  announce = () => undefined,
  children,
  ...props
}: QuizStoryProps & { readonly announce?: (text: string) => void; readonly children: ReactNode }) => {
  const [store] = useState(() =>
    props.full ? fullStore(props.photos ?? [], storedResult) : memoryStore(props.photos, props.lasting),
  )
  const [machine] = useState(() => actorFor(props))
  const [actor] = useState(() => openDeferringActor(machine))
  const [stepSwitch] = useState(() => openStepSwitch(actor))
  useEffect(() => stepSwitch.start(), [stepSwitch])
  const [questions] = useState(() => openQuestionStore(machine))
  const [footerAction] = useState(() => createStore<HTMLElement | null>(null))
  return (
    <MemoryRouter>
      <QuizPageContext
        value={{
          actor,
          stepSwitch,
          questions,
          footerAction,
          store,
          content: props.content,
          autosave: props.stuck ? { ...savedAutosave, flush: pending } : savedAutosave,
          announce,
          toast: () => undefined,
        }}
      >
        {children}
      </QuizPageContext>
    </MemoryRouter>
  )
}

export const QuizStory = (props: QuizStoryProps) => (
  <QuizStoryContext {...props}>
    <QuizFrame step={<CurrentStep />} />
    <p className={recipe('hidden')} role="status" />
  </QuizStoryContext>
)

const actorFor = (props: QuizStoryProps) => {
  const { answers, content, events = [], found, photos = [], reopened, result, server, step, triesAgain, view } = props
  let tries = 0
  const model = compileQuiz(content)
  const input = {
    model,
    quizId: content.quiz.id,
    contentVersion: content.version,
    consents: content.consents,
    analysingDelayMs: 0,
    initialStep: reopened ? model.steps.findIndex(({ kind }) => kind === 'results') : null,
    entryWrittenAt: 0,
    opensResult: false,
    now: Date.now,
    ...(view && { view }),
  }
  const machine = quizMachineOf({
    readResult: fromPromise<Outcome<ResultReply>, QuizContext>(() => orPending(reopened?.reply)),
    submission: submissionMachineOf({
      createSending: fromPromise<Sending, SubmissionContext>(async () => ({ key: 'k', token: 't', id: null })),
      sendAnswers: fromPromise<Outcome<{ readonly id: string }>, SubmissionContext>(() =>
        triesAgain && tries++ > 0 ? pending() : orPending(server?.answers),
      ),
      ...(triesAgain === 'clock' && { wait: fromPromise<null, number>(async () => null) }),
      ...(triesAgain === 'network' && {
        watchNetwork: fromCallback<SubmissionEvent>(({ sendBack }) => {
          const timer = setInterval(() => sendBack({ type: 'ONLINE' }), 100)
          return () => clearInterval(timer)
        }),
      }),
      sendPhotos: fromPromise<Outcome<readonly string[]>, SubmissionContext>(() => orPending(server?.photos)),
      readResult: fromPromise<Outcome<ResultReply>, SubmissionContext>(() => orPending(server?.result)),
      saveResult: fromPromise<StoredResult, SubmissionContext>(async () => storedResult),
    }),
  })
  const empty = createActor(machine, { input }).getSnapshot().context
  const draft: Draft = {
    ...draftOf({ ...empty, photos: photos.map(({ view }) => view) }, '2026-11-21T14:05:00Z'),
    step: step ?? '',
    answers: answers ?? {},
    ...found,
  }
  const actor = createActor(machine, { input }).start()
  const kept: StoredQuiz = {
    draft: step !== undefined || found ? draft : null,
    result: reopened ? { ...storedResult, ...(reopened.claimed && { claimed: true }) } : null,
    unreadable: false,
  }
  actor.send({ type: 'xstate.done.actor.0.quiz.restoring', output: kept } as unknown as QuizEvent)
  if (step !== undefined && !found) actor.send({ type: 'CONTINUE' })
  if (result) {
    actor.send({ type: 'GO', step: model.steps.findIndex(({ kind }) => kind === 'analysing') - 1 })
    actor.send({ type: 'NEXT' })
    actor.send({ type: 'SENDING', sending: { key: 'k', token: 't', id: result.id, kept: true } })
    actor.send({ type: 'xstate.done.actor.submission', output: { result } } as unknown as QuizEvent)
  }
  for (const event of events) actor.send(event)
  return actor
}
