/** Where the visitor is in the quiz. States are kinds of step; which step is next is arithmetic on the content. */
import { assign, setup } from 'xstate'
import { chooseOption, clearAnswer, writeText } from '#engine/quiz/answers.ts'
import type { ResultReply } from '#types/api.generated.ts'
import type { Step } from '#types/content.generated.ts'
import {
  withFoundDraft,
  draftDiffers,
  draftOf,
  initialContext,
  keepOwnAnswers,
  restarted,
  textsToShorten,
  withAnswer,
  withChoice,
  withContent,
  withStoredQuiz,
  type QuizContext,
  type QuizInput,
} from './quiz.context.ts'
import type { QuizActors, QuizEvent } from './quiz.events.ts'
import * as steps from './quiz.steps.ts'
import { answering, finishedElsewhere, draftChangedElsewhere, openResult, retake, changeStep, visit } from './quiz.transitions.ts'

export type QuizMachine = ReturnType<typeof quizMachineWith>

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
      stepIs: ({ context }, kind: Step['kind']) => steps.kindOf(context, context.step) === kind,
      hasDraft: ({ context }) => context.foundDraft !== null,
      hasResult: ({ context }) => steps.hasResult(context),
      isUnfinished: ({ context }) => steps.isUnfinished(context),
      isFinished: ({ context }) => steps.isFinished(context) && steps.kindOf(context, context.step) === 'analysing',
      /** The next step sends, and the server would refuse a text. */
      isTooLongToSend: ({ context }) => steps.leadsToSending(context) && textsToShorten(context).length > 0,
      wasHurried: ({ context }) => context.startRequested,
      wasOnResults: ({ context }) => steps.wasOnResults(context),
      wasSending: ({ context }) => steps.wasSending(context),
      wasFinished: ({ context }) => steps.wasFinished(context),
      differs: ({ context, event }) => event.type === 'DRAFT_CHANGED_ELSEWHERE' && draftDiffers(context, event.draft),
      isNewResult: ({ context, event }) =>
        event.type === 'FINISHED_ELSEWHERE' && steps.isNewResult(context, event.result),
      mayVisit: ({ context, event }) => event.type === 'GO' && steps.mayVisit(context, event.step),
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
      forward: assign(({ context }) => steps.toNextStep(context)),
      backward: assign(({ context }) => steps.toPreviousStep(context)),
      visit: assign(({ context, event }) => (event.type === 'GO' ? steps.toVisitedStep(context, event.step) : {})),
      turnTo: assign(({ event }) => (event.type === 'GO' ? { step: event.step } : {})),
      startThere: assign(({ event }) => (event.type === 'GO' ? { initialStep: event.step } : {})),
      goToResults: assign(({ context }) => steps.toResults(context)),
      sendAgain: assign(({ context }) => steps.toResumedSubmission(context)),
      loseAnswers: assign(({ context }) => ({ answersGone: context.foundDraft === null })),
      holdBack: assign(({ context }) => ({ blockedSends: context.blockedSends + 1 })),
      knowKept: assign(({ event }) => (event.type === 'OPEN_RESULT' ? { storedResult: event.kept } : {})),
      knowFinished: assign(({ event }) =>
        event.type === 'FINISHED_ELSEWHERE' ? { storedResult: event.result, foundDraft: null } : {},
      ),
      startOnResult: assign({ opensResult: true }),
      hurry: assign({ startRequested: true }),
      find: assign(({ event }) => (event.type === 'DRAFT_CHANGED_ELSEWHERE' ? { foundDraft: event.draft } : {})),
      findOwn: assign(({ context, event }) =>
        event.type === 'RETAKE' ? { foundDraft: context.foundDraft ?? draftOf(context, event.at) } : {},
      ),
      keepThis: assign(({ context }) => keepOwnAnswers(context)),
      continueDraft: assign(({ context }) => withFoundDraft(context)),
      startAgain: assign(({ context }) => restarted(context)),
      changeContent: assign(({ context, event }) =>
        event.type === 'CONTENT' ? withContent(context, event.model, event.version) : {},
      ),
      rememberSending: assign(({ event }) => (event.type === 'SENDING' ? { sending: event.sending } : {})),
      rememberResult: assign(({ context, event }) =>
        event.type === 'RESULT_STORED'
          ? { storedResult: event.result, sending: context.sending && { ...context.sending, kept: true } }
          : {},
      ),
      setResult: assign((_, { result }: { result: ResultReply | null }) => ({ result })),
    },
  }).createMachine({
    id: 'quiz',
    context: ({ input }) => initialContext(input),
    on: { CONTENT: { actions: 'changeContent' } },
    initial: 'restoring',
    states: {
      restoring: {
        tags: 'intro',
        on: { NEXT: { actions: 'hurry' }, GO: { actions: 'startThere' }, OPEN_RESULT: { actions: 'startOnResult' } },
        invoke: {
          src: 'searchDevice',
          onDone: { target: 'restored', actions: assign(({ context, event }) => withStoredQuiz(context, event.output)) },
          onError: 'restored',
        },
      },
      restored: {
        always: [
          { guard: 'wasOnResults', target: 'reopening', actions: ['goToResults', 'loseAnswers'] },
          { guard: 'wasSending', target: 'step', actions: 'sendAgain' },
          { guard: 'hasDraft', target: 'offering' },
          { guard: 'wasFinished', target: 'reopening', actions: ['goToResults', 'loseAnswers'] },
          { guard: 'wasHurried', target: 'step', actions: 'forward' },
          { target: 'step' },
        ],
      },
      offering: {
        description: 'An unfinished quiz was found: continue or start again.',
        on: {
          CONTINUE: { target: 'step', actions: 'continueDraft' },
          START_AGAIN: { target: 'step', actions: 'startAgain' },
          GO: visit,
          OPEN_RESULT: openResult,
          DRAFT_CHANGED_ELSEWHERE: draftChangedElsewhere,
          FINISHED_ELSEWHERE: { ...finishedElsewhere, target: 'step' },
        },
      },
      elsewhere: {
        description: 'The quiz went on in another tab: its answers, or these.',
        on: {
          CONTINUE: { target: 'step', actions: 'continueDraft' },
          KEEP_OWN_ANSWERS: { target: 'step', actions: 'keepThis' },
          GO: changeStep,
          DRAFT_CHANGED_ELSEWHERE: draftChangedElsewhere,
          FINISHED_ELSEWHERE: finishedElsewhere,
        },
      },
      finishedElsewhere: {
        description: 'The quiz was finished in another tab: its result, or a new quiz with the answers of this tab.',
        on: {
          OPEN_RESULT: openResult,
          KEEP_OWN_ANSWERS: { target: 'step', actions: 'keepThis' },
          GO: changeStep,
          DRAFT_CHANGED_ELSEWHERE: { ...draftChangedElsewhere, target: 'elsewhere' },
        },
      },
      step: {
        always: [
          { guard: { type: 'stepIs', params: 'intro' }, target: 'intro' },
          { guard: { type: 'stepIs', params: 'questions' }, target: 'questions' },
          { guard: { type: 'stepIs', params: 'photos' }, target: 'photos' },
          { guard: { type: 'stepIs', params: 'text' }, target: 'text' },
          { guard: 'isFinished', target: 'results', actions: 'goToResults' },
          { guard: { type: 'stepIs', params: 'analysing' }, target: 'analysing' },
          { guard: 'hasResult', target: 'results' },
          { target: 'reopening' },
        ],
      },
      intro: {
        tags: 'intro',
        on: {
          NEXT: { target: 'step', actions: 'forward' },
          GO: visit,
          OPEN_RESULT: openResult,
          DRAFT_CHANGED_ELSEWHERE: { ...draftChangedElsewhere, target: 'offering' },
          FINISHED_ELSEWHERE: { guard: 'isNewResult', actions: 'knowFinished' },
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
          RESULT_STORED: { actions: 'rememberResult' },
          CONSENT: { actions: 'consent' },
          BACK: { target: 'step', actions: 'backward' },
          GO: visit,
        },
      },
      reopening: {
        description: 'The result is read again: the page was loaded anew.',
        on: { GO: visit },
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
      resultFailed: { on: { RETRY: 'reopening', RETAKE: retake, GO: visit } },
      resultGone: { on: { RETAKE: retake, GO: visit } },
      results: {
        on: {
          GO: visit,
          RESULT_CHANGED: {
            actions: { type: 'setResult', params: ({ event }) => ({ result: event.result }) },
          },
          RETAKE: retake,
        },
      },
    },
  })
