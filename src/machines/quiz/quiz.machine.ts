import { assign, setup } from 'xstate'
import type { ResultReply } from '#types/api.generated.ts'
import type { Step } from '#types/content.generated.ts'
import {
  draftOf,
  initialContext,
  restarted,
  timeOf,
  withChoice,
  withContent,
  withFoundDraft,
  withView,
  type QuizContext,
  type QuizInput,
} from './quiz.context.ts'
import { shouldAdvance, withOption, withoutAnswer, withText } from './quiz.answers.ts'
import type { QuizActors, QuizEvent } from './quiz.events.ts'
import { draftDiffers, keepOwnAnswers, withNewerDraft } from './quiz.other-tabs.ts'
import * as navigation from './quiz.navigation.ts'
import { kindOf, placeOf } from './quiz.places.ts'
import * as restore from './quiz.restore.ts'
import * as results from './quiz.result.ts'
import { blockingAnswers } from './quiz.sendable.ts'
import * as transitions from './quiz.transitions.ts'

export type QuizMachine = ReturnType<typeof quizMachineWith>

/**
 * Where the visitor is in the quiz. There is one state for each kind of step, and its index is in the context: the engine says which
 * step is next (engine/quiz/steps/steps.ts). `step` is transient and goes on to the state of the current step's kind. `restoring` reads
 * what the device has stored. `offering`, `changedElsewhere` and `finishedElsewhere` ask which answers to go on with. `analysing` runs
 * the submission machine, `reopening` reads a result again. The machine stores nothing: the page saves `draftOf` after each change.
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
    delays: { untilAdvanced: 400 },
    guards: {
      stepIs: ({ context }, kind: Step['kind']) => kindOf(context, context.step) === kind,
      hasDraft: ({ context }) => context.foundDraft !== null,
      hasResult: ({ context }) => results.hasResult(context),
      isUnfinished: ({ context }) => results.isUnfinished(context),
      isFinished: ({ context }) => results.isFinished(context) && kindOf(context, context.step) === 'analysing',
      /** NEXT would send the answers, and the server would refuse one of them. */
      hasBlockingAnswers: ({ context }) => navigation.leadsToSending(context) && blockingAnswers(context).length > 0,
      shouldAdvance: ({ context, event }) => event.type === 'ANSWER' && shouldAdvance(context, event),
      isMissing: ({ context }) => navigation.isMissing(context),
      isStartRequested: ({ context }) => context.startRequested,
      wasOnResults: ({ context }) => restore.wasOnResults(context),
      wasSending: ({ context }) => restore.wasSending(context),
      wasFinished: ({ context }) => restore.wasFinished(context),
      draftDiffers: ({ context, event }) =>
        event.type === 'DRAFT_CHANGED_ELSEWHERE' && draftDiffers(context, event.draft),
      isNewResult: ({ context, event }) =>
        event.type === 'FINISHED_ELSEWHERE' && results.isNewResult(context, event.result),
      mayVisit: ({ context, event }) => event.type === 'GO' && navigation.mayVisit(context, placeOf(context, event)),
    },
    actions: {
      countTime: assign(({ context }) => ({ time: timeOf(context) })),
      answer: assign(({ context, event }) => (event.type === 'ANSWER' ? withOption(context, event) : {})),
      write: assign(({ context, event }) => (event.type === 'WRITE' ? withText(context, event) : {})),
      clear: assign(({ context, event }) => (event.type === 'CLEAR' ? withoutAnswer(context, event.question) : {})),
      consent: assign(({ context, event }) =>
        event.type === 'CONSENT' ? withChoice(context, event.consent, event.choice) : {},
      ),
      setPhotos: assign(({ event }) => (event.type === 'PHOTOS' ? { photos: event.views, sending: null } : {})),
      setSubmitted: assign(({ event }) => (event.type === 'PHOTOS_SUBMITTED' ? { photosSubmitted: event.done } : {})),
      toNextPlace: assign(({ context }) => navigation.toNextPlace(context)),
      toMissing: assign(({ context }) => navigation.toMissing(context)),
      toPreviousPlace: assign(({ context }) => navigation.toPreviousPlace(context)),
      visit: assign(({ context, event }) => (event.type === 'GO' ? navigation.toVisitedPlace(context, event) : {})),
      change: assign(({ context, event }) => (event.type === 'CHANGE' ? navigation.toChange(context, event) : {})),
      changePlace: assign(({ context, event }) => (event.type === 'GO' ? placeOf(context, event) : {})),
      setView: assign(({ context, event }) => (event.type === 'VIEW' ? withView(context, event) : {})),
      setInitialStep: assign(({ event }) => (event.type === 'GO' ? { initialStep: event.step } : {})),
      goToResults: assign(({ context }) => navigation.toResults(context)),
      resumeSubmission: assign(({ context }) => restore.toResumedSubmission(context)),
      setAnswersGone: assign(({ context }) => ({ answersGone: context.foundDraft === null })),
      countBlockedSend: assign(({ context }) => ({ blockedSends: context.blockedSends + 1 })),
      setStoredResult: assign(({ event }) => (event.type === 'OPEN_RESULT' ? { storedResult: event.stored } : {})),
      setFinishedResult: assign(({ event }) =>
        event.type === 'FINISHED_ELSEWHERE' ? { storedResult: event.result, foundDraft: null } : {},
      ),
      requestResult: assign({ opensResult: true }),
      requestStart: assign({ startRequested: true }),
      setFoundDraft: assign(({ context, event }) =>
        event.type === 'DRAFT_CHANGED_ELSEWHERE' ? withNewerDraft(context, event.draft) : {},
      ),
      offerOwnDraft: assign(({ context, event }) =>
        event.type === 'RETAKE' ? { foundDraft: context.foundDraft ?? draftOf(context, event.at) } : {},
      ),
      keepOwnAnswers: assign(({ context }) => keepOwnAnswers(context)),
      continueDraft: assign(({ context }) => withFoundDraft(context)),
      startAgain: assign(({ context }) => restarted(context)),
      changeContent: assign(({ context, event }) => (event.type === 'CONTENT' ? withContent(context, event) : {})),
      setSending: assign(({ event }) => (event.type === 'SENDING' ? { sending: event.sending } : {})),
      markResultStored: assign(({ context, event }) =>
        event.type === 'RESULT_STORED' ? results.withStoredResult(context, event.result) : {},
      ),
      setResult: assign((_, result: ResultReply | null) => ({ result })),
      changeResult: assign(({ context }, result: ResultReply) => results.withChangedResult(context, result)),
    },
  }).createMachine({
    id: 'quiz',
    context: ({ input }) => initialContext(input),
    on: {
      CONTENT: { actions: 'changeContent' },
      VIEW: { actions: 'setView' },
      // Everywhere: the visitor may have gone back before the reply.
      RESULT_CHANGED: { actions: { type: 'changeResult', params: ({ event }) => event.result } },
    },
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
            actions: assign(({ context, event }) => restore.withStoredQuiz(context, event.output)),
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
          { guard: 'isStartRequested', target: 'step', actions: 'toNextPlace' },
          { target: 'step' },
        ],
      },
      offering: {
        on: {
          CONTINUE: { target: 'step', actions: 'continueDraft' },
          START_AGAIN: { target: 'step', actions: 'startAgain' },
          GO: transitions.visit,
          OPEN_RESULT: transitions.openResult,
          DRAFT_CHANGED_ELSEWHERE: transitions.newerDraft,
          FINISHED_ELSEWHERE: { ...transitions.finishedElsewhere, target: 'step' },
        },
      },
      changedElsewhere: {
        on: {
          CONTINUE: { target: 'step', actions: 'continueDraft' },
          KEEP_OWN_ANSWERS: { target: 'step', actions: 'keepOwnAnswers' },
          GO: transitions.changeStep,
          DRAFT_CHANGED_ELSEWHERE: transitions.newerDraft,
          FINISHED_ELSEWHERE: transitions.finishedElsewhere,
        },
      },
      finishedElsewhere: {
        // The quiz was sent from another tab: the visitor opens its result or keeps the answers of this tab.
        on: {
          OPEN_RESULT: transitions.openResult,
          KEEP_OWN_ANSWERS: { target: 'step', actions: 'keepOwnAnswers' },
          GO: transitions.changeStep,
          DRAFT_CHANGED_ELSEWHERE: { ...transitions.draftChangedElsewhere, target: 'changedElsewhere' },
        },
      },
      step: {
        entry: 'countTime',
        always: [
          { guard: { type: 'stepIs', params: 'intro' }, target: 'intro' },
          { guard: { type: 'stepIs', params: 'questions' }, target: 'questions' },
          { guard: { type: 'stepIs', params: 'photos' }, target: 'photos' },
          { guard: { type: 'stepIs', params: 'text' }, target: 'text' },
          { guard: { type: 'stepIs', params: 'review' }, target: 'review' },
          { guard: 'isFinished', target: 'results', actions: 'goToResults' },
          { guard: { type: 'stepIs', params: 'analysing' }, target: 'analysing' },
          { guard: 'hasResult', target: 'results' },
          { target: 'reopening' },
        ],
      },
      intro: {
        tags: 'intro',
        on: {
          NEXT: { target: 'step', actions: 'toNextPlace' },
          GO: transitions.visit,
          OPEN_RESULT: transitions.openResult,
          DRAFT_CHANGED_ELSEWHERE: { ...transitions.draftChangedElsewhere, target: 'offering' },
          FINISHED_ELSEWHERE: { guard: 'isNewResult', actions: 'setFinishedResult' },
        },
      },
      questions: { tags: 'answering', on: transitions.answeringQuestions },
      advancing: {
        tags: 'answering',
        after: { untilAdvanced: { target: 'step', actions: 'toNextPlace' } },
        on: transitions.answeringMeanwhile,
      },
      photos: { tags: 'answering', on: { ...transitions.answering, PHOTOS_SUBMITTED: { actions: 'setSubmitted' } } },
      text: { tags: 'answering', on: transitions.answering },
      review: { tags: 'answering', on: transitions.answering },
      analysing: {
        invoke: {
          id: 'submission',
          src: 'submission',
          input: ({ context }) => context,
          onDone: {
            target: 'results',
            actions: [{ type: 'setResult', params: ({ event }) => event.output.result }, 'goToResults'],
          },
        },
        on: {
          SENDING: { actions: 'setSending' },
          RESULT_STORED: { actions: 'markResultStored' },
          CONSENT: { actions: 'consent' },
          BACK: { target: 'step', actions: 'toPreviousPlace' },
          GO: transitions.visit,
        },
      },
      reopening: {
        on: { GO: transitions.visit },
        invoke: {
          src: 'readResult',
          input: ({ context }) => context,
          onDone: [
            {
              guard: ({ event }) => event.output.ok,
              target: 'results',
              actions: { type: 'setResult', params: ({ event }) => (event.output.ok ? event.output.value : null) },
            },
            { guard: ({ event }) => results.isNotFound(event.output), target: 'resultGone' },
            {
              target: 'resultFailed',
              actions: assign(({ event: { output } }) => ({ resultFailure: output.ok ? null : output.failure })),
            },
          ],
          onError: 'resultFailed',
        },
      },
      resultFailed: { on: { RETRY: 'reopening', RETAKE: transitions.retake, GO: transitions.visit } },
      resultGone: { on: { RETAKE: transitions.retake, GO: transitions.visit } },
      results: { on: { GO: transitions.visit, RETAKE: transitions.retake } },
    },
  })
