import { assign, setup } from 'xstate'
import { chooseOption, clearAnswer, writeText } from '#engine/quiz/answers.ts'
import type { ResultReply } from '#types/api.generated.ts'
import type { Step } from '#types/content.generated.ts'
import {
  draftDiffers,
  draftOf,
  initialContext,
  keepOwnAnswers,
  restarted,
  textsToShorten,
  withAnswer,
  withChoice,
  withContent,
  withFoundDraft,
  withStoredQuiz,
  type QuizContext,
  type QuizInput,
} from './quiz.context.ts'
import type { QuizActors, QuizEvent } from './quiz.events.ts'
import * as steps from './quiz.steps.ts'
import {
  answering,
  changeStep,
  draftChangedElsewhere,
  finishedElsewhere,
  openResult,
  retake,
  visit,
} from './quiz.transitions.ts'

export type QuizMachine = ReturnType<typeof quizMachineWith>

/**
 * Where the visitor is in the quiz. A step of the content has no state of its own: there is one state for each kind of step
 * (intro, questions, photos, text, analysing, results), and the index of the step is in the context. `step` is transient: it
 * goes on to the state of the kind of the current step. What the steps contain and which one is next comes from the engine
 * (quiz.steps.ts), so that content can add, remove and reorder steps without a change here.
 *
 * - It starts in `restoring`, where it reads what the device has stored.
 * - `offering`, `changedElsewhere` and `finishedElsewhere` ask the visitor which answers to go on with.
 * - `analysing` runs the submission machine; `reopening` reads a result again, and can end in `resultFailed` or `resultGone`.
 * - It has no final state: after a result the quiz can be taken again.
 *
 * Every change of the answers sets `sending` to null, so that answers that were changed after an attempt are a new submission.
 * The machine does not store anything itself: the page saves the draft after each transition.
 */
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
      /** NEXT would send the answers, and the server would refuse a text. */
      isTooLongToSend: ({ context }) => steps.leadsToSending(context) && textsToShorten(context).length > 0,
      isStartRequested: ({ context }) => context.startRequested,
      wasOnResults: ({ context }) => steps.wasOnResults(context),
      wasSending: ({ context }) => steps.wasSending(context),
      wasFinished: ({ context }) => steps.wasFinished(context),
      draftDiffers: ({ context, event }) =>
        event.type === 'DRAFT_CHANGED_ELSEWHERE' && draftDiffers(context, event.draft),
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
      toNextStep: assign(({ context }) => steps.toNextStep(context)),
      toPreviousStep: assign(({ context }) => steps.toPreviousStep(context)),
      visit: assign(({ context, event }) => (event.type === 'GO' ? steps.toVisitedStep(context, event.step) : {})),
      changeStep: assign(({ event }) => (event.type === 'GO' ? { step: event.step } : {})),
      setInitialStep: assign(({ event }) => (event.type === 'GO' ? { initialStep: event.step } : {})),
      goToResults: assign(({ context }) => steps.toResults(context)),
      resumeSubmission: assign(({ context }) => steps.toResumedSubmission(context)),
      setAnswersGone: assign(({ context }) => ({ answersGone: context.foundDraft === null })),
      countBlockedSend: assign(({ context }) => ({ blockedSends: context.blockedSends + 1 })),
      setStoredResult: assign(({ event }) => (event.type === 'OPEN_RESULT' ? { storedResult: event.stored } : {})),
      setFinishedResult: assign(({ event }) =>
        event.type === 'FINISHED_ELSEWHERE' ? { storedResult: event.result, foundDraft: null } : {},
      ),
      requestResult: assign({ opensResult: true }),
      requestStart: assign({ startRequested: true }),
      setFoundDraft: assign(({ event }) =>
        event.type === 'DRAFT_CHANGED_ELSEWHERE' ? { foundDraft: event.draft } : {},
      ),
      offerOwnDraft: assign(({ context, event }) =>
        event.type === 'RETAKE' ? { foundDraft: context.foundDraft ?? draftOf(context, event.at) } : {},
      ),
      keepOwnAnswers: assign(({ context }) => keepOwnAnswers(context)),
      continueDraft: assign(({ context }) => withFoundDraft(context)),
      startAgain: assign(({ context }) => restarted(context)),
      changeContent: assign(({ context, event }) =>
        event.type === 'CONTENT' ? withContent(context, event.model, event.version) : {},
      ),
      setSending: assign(({ event }) => (event.type === 'SENDING' ? { sending: event.sending } : {})),
      markResultStored: assign(({ context, event }) =>
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
        on: {
          NEXT: { actions: 'requestStart' },
          GO: { actions: 'setInitialStep' },
          OPEN_RESULT: { actions: 'requestResult' },
        },
        invoke: {
          src: 'searchDevice',
          onDone: {
            target: 'restored',
            actions: assign(({ context, event }) => withStoredQuiz(context, event.output)),
          },
          onError: 'restored',
        },
      },
      restored: {
        always: [
          { guard: 'wasOnResults', target: 'reopening', actions: ['goToResults', 'setAnswersGone'] },
          { guard: 'wasSending', target: 'step', actions: 'resumeSubmission' },
          { guard: 'hasDraft', target: 'offering' },
          { guard: 'wasFinished', target: 'reopening', actions: ['goToResults', 'setAnswersGone'] },
          { guard: 'isStartRequested', target: 'step', actions: 'toNextStep' },
          { target: 'step' },
        ],
      },
      offering: {
        description: 'An unfinished quiz was found: the visitor continues it or starts again.',
        on: {
          CONTINUE: { target: 'step', actions: 'continueDraft' },
          START_AGAIN: { target: 'step', actions: 'startAgain' },
          GO: visit,
          OPEN_RESULT: openResult,
          DRAFT_CHANGED_ELSEWHERE: draftChangedElsewhere,
          FINISHED_ELSEWHERE: { ...finishedElsewhere, target: 'step' },
        },
      },
      changedElsewhere: {
        description: 'The answers were changed in another tab: the visitor chooses those or the ones of this tab.',
        on: {
          CONTINUE: { target: 'step', actions: 'continueDraft' },
          KEEP_OWN_ANSWERS: { target: 'step', actions: 'keepOwnAnswers' },
          GO: changeStep,
          DRAFT_CHANGED_ELSEWHERE: draftChangedElsewhere,
          FINISHED_ELSEWHERE: finishedElsewhere,
        },
      },
      finishedElsewhere: {
        description:
          'The quiz was sent from another tab: the visitor opens that result, or goes on with the answers of this tab.',
        on: {
          OPEN_RESULT: openResult,
          KEEP_OWN_ANSWERS: { target: 'step', actions: 'keepOwnAnswers' },
          GO: changeStep,
          DRAFT_CHANGED_ELSEWHERE: { ...draftChangedElsewhere, target: 'changedElsewhere' },
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
          NEXT: { target: 'step', actions: 'toNextStep' },
          GO: visit,
          OPEN_RESULT: openResult,
          DRAFT_CHANGED_ELSEWHERE: { ...draftChangedElsewhere, target: 'offering' },
          FINISHED_ELSEWHERE: { guard: 'isNewResult', actions: 'setFinishedResult' },
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
          SENDING: { actions: 'setSending' },
          RESULT_STORED: { actions: 'markResultStored' },
          CONSENT: { actions: 'consent' },
          BACK: { target: 'step', actions: 'toPreviousStep' },
          GO: visit,
        },
      },
      reopening: {
        description: 'The page was loaded again on a result: it is read from the server.',
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
