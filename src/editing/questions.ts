import { isDataMap, isList, type DataMap } from '#content/write/edit.ts'
import { scaleOptions } from '#engine/quiz/question-kinds.ts'
import type { ContentData } from './content-data.ts'
import { entriesIn, listed, locatedIn, quizFileOf, textIn, type Located } from './located.ts'

/** A question or an information block, with its section and step. */
export type LocatedQuestion = Located & {
  readonly id: string
  readonly title: string
  /** How it is answered: `radio`, `checkbox` ... */
  readonly choice: string
  readonly section: Located
  /** The heading of the step that shows it; null when no step does. */
  readonly step: string | null
}

/** The options of a question, and where they are written. */
export type LocatedOptions = {
  readonly file: string
  /** The place of the list. */
  readonly list: Located['place']
  /** The name of the shared list that the question uses; null when the options are its own. */
  readonly shared: string | null
  readonly options: readonly DataMap[]
}

const cache = new WeakMap<ContentData, readonly LocatedQuestion[]>()

/** All questions and information blocks, in the order of the quiz. */
export const questionsOf = (data: ContentData): readonly LocatedQuestion[] => {
  const known = cache.get(data)
  if (known) return known
  const steps = locatedIn(data, quizFileOf(data), ['steps'])
  const rank = new Map(steps.map(({ value }, index) => [textIn(value, 'section'), index]))
  const headings = new Map(steps.map(({ value }) => [textIn(value, 'section'), textIn(value, 'title')]))
  const questions = sectionsOf(data)
    // Two sections that no step shows stay in their order: Infinity - Infinity is NaN.
    .toSorted(
      (a, b) => (rank.get(textIn(a.value, 'id')) ?? Infinity) - (rank.get(textIn(b.value, 'id')) ?? Infinity) || 0,
    )
    .flatMap((section) =>
      entriesIn(section, 'questions').map((question) => ({
        ...question,
        id: textIn(question.value, 'id'),
        title: textIn(question.value, 'title'),
        choice: textIn(question.value, 'choice'),
        section,
        step: headings.get(textIn(section.value, 'id')) ?? null,
      })),
    )
  cache.set(data, questions)
  return questions
}

/** The sections, in files of their own or in the quiz file. */
export const sectionsOf = (data: ContentData): readonly Located[] => [
  ...[...data].flatMap(([file, value]) =>
    file.startsWith('quiz/sections/') && isDataMap(value) ? [{ file, place: [], value }] : [],
  ),
  ...locatedIn(data, quizFileOf(data), ['sections']),
]

export const questionWithId = (data: ContentData, id: string): LocatedQuestion | undefined =>
  questionsOf(data).find((question) => question.id === id)

/** The options of a question as they are written: its own, or those of the shared list that it uses. */
export const optionsWritten = (data: ContentData, { file, place, value }: Located): LocatedOptions => {
  const options = value['options']
  if (typeof options !== 'string')
    return {
      file,
      list: [...place, 'options'],
      shared: null,
      options: isList(options) ? options.filter(isDataMap) : [],
    }
  const quizFile = quizFileOf(data)
  const list = locatedIn(data, quizFile, ['option_lists', options])
  return {
    file: quizFile,
    list: ['option_lists', options],
    shared: options,
    options: list.map((option) => option.value),
  }
}

/** The options that answers can have, including the numbers of a scale, and retired options, which old answers have. */
export const optionsOffered = (data: ContentData, question: Located): readonly DataMap[] => [
  ...numbersOffered(question.value),
  ...optionsWritten(data, question).options,
]

const numbersOffered = ({ choice, from, labels, step, to }: DataMap): readonly DataMap[] => {
  if (choice !== 'scale' || typeof from !== 'number' || typeof to !== 'number') return []
  const words = isDataMap(labels) ? labels : {}
  return scaleOptions({
    from,
    to,
    step: typeof step === 'number' ? step : 1,
    labels: { from: textIn(words, 'from'), middle: textIn(words, 'middle'), to: textIn(words, 'to') },
  })
}

/** The traits of all groups. */
export const traitsOf = (data: ContentData): readonly Located[] =>
  listed(data, 'groups').flatMap((group) => entriesIn(group, 'traits'))
