import { check } from '#content/checks/check.ts'
import { questionsById } from '#content/checks/vocabulary.ts'
import { linesOf } from '#content/checks/quiz/condition-lines.ts'
import type { Finding } from '#content/problems/problem.ts'
import type { Condition } from '#types/content.generated.ts'
import { alternativesOf, product, type Literal } from './alternatives.ts'
import { contradictionOf, type Contradiction, type Questions } from './contradictions.ts'
import { conditionalParts, whenSettings } from './when-settings.ts'

/** Conditions that no set of answers can make true: two lines contradict each other, or the `when` of a question that is read. */
export const neverTrue = conditionalParts.map((part) =>
  check(['sections', part], (content, { locate }) => {
    const questions = questionsById(content.sections)
    return whenSettings(content[part]).flatMap(({ condition }): Finding[] => {
      const found = firstContradiction(condition, questions)
      if (!found) return []
      const { line, reason, help } = found
      return [
        {
          code: 'content/never-true',
          range: locate(line, subjectOf(line)),
          message: `This condition is never true: ${reason}.`,
          help,
        },
      ]
    })
  }),
)

const subjectOf = ({ question, score }: Condition): string =>
  question !== undefined ? 'question' : score !== undefined ? 'score' : 'profile'

/** Of the innermost group that can never be true. */
const firstContradiction = (condition: Condition, questions: Questions): Contradiction | undefined => {
  const groups = linesOf(condition).filter(({ all, any, none }) => all ?? any ?? none)
  for (const group of groups.toReversed()) {
    const found = inEvery(alternativesOf(group), (literals) => contradictionWith(literals, questions))
    if (found) return found
  }
  return undefined
}

/** The first of the contradictions, if every alternative has one. */
const inEvery = (
  alternatives: readonly (readonly Literal[])[] | undefined,
  contradiction: (literals: readonly Literal[]) => Contradiction | undefined,
): Contradiction | undefined => {
  const found = alternatives?.map(contradiction) ?? []
  return found.every((one) => one !== undefined) ? found[0] : undefined
}

/** Also with what the questions that are read wait for: an answer to a question means that it was asked. */
const contradictionWith = (literals: readonly Literal[], questions: Questions): Contradiction | undefined => {
  const direct = contradictionOf(literals, questions)
  if (direct) return direct
  const between = (one: readonly Literal[]) => contradictionOf(one, questions)
  const implied = [...new Set(literals.flatMap(answeredIn))].flatMap((id) => {
    const alternatives = alternativesOf(questions.get(id)?.when ?? { all: [] })
    // A question that is never asked is reported where its condition is.
    return inEvery(alternatives, between) ? [] : [alternatives]
  })
  const found = inEvery(product([[literals], ...implied]), between)
  const own = literals.map(({ line }) => line)
  const last = own.at(-1)
  if (!found || !last) return undefined
  return own.includes(found.line)
    ? found
    : { ...found, line: own.find(({ question }) => question === found.line.question) ?? last }
}

const answeredIn = ({ line, isNegated }: Literal): readonly string[] =>
  line.question !== undefined && !isNegated && (line.is !== undefined || line.answered === true) ? [line.question] : []
