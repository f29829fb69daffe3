import type { ContentData } from '#editing/content-data.ts'
import { listed, locatedIn, quizFileOf, textIn, type Located } from '#editing/located.ts'
import { isWithin, type Place } from '#editing/place.ts'
import { optionsOffered, traitsOf } from '#editing/questions.ts'
import { questionsInOrder, type OrderedQuestion } from '#editing/questions-in-order.ts'
import type { Condition } from '#types/content.generated.ts'

/** Something that a condition can read. */
export type Fact = {
  /** Unique among the facts: `question:5`. */
  readonly key: string
  /** `radio`, `number` ... for a question; `score`, `trait` or `issue`. */
  readonly kind: string
  readonly label: string
  /** The step that asks the question, or a word for the kind of fact. */
  readonly group: string
  /** Why this condition cannot read the fact. */
  readonly disabled?: string
  /** The labels of its options, because editors search for these, too. */
  readonly synonyms: string
  /** An incomplete line that reads the fact. */
  readonly line: Condition
}

export const factKey = ({ issue, profile, question, score }: Condition): string =>
  question !== undefined
    ? `question:${question}`
    : score !== undefined
      ? `score:${score}`
      : profile !== undefined
        ? `trait:${profile}`
        : `issue:${issue ?? ''}`

/**
 * What the condition at a place can read. Conditions in the quiz can read only answers to earlier questions; those in results can also
 * read scores, traits and issues.
 */
export const factsFor = (data: ContentData, file: string, place: Place): readonly Fact[] => {
  const questions = questionsInOrder(data).filter(({ choice }) => choice !== 'information')
  const before = questionsBefore(data, file, place)
  const facts = questions.map((question): Fact => {
    const later = before !== null && !before.has(question)
    return {
      key: `question:${question.id}`,
      kind: question.choice,
      label: question.title,
      group: question.step ?? textIn(question.section?.value ?? {}, 'title'),
      ...(later && { disabled: question === ownQuestion(questions, file, place) ? 'this question' : 'asked later' }),
      synonyms: optionsOffered(data, question)
        .map((option) => textIn(option, 'label'))
        .join(' '),
      line: { question: question.id },
    }
  })
  if (before) return facts
  // Clues are evaluated before the traits with clues, and before the issues.
  const isClue = place[0] === 'groups' && place.includes('clues')
  const isIssue = place[0] === 'issues'
  const traits = traitsOf(data).filter(({ value }) => !isClue || value['kind'] === 'answer')
  return [
    ...facts,
    ...listed(data, 'scores').map((score) => factOf('score', 'Scores', score, 'label')),
    ...traits.map((trait) => factOf('trait', 'Traits', trait, 'title')),
    ...(isClue || isIssue ? [] : listed(data, 'issues').map((issue) => factOf('issue', 'Issues', issue, 'label'))),
  ]
}

const factOf = (kind: 'score' | 'trait' | 'issue', group: string, { value }: Located, name: string): Fact => {
  const id = textIn(value, 'id')
  const line = kind === 'score' ? { score: id } : kind === 'trait' ? { profile: id } : { issue: id }
  return { key: `${kind}:${id}`, kind, label: textIn(value, name), group, synonyms: '', line }
}

/** The questions that are asked before the owner of the condition. null: the owner is part of the result, so all of them are. */
const questionsBefore = (data: ContentData, file: string, place: Place): ReadonlySet<OrderedQuestion> | null => {
  const questions = questionsInOrder(data)
  const own = ownQuestion(questions, file, place)
  if (own) return new Set(questions.slice(0, questions.indexOf(own)))
  const inSection = questions.findIndex(
    ({ section }) => section !== null && section.file === file && isWithin(section.place, place),
  )
  if (inSection !== -1 && isSectionPlace(file, place)) return new Set(questions.slice(0, inSection))
  if (file !== quizFileOf(data) || place[0] !== 'steps') return null
  const steps = locatedIn(data, file, ['steps'])
  const step = steps.findIndex((one) => isWithin(one.place, place))
  return new Set(questions.filter(({ at }) => at < step))
}

/** The question that contains a place. A step of kind `text` counts as its question. */
export const ownQuestion = (
  questions: readonly OrderedQuestion[],
  file: string,
  place: Place,
): OrderedQuestion | undefined =>
  questions.find(
    (question) =>
      question.file === file && isWithin(question.section ? question.place : question.place.slice(0, -1), place),
  )

const isSectionPlace = (file: string, place: Place): boolean =>
  file.startsWith('quiz/sections/') || place[0] === 'sections'
