/** Where the visitor is in the quiz. States are kinds of step; which step is next is arithmetic on the content. */
import { assign, setup, type PromiseActorLogic } from 'xstate'
import { chooseOption, clearAnswer, writeText } from '#engine/answers.ts'
import type { ConsentChoice } from '#engine/consent.ts'
import type { QuizModel } from '#engine/quiz.ts'
import type { ResultReply } from '#types/api.generated.ts'
import type { Step } from '#types/content.generated.ts'
import type { Draft, Kept, Sending } from './draft.ts'
import type { Outcome } from './failure.ts'
import {
  continued,
  differs,
  freshContext,
  keptHere,
  lastAnswerable,
  startedAgain,
  stepAt,
  withAnswer,
  withChoice,
  withContent,
  withKept,
  type QuizContext,
  type QuizInput,
} from './quiz.context.ts'
import type { SubmissionMachine } from './submission.machine.ts'

export type QuizEvent =
  | { readonly type: 'ANSWER'; readonly question: string; readonly option: string; readonly chosen: boolean }
  | { readonly type: 'WRITE'; readonly question: string; readonly text: string }
  | { readonly type: 'CLEAR'; readonly question: string }
  | { readonly type: 'CONSENT'; readonly consent: string; readonly choice: ConsentChoice | null }
  | { readonly type: 'PHOTOS'; readonly views: readonly string[] }
  | { readonly type: 'NEXT' }
  | { readonly type: 'BACK' }
  | { readonly type: 'GO'; readonly step: number }
  | { readonly type: 'CONTINUE' }
  | { readonly type: 'START_AGAIN' }
  | { readonly type: 'KEPT_ELSEWHERE'; readonly draft: Draft }
  | { readonly type: 'KEEP_THIS' }
  | { readonly type: 'SENDING'; readonly sending: Sending | null }
  | { readonly type: 'BACK_TO_ANSWERS' }
  | { readonly type: 'RETRY' }
  | { readonly type: 'RESULT_CHANGED'; readonly result: ResultReply }
  | { readonly type: 'CONTENT'; readonly model: QuizModel; readonly version: string }

/** What the machine waits for. The page gives them once: a machine that is provided with them later is built twice. */
export type QuizActors = {
  readonly searchDevice: PromiseActorLogic<Kept>
  readonly readResult: PromiseActorLogic<Outcome<ResultReply>, QuizContext>
  readonly submission: SubmissionMachine
}

export type QuizMachine = ReturnType<typeof quizMachineWith>

/** Another tab has kept what this one does not know. */
const keptElsewhere = { guard: 'differs', actions: 'find' } as const

/** The same in every step that is answered. */
const answering = {
  ANSWER: { actions: 'answer' },
  WRITE: { actions: 'write' },
  CLEAR: { actions: 'clear' },
  CONSENT: { actions: 'consent' },
  PHOTOS: { actions: 'setPhotos' },
  NEXT: { target: 'step', actions: 'forward' },
  BACK: { target: 'step', actions: 'backward' },
  GO: { guard: 'mayGo', target: 'step', actions: 'go' },
  KEPT_ELSEWHERE: { ...keptElsewhere, target: 'elsewhere' },
} as const

