import { check } from '#content/checks/check.ts'
import { memoise } from '#content/memoise.ts'
import { questionsById } from '#content/model/vocabulary.ts'
import { linesOf } from '#content/checks/quiz/condition-lines.ts'
import { message } from '#content/problems/message.ts'
import type { Finding } from '#content/problems/problem.ts'
import { askedItems } from '#engine/quiz/quiz.ts'
import type { Condition, Content } from '#types/content.generated.ts'
import { alternativesOf, everyOf, type Literal } from './alternatives.ts'
import { contradictionOf, type Contradiction, type Questions } from './contradictions.ts'
import { conditionalParts, whenSettings } from './when-settings.ts'

/** Conditions that no set of answers can make true, because two lines contradict each other, or the `when` of a question that they read. */
export const neverTrue = conditionalParts.map((part) =>
  check(['quiz', 'sections', part], (content, { locate }) => {
    const known = knownOf(content)
    return whenSettings(content[part]).flatMap(({ condition }): Finding[] => {
      const found = firstContradiction(condition, known)
      if (!found) return []
      const { line, reason, help } = found
      return [
        {
          code: 'content/never-true',
          range: locate(line, subjectOf(line)),
          message: message`This condition is never true: ${reason}.`,
          help,
        },
      ]
    })
  }),
)

/** Questions that nobody is asked, because their condition contradicts that of their section or step. */
export const neverAsked = check(['quiz', 'sections'], (content, { locate }) => {
  const known = knownOf(content)
  const found = askedItems(content).flatMap(({ conditional }) => {
    // A condition that can never be true by itself is reported by `neverTrue`.
    if (conditional.length < 2 || conditional.some(({ when }) => firstContradiction(when, known))) return []
    return firstContradiction({ all: conditional.map(({ when }) => when) }, known) ?? []
  })
  const byLine = new Map(found.map((one) => [one.line, one]))
  return [...byLine.values()].map(({ line, reason, help }): Finding => ({
    code: 'content/never-true',
    range: locate(line, subjectOf(line)),
    message: message`This is never true together with the condition of its section or step: ${reason}.`,
    help,
  }))
})

/** The questions, and the condition under which each is asked. */
type Known = { readonly questions: Questions; readonly conditions: ReadonlyMap<string, Condition> }

const knownOf = (content: Pick<Content, 'quiz' | 'sections'>): Known => ({
  questions: questionsById(content.sections),
  conditions: conditionsOf(content),
})

const conditionsOf = memoise(
  (content: Pick<Content, 'quiz' | 'sections'>): Known['conditions'] =>
    new Map(askedItems(content).map(({ id, conditional }) => [id, { all: conditional.map(({ when }) => when) }])),
)

const subjectOf = ({ question, score }: Condition): string =>
  question !== undefined ? 'question' : score !== undefined ? 'score' : 'profile'

/** Looks at the innermost groups first, so that the reason is as specific as possible. */
const firstContradiction = (condition: Condition, known: Known): Contradiction | undefined => {
  const groups = linesOf(condition).filter(({ all, any, none }) => all ?? any ?? none)
  for (const group of groups.toReversed()) {
    const found = inEvery(alternativesOf(group), (literals) => contradictionWith(literals, known))
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

/** Includes the conditions of the questions that are read: an answer to a question means that it was asked. */
const contradictionWith = (
  literals: readonly Literal[],
  { conditions, questions }: Known,
): Contradiction | undefined => {
  const direct = contradictionOf(literals, questions)
  if (direct) return direct
  const between = (one: readonly Literal[]) => contradictionOf(one, questions)
  const implied = [...new Set(literals.flatMap(answeredIn))].flatMap((id) => {
    const alternatives = alternativesOf(conditions.get(id) ?? { all: [] })
    // A question that is never asked is reported at its own condition.
    return inEvery(alternatives, between) ? [] : [alternatives]
  })
  const found = inEvery(everyOf([[literals], ...implied]), between)
  const own = literals.map(({ line }) => line)
  const last = own.at(-1)
  if (!found || !last) return undefined
  return own.includes(found.line)
    ? found
    : { ...found, line: own.find(({ question }) => question === found.line.question) ?? last }
}

const answeredIn = ({ line, isNegated }: Literal): readonly string[] =>
  line.question !== undefined && !isNegated && line.answered !== false ? [line.question] : []
