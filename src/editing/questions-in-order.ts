import { isDataMap } from '#content/write/edit.ts'
import type { ContentData } from './content-data.ts'
import { locatedIn, quizFileOf, textIn, type Located } from './located.ts'
import { questionsOf, type LocatedQuestion } from './questions.ts'

/** A question or a block of information of a section, or the question of a step for a free text. */
export type OrderedQuestion = Omit<LocatedQuestion, 'section'> & {
  /** null: it belongs to a step, not to a section. */
  readonly section: Located | null
  /** The position of its step; infinite when no step shows it. */
  readonly at: number
}

const cache = new WeakMap<ContentData, readonly OrderedQuestion[]>()

/**
 * All that visitors answer or read, in the order in which they meet it: what conditions can name. Unlike `questionsOf`, it has the
 * questions of steps, which are in no list: they cannot be moved, and have no options.
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
  const questions = [...ofSections, ...steps.flatMap(questionOfStep)].toSorted((a, b) => a.at - b.at || 0)
  cache.set(data, questions)
  return questions
}

/** Any question that a condition can name. */
export const namedQuestion = (data: ContentData, id: string): OrderedQuestion | undefined =>
  questionsInOrder(data).find((question) => question.id === id)

const questionOfStep = ({ file, place, value: step }: Located, at: number): readonly OrderedQuestion[] => {
  const value = step['question']
  if (step['kind'] !== 'text' || !isDataMap(value)) return []
  const [id, title] = [textIn(value, 'id'), textIn(value, 'title')]
  const heading = textIn(step, 'title')
  return [{ file, place: [...place, 'question'], value, id, title, choice: 'input', section: null, step: heading, at }]
}