export const quizMachineWith = (actors: QuizActors) =>
  setup({
    types: {
      context: {} as QuizContext,
      events: {} as QuizEvent,
      input: {} as QuizInput,
      children: {} as { submission: 'submission' },
    },
    actors,
    guards: {
      stepIs: ({ context }, kind: Step['kind']) => stepAt(context, context.step)?.kind === kind,
      hasDraft: ({ context }) => context.found !== null,
      wasHurried: ({ context }) => context.hurried,
      differs: ({ context, event }) => event.type === 'KEPT_ELSEWHERE' && differs(context, event.draft),
      reloadedOnResults: ({ context }) =>
        context.keptResult !== null && context.startAt !== null && stepAt(context, context.startAt)?.kind === 'results',
      mayGo: ({ context, event }) => event.type === 'GO' && event.step >= 0 && event.step <= lastAnswerable(context),
    },
    actions: {
      answer: assign(({ context, event }) => {
        if (event.type !== 'ANSWER') return {}
        const { answers } = chooseOption(
          context.model,
          context.state.answers,
          event.question,
          event.option,
          event.chosen,
        )
        return withAnswer(context, answers, event.question)
      }),
      write: assign(({ context, event }) =>
        event.type === 'WRITE'
          ? withAnswer(
              context,
              writeText(context.model, context.state.answers, event.question, event.text),
              event.question,
            )
          : {},
      ),
      clear: assign(({ context, event }) =>
        event.type === 'CLEAR'
          ? withAnswer(context, clearAnswer(context.state.answers, event.question), event.question)
          : {},
      ),
      consent: assign(({ context, event }) =>
        event.type === 'CONSENT' ? withChoice(context, event.consent, event.choice) : {},
      ),
      setPhotos: assign(({ event }) => (event.type === 'PHOTOS' ? { photos: event.views, sending: null } : {})),
      forward: assign(({ context }) => ({ step: Math.min(context.step + 1, context.model.steps.length - 1) })),
      backward: assign(({ context }) => ({ step: Math.max(context.step - 1, 0) })),
      go: assign(({ event }) => (event.type === 'GO' ? { step: event.step } : {})),
      goToAnswers: assign(({ context }) => ({ step: lastAnswerable(context) })),
      goToResults: assign(({ context }) => ({
        step: context.model.steps.findIndex(({ kind }) => kind === 'results'),
      })),
      hurry: assign({ hurried: true }),
      find: assign(({ event }) => (event.type === 'KEPT_ELSEWHERE' ? { found: event.draft } : {})),
      keepThis: assign(({ context }) => keptHere(context)),
      continueDraft: assign(({ context }) => continued(context)),
      startAgain: assign(({ context }) => startedAgain(context)),
      changeContent: assign(({ context, event }) =>
        event.type === 'CONTENT' ? withContent(context, event.model, event.version) : {},
      ),
      rememberSending: assign(({ event }) => (event.type === 'SENDING' ? { sending: event.sending } : {})),
      setResult: assign((_, { result }: { result: ResultReply | null }) => ({ result })),
    },
  }).createMachine({
    id: 'quiz',
    context: ({ input }) => freshContext(input),
    on: { CONTENT: { actions: 'changeContent' } },
    initial: 'restoring',
    states: {
      restoring: {
        tags: 'intro',
        on: { NEXT: { actions: 'hurry' } },
        invoke: {
          src: 'searchDevice',
          onDone: { target: 'restored', actions: assign(({ context, event }) => withKept(context, event.output)) },
          onError: 'restored',
        },
      },
      restored: {
        always: [
          { guard: 'hasDraft', target: 'offering' },
          { guard: 'reloadedOnResults', target: 'reopening', actions: 'goToResults' },
          { guard: 'wasHurried', target: 'step', actions: 'forward' },
          { target: 'step' },
        ],
      },
      offering: {
        description: 'An unfinished quiz was found: continue or start again.',
        on: {
          CONTINUE: { target: 'step', actions: 'continueDraft' },
          START_AGAIN: { target: 'step', actions: 'startAgain' },
          KEPT_ELSEWHERE: keptElsewhere,
        },
      },
      elsewhere: {
        description: 'The quiz went on in another tab: its answers, or these.',
        on: {
          CONTINUE: { target: 'step', actions: 'continueDraft' },
          KEEP_THIS: { target: 'step', actions: 'keepThis' },
          KEPT_ELSEWHERE: keptElsewhere,
        },
      },
      step: {
        always: [
          { guard: { type: 'stepIs', params: 'intro' }, target: 'intro' },
          { guard: { type: 'stepIs', params: 'questions' }, target: 'questions' },
          { guard: { type: 'stepIs', params: 'photos' }, target: 'photos' },
          { guard: { type: 'stepIs', params: 'text' }, target: 'text' },
          { guard: { type: 'stepIs', params: 'analysing' }, target: 'analysing' },
          { target: 'reopening' },
        ],
      },
      intro: {
        tags: 'intro',
        on: {
          NEXT: { target: 'step', actions: 'forward' },
          GO: { guard: 'mayGo', target: 'step', actions: 'go' },
          KEPT_ELSEWHERE: { ...keptElsewhere, target: 'offering' },
        },
      },
      questions: { tags: 'answering', on: answering },
      photos: { tags: 'answering', on: answering },
      text: { tags: 'answering', on: answering },
      analysing: {
        invoke: {
          id: 'submission',
          src: 'submission',
          input: ({ context }) => context,
          onDone: {
            target: 'results',
            actions: [{ type: 'setResult', params: ({ event }) => ({ result: event.output.result }) }, 'goToResults'],
          },
        },
        on: {
          SENDING: { actions: 'rememberSending' },
          CONSENT: { actions: 'consent' },
          BACK_TO_ANSWERS: { target: 'step', actions: 'goToAnswers' },
          GO: { guard: 'mayGo', target: 'step', actions: 'go' },
        },
      },
      reopening: {
        description: 'The page was loaded again on the results.',
        invoke: {
          src: 'readResult',
          input: ({ context }) => context,
          onDone: [
            {
              guard: ({ event }) => event.output.ok,
              target: 'results',
              actions: {
                type: 'setResult',
                params: ({ event }) => ({ result: event.output.ok ? event.output.value : null }),
              },
            },
            {
              guard: ({ event }) => !event.output.ok && event.output.failure.kind === 'gone',
              target: 'resultGone',
            },
            { target: 'resultFailed' },
          ],
          onError: 'resultFailed',
        },
      },
      resultFailed: { on: { RETRY: 'reopening', START_AGAIN: { target: 'step', actions: 'startAgain' } } },
      resultGone: { on: { START_AGAIN: { target: 'step', actions: 'startAgain' } } },
      results: {
        on: {
          RESULT_CHANGED: {
            actions: { type: 'setResult', params: ({ event }) => ({ result: event.result }) },
          },
          START_AGAIN: { target: 'step', actions: 'startAgain' },
        },
      },
    },
  })
