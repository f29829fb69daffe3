/** A quiz, ready to be answered: what there is, who depends on whom, and in which order that is worked out. */
import type { Content, Question, Section, Step, TextStepQuestion } from '#types/content.generated.ts'
import { compileCondition, type CompiledCondition } from './conditions.ts'
import { readersOf, orderByReads } from './dependencies.ts'

export type QuizContent = Pick<Content, 'quiz' | 'sections'>

export type QuizModel = {
  readonly steps: readonly Step[]
  readonly sections: ReadonlyMap<string, Section>
  /** The questions of all sections that a step shows, in the order in which they are shown. */
  readonly questions: ReadonlyMap<string, Question>
  /** The free texts of text steps. They are always asked and never counted. */
  readonly texts: ReadonlyMap<string, TextStepQuestion>
  /** Ids of the questions that progress counts. */
  readonly counted: readonly string[]
  /** Question or text -> the questions whose condition reads it. */
  readonly dependents: ReadonlyMap<string, readonly string[]>
  /** The conditions of the questions that have one. */
  readonly conditions: ReadonlyMap<string, CompiledCondition>
  /** Questions and texts: each is decided after those of a lower level. */
  readonly levels: ReadonlyMap<string, number>
}

/** Throws only for what the checks of the content refuse: questions that wait for one another. */
export const compileQuiz = ({ quiz, sections: all }: QuizContent): QuizModel => {
  const sections = new Map(all.map((section) => [section.id, section]))
  const shown = quiz.steps.flatMap((step) => (step.kind === 'questions' ? (sections.get(step.section) ?? []) : []))
  const questions = new Map(shown.flatMap((section) => section.questions).map((question) => [question.id, question]))
  const texts = quiz.steps.flatMap((step) => (step.kind === 'text' ? [step.question] : []))
  const conditions = new Map(
    [...questions.values()].flatMap(({ id, when }) => (when ? [[id, compileCondition(when)] as const] : [])),
  )
  const reads = new Map([...conditions].map(([id, { reads: read }]) => [id, read.questions]))
  const everything = [...texts.map(({ id }) => id), ...questions.keys()]
  const { levels, cycle } = orderByReads(new Map(everything.map((id) => [id, reads.get(id) ?? []])))
  if (cycle) throw new Error(`These questions wait for one another: ${cycle.join(' -> ')}`)
  return {
    steps: quiz.steps,
    sections,
    questions,
    texts: new Map(texts.map((text) => [text.id, text])),
    counted: [...questions.keys()],
    dependents: readersOf(reads),
    conditions,
    levels,
  }
}
