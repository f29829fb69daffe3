import type { Question, Section } from '#types/content.generated.ts'
import { takesAnswer } from '#engine/quiz/question-kinds.ts'

/** A few questions of a section that a narrow screen shows together, and blocks of information between them. */
export type QuestionGroup = {
  /** undefined in a section that names no groups. */
  readonly title: string | undefined
  readonly picture: string | undefined
  readonly items: readonly Question[]
}

/** The most questions of a group in a section that names none. */
const derivedSize = 4

/**
 * The groups of a section: a question with `group` begins one. So every question is in exactly one group, in the order of the section,
 * whatever is added, moved or deleted. A section that names no groups is divided evenly.
 */
export const groupsOf = ({ questions }: Section): readonly QuestionGroup[] => {
  const isNamed = questions.some(({ group }) => group)
  const starts = isNamed ? questions.map(({ group }) => group !== undefined) : evenStarts(questions)
  const groups: { title: string | undefined; picture: string | undefined; items: Question[] }[] = []
  for (const [index, question] of questions.entries()) {
    const last = groups.at(-1)
    if (last && !starts[index]) last.items.push(question)
    else groups.push({ title: question.group?.title, picture: question.group?.picture, items: [question] })
  }
  return groups
}

/** For every item whether a group begins with it. A block of information is in the group of the question after it. */
const evenStarts = (items: readonly Question[]): readonly boolean[] => {
  const total = items.filter(takesAnswer).length
  const groups = Math.ceil(total / derivedSize)
  let before = 0
  const places = items.map((item) => {
    // What comes after the last question is in its group.
    const question = Math.min(before, total - 1)
    if (takesAnswer(item)) before += 1
    return Math.floor((question * groups) / Math.max(1, total))
  })
  return places.map((place, index) => place !== places[index - 1])
}
