import { isDataMap } from '#content/write/edit.ts'
import type { ContentData } from './content-data.ts'
import { locatedIn, quizFileOf, textIn, type Located } from './located.ts'
import { questionsOf, type LocatedQuestion } from './questions.ts'

/** A question or an information block of a section, or the question of a text step. */
export type OrderedQuestion = Omit<LocatedQuestion, 'section'> & {
  /** null: it belongs to a step, not to a section. */
  readonly section: Located | null
  /** The position of its step; infinite when no step shows it. */
  readonly at: number
}

const cache = new WeakMap<ContentData, readonly OrderedQuestion[]>()

/**
 * Everything that visitors answer or read, in the order of the quiz. Conditions can refer to these. Unlike `questionsOf`, it includes the
 * questions of text steps, which are not in a list: they cannot be moved, and have no options.
 */
export const questionsInOrder = (data: ContentData): readonly OrderedQuestion[] => {
  const known = cache.get(data)
  if (known) return known
  const steps = locatedIn(data, quizFileOf(data), ['steps'])
  const positions = new Map(steps.map(({ value }, index) => [textIn(value, 'section'), index]))
  const ofSections = questionsOf(data).map((question) => ({
    ...question,
    at: positions.get(textIn(question.section.value, 'id')) ?? Infinity,
  }))
  // Two questions that no step asks stay in their order: Infinity - Infinity is NaN.
  const questions = [...ofSections, ...steps.flatMap(questionOfStep)].toSorted((a, b) => a.at - b.at || 0)
  cache.set(data, questions)
  return questions
}

/** Finds any question that a condition can refer to. */
export const namedQuestion = (data: ContentData, id: string): OrderedQuestion | undefined =>
  questionsInOrder(data).find((question) => question.id === id)

const questionOfStep = ({ file, place, value: step }: Located, at: number): readonly OrderedQuestion[] => {
  const value = step['question']
  if (step['kind'] !== 'text' || !isDataMap(value)) return []
  const [id, title] = [textIn(value, 'id'), textIn(value, 'title')]
  const heading = textIn(step, 'title')
  return [{ file, place: [...place, 'question'], value, id, title, choice: 'input', section: null, step: heading, at }]
}
