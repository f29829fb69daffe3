import { hasModule, moduleNames } from '#content/modules.ts'
import { readsAnswers } from '#engine/quiz/answers/answer-texts.ts'
import { optionsOf } from '#engine/quiz/answers/answers.ts'
import { formatOf, questionsIn } from '#engine/quiz/question-kinds.ts'
import type { Content, ModuleName, Question, Step } from '#types/content.generated.ts'

type ItemKind = Question['choice']
/** Includes the general screens that take the place of a missing step for analysing or results. */
type StepKind = Step['kind'] | 'sending' | 'sent'

/** Only the keys matter. If a kind is missing here, it is a compile error. */
const questionKinds: Readonly<Record<ItemKind, true>> = {
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

type QuestionFeature = keyof typeof questionFeatures
type UsedParts = Pick<Content, 'quiz' | 'sections'>

/** What only some questions need, and how to tell that a content has one of them. */
const questionFeatures = {
  /** An option opens a text field. */
  optionTexts: ({ sections }: UsedParts) =>
    sections.flatMap(questionsIn).some((question) => optionsOf(question).some(({ text }) => text)),
  /** A question has a picture of its own. */
  pictures: ({ sections }: UsedParts) => sections.flatMap(questionsIn).some(({ image }) => image !== undefined),
  /** A question has a smallest or largest number of choices. */
  choiceLimits: ({ sections }: UsedParts) =>
    sections.flatMap(questionsIn).some((question) => formatOf(question).choices !== null),
  /** A text of the quiz repeats an earlier answer. */
  answers: ({ quiz, sections }: UsedParts) => readsAnswers(JSON.stringify([quiz.steps, sections])),
  /** A question has to be answered. */
  required: ({ quiz, sections }: UsedParts) =>
    [
      ...sections.flatMap(questionsIn),
      ...quiz.steps.flatMap((step) => (step.kind === 'text' ? [step.question] : [])),
    ].some(({ required }) => required !== undefined),
}

/** Whether the content that is built has each module, kind or feature. The keys are the exports of `virtual:content/modules`. */
export type ContentConstants = {
  readonly modules: Readonly<Record<ModuleName, boolean>>
  readonly questionKinds: Readonly<Record<ItemKind, boolean>>
  readonly stepKinds: Readonly<Record<StepKind, boolean>>
  readonly questionFeatures: Readonly<Record<QuestionFeature, boolean>>
}

/** `all` is for development and stories, where the content may get any kind of question and step at any time. */
export type IncludedKinds = 'used' | 'all'

export const contentConstants = (content: Content, included: IncludedKinds): ContentConstants => {
  const { quiz, sections } = content
  const includesAll = included === 'all'
  const questions = new Set(sections.flatMap((section) => section.questions.map(({ choice }) => choice)))
  const kinds = new Set<StepKind>(quiz.steps.map(({ kind }) => kind))
  const steps = new Set([
    ...kinds,
    ...(kinds.has('analysing') ? [] : ['sending' as const]),
    ...(kinds.has('results') ? [] : ['sent' as const]),
  ])
  return {
    modules: record(moduleNames, (name) => hasModule(content, name)),
    questionKinds: record(keysOf(questionKinds), (kind) => includesAll || questions.has(kind)),
    stepKinds: record(keysOf(stepKinds), (kind) => includesAll || steps.has(kind)),
    questionFeatures: record(
      keysOf(questionFeatures),
      (feature) => includesAll || questionFeatures[feature]({ quiz, sections }),
    ),
  }
}

/** All kinds and features: for pages whose content may get any of them at any time. */
export const everyKind: Omit<ContentConstants, 'modules'> = {
  questionKinds: record(keysOf(questionKinds), () => true),
  stepKinds: record(keysOf(stepKinds), () => true),
  questionFeatures: record(keysOf(questionFeatures), () => true),
}

function keysOf<Key extends string>(table: Readonly<Record<Key, unknown>>): readonly Key[] {
  return Object.keys(table) as Key[]
}

function record<Key extends string>(keys: readonly Key[], valueOf: (key: Key) => boolean): Record<Key, boolean> {
  return Object.fromEntries(keys.map((key) => [key, valueOf(key)])) as Record<Key, boolean>
}
