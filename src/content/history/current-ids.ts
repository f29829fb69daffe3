import { optionsOf } from '#engine/quiz/answers/answers.ts'
import { takesAnswer } from '#engine/quiz/question-kinds.ts'
import { memoise } from '#content/memoise.ts'
import type { Content, PublishedId, Question, Section, TextStepQuestion } from '#types/content.generated.ts'

/** The parts of the content with ids that stored answers, drafts and reports refer to. */
export const partsWithIds = ['quiz', 'sections', 'scores', 'profile', 'tips', 'catalogue', 'consent'] as const

/** An id of the content with its meaning, as far as a program can know it. */
export type CurrentId = Pick<PublishedId, 'what' | 'id' | 'kind' | 'label'> & {
  /** The object of the content with this id, and the name of its label. */
  readonly owner: object
  readonly labelName: string | undefined
}

/** All ids that are published with the content. */
export const currentIds = (content: Pick<Content, (typeof partsWithIds)[number]>): readonly CurrentId[] => {
  const { quiz, sections, scores, profile, tips, catalogue, consent } = content
  return [
    entry('quiz', quiz.id, quiz),
    ...quiz.steps.map((step) => entry('step', step.id, step, step.kind)),
    ...quiz.steps.flatMap((step) => (step.kind === 'text' ? idsOfQuestion(step.question) : [])),
    ...sections.map((section) => entry('section', section.id, section)),
    ...sections.flatMap(idsOfQuestions),
    ...consent.consents.map((one) => entry('consent', one.id, one)),
    ...scores.scores.map((one) => entry('score', one.id, one)),
    ...profile.groups.flatMap(({ traits }) => traits.map((one) => entry('trait', one.id, one))),
    ...profile.issues.list.map((one) => entry('issue', one.id, one)),
    ...profile.goals.list.map((one) => entry('goal', one.id, one)),
    ...tips.tips.map((one) => entry('tip', one.id, one)),
    ...catalogue.products.map((one) => entry('product', String(one.id), one)),
  ]
}

const idsOfQuestion = (question: Question | TextStepQuestion): readonly CurrentId[] => {
  if (!('choice' in question)) return [entry('question', question.id, question, 'text')]
  // The options of a scale are left out: they are its numbers, whose meaning cannot change.
  const options = takesAnswer(question) && question.choice !== 'scale' ? optionsOf(question) : []
  return [
    entry('question', question.id, question, question.choice),
    ...options.map((option) => entry('option', `${question.id}/${option.id}`, option)),
  ]
}

const idsOfQuestions = memoise(({ questions }: Section) => questions.flatMap(idsOfQuestion))

/** The properties that can contain the label of an object. The first one that exists is used. */
const labelNames = ['label', 'title', 'heading', 'name']

const entry = (what: PublishedId['what'], id: string, owner: object, kind?: string): CurrentId => {
  const texts: Readonly<Record<string, unknown>> = { ...owner }
  const labelName = labelNames.find((name) => typeof texts[name] === 'string')
  const label = labelName === undefined ? undefined : String(texts[labelName])
  return { what, id, ...(kind !== undefined && { kind }), ...(label !== undefined && { label }), owner, labelName }
}

/** A unique key: ids are unique only within their kind. */
export const keyOf = ({ what, id }: Pick<PublishedId, 'what' | 'id'>): string => `${what} ${id}`
