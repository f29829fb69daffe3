import { readsAnswers } from '#engine/quiz/answer-texts.ts'
import { optionsOf } from '#engine/quiz/answers.ts'
import { formatOf, questionsIn } from '#engine/quiz/question-kinds.ts'
import type { Content, Question, Step } from '#types/content.generated.ts'

type QuestionKind = Question['choice']
/** With the general screens that take the place of a missing analysis, or missing results. */
type StepKind = Step['kind'] | 'sending' | 'sent'

/** Only the keys matter: a kind that is missing here is a compile error. */
const questionKinds: Readonly<Record<QuestionKind, true>> = {
  radio: true,
  checkbox: true,
  input: true,
  information: true,
  number: true,
  scale: true,
}
const stepKinds: Readonly<Record<StepKind, true>> = {
  intro: true,
  questions: true,
  photos: true,
  text: true,
  review: true,
  analysing: true,
  results: true,
  sending: true,
  sent: true,
}

type UsedParts = Pick<Content, 'quiz' | 'sections'>

/** What only some questions need, and how to tell that a content has one of them. */
const textFeatures = {
  /** An option opens a text field. */
  optionTexts: ({ sections }: UsedParts) =>
    sections.flatMap(questionsIn).some((question) => optionsOf(question).some(({ text }) => text)),
  /** A question has a smallest or largest number of choices. */
  choiceLimits: ({ sections }: UsedParts) =>
    sections.flatMap(questionsIn).some((question) => formatOf(question).choices !== null),
  /** A text of the quiz repeats an earlier answer. */
  answers: ({ quiz, sections }: UsedParts) => readsAnswers(JSON.stringify([quiz.steps, sections])),
}

/**
 * Which kinds of question and of step a content uses, and which features of texts, as sources of modules with a constant for each:
 * `export const radio = true`. The bundler replaces such constants by their values and drops the branches that cannot be
 * reached, so that visitors do not load the code of a kind that the quiz does not have.
 *
 * @param includeAll for development and stories: the content may get any kind at any time
 */
export const kindModules = (
  { quiz, sections }: Pick<Content, 'quiz' | 'sections'>,
  includeAll: boolean,
): { readonly questionKinds: string; readonly stepKinds: string; readonly textFeatures: string } => {
  const questions = new Set(sections.flatMap((section) => section.questions.map(({ choice }) => choice)))
  const kinds = new Set<StepKind>(quiz.steps.map(({ kind }) => kind))
  const steps = new Set([
    ...kinds,
    ...(kinds.has('analysing') ? [] : ['sending' as const]),
    ...(kinds.has('results') ? [] : ['sent' as const]),
  ])
  return {
    questionKinds: constants(questionKinds, (kind) => includeAll || questions.has(kind)),
    stepKinds: constants(stepKinds, (kind) => includeAll || steps.has(kind)),
    textFeatures: constants(textFeatures, (feature) => includeAll || textFeatures[feature]({ quiz, sections })),
  }
}

const constants = <Name extends string>(
  names: Readonly<Record<Name, unknown>>,
  valueOf: (name: Name) => boolean,
): string =>
  Object.keys(names)
    .map((name) => `export const ${name} = ${String(valueOf(name as Name))}\n`)
    .join('')
