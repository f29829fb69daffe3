import type { Condition, Content, Question, Section, Step, TextStepQuestion } from '#types/content.generated.ts'
import { optionsOf } from './answers/answers.ts'
import { compileCondition, type CompiledCondition } from './conditions.ts'
import { groupsOf, type QuestionGroup } from './steps/groups.ts'
import { formatOf, takesAnswer, type AnswerableQuestion } from './question-kinds.ts'
import { readersOf, orderByReads } from './dependencies.ts'

export type QuizContent = Pick<Content, 'quiz' | 'sections'>

/** The quiz prepared for answering. Built once for a content, never changed; answers are in `QuizState`. */
export type QuizModel = {
  readonly steps: readonly Step[]
  /** All sections by id, whether a step shows them or not. */
  readonly sections: ReadonlyMap<string, Section>
  /** By section id, of the sections that steps show. */
  readonly groups: ReadonlyMap<string, readonly QuestionGroup[]>
  /** The questions of the sections that steps show, by id, in the order of the quiz. Progress counts these. */
  readonly questions: ReadonlyMap<string, AnswerableQuestion>
  /** Ids of the blocks of information in these sections. Their conditions are evaluated as those of questions. */
  readonly blocks: readonly string[]
  /** The questions of text steps, by id. Progress does not count them. */
  readonly texts: ReadonlyMap<string, TextStepQuestion>
  /** For the id of a question or text: the questions and texts whose conditions, or those of their options, read it. */
  readonly readers: ReadonlyMap<string, readonly string[]>
  /**
   * By the id of a question, text or block: its condition together with those of its step and section and, when all of its options have a
   * condition, that one of them is offered. Absent for one that is always asked.
   */
  readonly conditions: ReadonlyMap<string, CompiledCondition>
  /** By question id: its options that are not always offered. */
  readonly conditionalOptions: ReadonlyMap<string, readonly ConditionalOption[]>
  /** By step id, of photo steps that have a condition. Those of other steps are part of `conditions`. */
  readonly stepConditions: ReadonlyMap<string, CompiledCondition>
  /** For every question, text and block: 0, or one more than the highest level that its condition reads. See `orderByReads`. */
  readonly levels: ReadonlyMap<string, number>
}

type ConditionalOption = { readonly id: string; readonly offered: CompiledCondition }

/** Throws if conditions form a cycle. The content compiler rejects such content, so that is a bug of the caller. */
export const compileQuiz = ({ quiz, sections: all }: QuizContent): QuizModel => {
  const sections = new Map(all.map((section) => [section.id, section]))
  const shown = quiz.steps.flatMap((step) => (step.kind === 'questions' ? (sections.get(step.section) ?? []) : []))
  const items = shown.flatMap((section) => section.questions)
  const questions = new Map(items.filter(takesAnswer).map((question) => [question.id, question]))
  const blocks = items.filter((item) => !takesAnswer(item)).map(({ id }) => id)
  const texts = quiz.steps.flatMap((step) => (step.kind === 'text' ? [step.question] : []))
  const asked = askedItems({ quiz, sections: all })
  const conditions = new Map(
    asked.flatMap(({ id, conditional }) =>
      conditional.length > 0 ? [[id, compileCondition(allOf(conditional))] as const] : [],
    ),
  )
  const reads = readsOfItems(asked)
  const { levels, cycle } = orderByReads(reads)
  if (cycle) throw new Error(`These questions wait for one another: ${cycle.join(' -> ')}`)
  return {
    steps: quiz.steps,
    sections,
    groups: new Map(shown.map((section) => [section.id, groupsOf(section)])),
    questions,
    blocks,
    texts: new Map(texts.map((text) => [text.id, text])),
    readers: readersOf(reads),
    conditions,
    conditionalOptions: new Map(
      asked.flatMap(({ id, options }) =>
        options.length > 0
          ? [[id, options.map((option) => ({ id: option.id, offered: compileCondition(option.when) }))] as const]
          : [],
      ),
    ),
    stepConditions: new Map(
      quiz.steps.flatMap((step) =>
        step.kind === 'photos' && step.when ? [[step.id, compileCondition(step.when)] as const] : [],
      ),
    ),
    levels,
  }
}

/** Something of the content that has a condition. */
type Conditional = { readonly when: Condition }

/** A question, text or block with everything that decides whether it is asked, and which of its options are offered. */
type AskedItem = {
  readonly id: string
  /** Its step, its section, itself and its options (`anyOptionOffered`), as far as they have a condition. All conditions have to hold. */
  readonly conditional: readonly Conditional[]
  /** The options that have a condition. */
  readonly options: readonly (Conditional & { readonly id: string })[]
}

/** The texts, and then the questions and blocks of information, of the steps of a quiz. */
export const askedItems = ({ quiz, sections }: QuizContent): readonly AskedItem[] => {
  const texts = quiz.steps.flatMap((step): AskedItem[] =>
    step.kind === 'text' ? [{ id: step.question.id, conditional: [step].filter(isConditional), options: [] }] : [],
  )
  const questions = quiz.steps.flatMap((step): AskedItem[] => {
    const section = step.kind === 'questions' ? sections.find(({ id }) => id === step.section) : undefined
    return (section?.questions ?? []).map((question) => ({
      id: question.id,
      conditional: [step, section, question, anyOptionOffered(question)].filter(isConditional),
      options: (takesAnswer(question) ? optionsOf(question) : []).filter(isConditional),
    }))
  })
  return [...texts, ...questions]
}

/** A choice between options that all have a condition is asked while one of them is offered: without any, nobody could answer it. */
const anyOptionOffered = (question: Question): Partial<Conditional> => {
  const options =
    takesAnswer(question) && formatOf(question).textLimit === null
      ? optionsOf(question).filter(({ retired }) => !retired)
      : []
  return options.length > 0 && options.every(isConditional) ? { when: { any: options.map(({ when }) => when) } } : {}
}

const isConditional = <Item extends object>(item: Item | undefined): item is Item & Conditional =>
  item !== undefined && 'when' in item && item.when !== undefined

/** For every item the ids of the questions that its conditions, and those of its options, read. */
export const readsOfItems = (items: readonly AskedItem[]): ReadonlyMap<string, readonly string[]> =>
  new Map(
    items.map(({ id, conditional, options }) => [
      id,
      [...conditional, ...options].flatMap(({ when }) => compileCondition(when).reads.questions),
    ]),
  )

const allOf = (conditional: readonly Conditional[]): Condition | undefined =>
  conditional.length > 1 ? { all: conditional.map(({ when }) => when) } : conditional[0]?.when
