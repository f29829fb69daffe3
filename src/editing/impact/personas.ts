import { answersGiven } from '#content/persona-answers.ts'
import { acceptAnswers, type Answers } from '#engine/quiz/answers/answers.ts'
import type { QuizModel } from '#engine/quiz/quiz.ts'
import type { Content, Persona } from '#types/content.generated.ts'
import { spreadAnswers } from './made-answers.ts'

/** An invented person whose result shows what a change does. */
export type ShownPersona = Pick<Persona, 'id' | 'name' | 'about'> & {
  /** The answers that this quiz accepts. Answers to questions or options that it no longer has are left out. */
  readonly answersFor: (model: QuizModel) => Answers
}

const made = 8

/** The personas of a content. If it has none: eight visitors whose answers are spread over all options. */
export const personasOf = ({ personas }: Pick<Content, 'personas'>): readonly ShownPersona[] =>
  personas?.personas.map((persona) => ({
    ...persona,
    answersFor: (model: QuizModel) => acceptAnswers(model, answersGiven(model, persona)).answers,
  })) ??
  Array.from({ length: made }, (_, index) => ({
    id: `visitor_${index + 1}`,
    name: `Visitor ${index + 1}`,
    answersFor: (model: QuizModel) => spreadAnswers(model, made)[index] ?? {},
  }))
