import type { Content, Question, Section, Step, TextStepQuestion } from '#types/content.generated.ts'
import { compileCondition, type CompiledCondition } from './conditions.ts'
import { readersOf, orderByReads } from './dependencies.ts'

export type QuizContent = Pick<Content, 'quiz' | 'sections'>

/** The quiz prepared for answering. Built once for a content, never changed; answers are in `QuizState`. */
export type QuizModel = {
  readonly steps: readonly Step[]
  /** All sections by id, whether a step shows them or not. */
  readonly sections: ReadonlyMap<string, Section>
  /** The questions of the sections that steps show, by id, in the order of the quiz. */
  readonly questions: ReadonlyMap<string, Question>
  /** The questions of text steps, by id. They are always asked, and progress does not count them. */
  readonly texts: ReadonlyMap<string, TextStepQuestion>
  /** Ids of the questions that progress counts. */
  readonly counted: readonly string[]
  /** For the id of a question or text: the questions whose conditions read it. */
  readonly dependents: ReadonlyMap<string, readonly string[]>
  /** By question id; absent for a question that is always asked. */
  readonly conditions: ReadonlyMap<string, CompiledCondition>
  /** For every question and text: 0, or one more than the highest level that its condition reads. See `orderByReads`. */
  readonly levels: ReadonlyMap<string, number>
}

/** Throws if conditions form a cycle. The content compiler rejects such content, so that is a bug of the caller. */
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
