import { either, message, thing, type Message } from '#content/problems/message.ts'
import { quoted } from '#content/problems/wording.ts'
import { comparisons, hasNumber, type Bounds } from '#content/checks/quiz/compared-numbers.ts'
import { clearsOthers, formatOf, type AnswerableQuestion } from '#engine/quiz/question-kinds.ts'
import type { Condition } from '#types/content.generated.ts'
import type { Literal } from './alternatives.ts'

/** Why lines cannot all be true. `line`: the last of the lines that contradict each other. */
export type Contradiction = { readonly line: Condition; readonly reason: Message; readonly help: Message }

const orAny = either(', or use any instead of all', ', or choose “any of these”')
const intoOneLine = either('into one line (is: [one, another])', 'into one line')

/** The questions whose options are known, by id. */
export type Questions = ReadonlyMap<string, AnswerableQuestion>

/** The first contradiction between lines that must all be true (or false, where negated). */
export const contradictionOf = (literals: readonly Literal[], questions: Questions): Contradiction | undefined => {
  for (const [id, own] of groupedBy(literals, ({ question }) => question)) {
    const question = questions.get(id)
    const found = question && contradictionIn(question, own)
    if (found) return found
  }
  for (const [id, own] of groupedBy(literals, ({ score }) => score)) {
    const found = betweenLimits(id, own)
    if (found) return found
  }
  for (const [id, own] of groupedBy(literals, ({ profile }) => profile)) {
    const wanted = own.filter(({ isNegated }) => !isNegated).map(({ line }) => line)
    const [first, ...others] = wanted
    const last = others.find((line) => !first?.is?.some((value) => line.is?.includes(value)))
    if (last)
      return {
        line: last,
        reason: message`the ${either('profile label', 'trait')} ${thing('trait', id)} has one value, and two lines ask for different ones`,
        help: message`Put the values ${intoOneLine}${orAny}.`,
      }
  }
  return undefined
}

const contradictionIn = (question: AnswerableQuestion, literals: readonly Literal[]): Contradiction | undefined => {
  const { readable, takesSeveral } = formatOf(question)
  const name = message`question ${thing('question', question.id)}`
  const wanted = literals.filter(({ line, isNegated }) => line.is !== undefined && !isNegated).map(({ line }) => line)
  const unanswered = literals.find(({ line, isNegated }) => line.answered === isNegated)
  const answered = literals.find(({ line, isNegated }) => line.answered === !isNegated)
  const last = wanted.at(-1)
  const compared = literals.filter(({ line, isNegated }) => !isNegated && comparesNumber(line))
  if (unanswered && (last ?? answered ?? compared[0]))
    return {
      line: unanswered.line,
      reason: message`${name} cannot be answered and not answered`,
      help: 'Remove one of the two lines.',
    }
  const apart = betweenNumbers(question, literals, compared)
  if (apart) return apart
  if (!last || !readable) return undefined
  const banned = new Set(literals.flatMap(({ line, isNegated }) => (isNegated ? (line.is ?? []) : [])))
  // Unknown options are reported by another check.
  if (wanted.some(({ is }) => is?.some((id) => !readable.some((option) => option.id === id)))) return undefined
  const inAll = readable.filter(({ id }) => !banned.has(id) && wanted.every(({ is }) => is?.includes(id)))
  if (inAll.length > 0) return undefined
  const together = readable.filter((option) => !clearsOthers(option) && !banned.has(option.id))
  if (takesSeveral && wanted.every(({ is }) => together.some(({ id }) => is?.includes(id)))) return undefined
  const help = message`Put the answers ${intoOneLine}${orAny}.`
  if (wanted.length === 1)
    return {
      line: last,
      reason: message`it asks for an answer to ${name} that another line rules out`,
      help: 'Remove one of the two.',
    }
  const alone = readable.find((option) => clearsOthers(option) && wanted.some(({ is }) => is?.includes(option.id)))
  if (takesSeveral && alone)
    return { line: last, reason: message`${quoted(alone.label)} clears the other answers to ${name}`, help }
  return { line: last, reason: message`${name} takes one answer, and two lines ask for different ones`, help }
}

/** No number that the question accepts is inside the bounds of all lines that compare it. */
const betweenNumbers = (
  question: AnswerableQuestion,
  literals: readonly Literal[],
  compared: readonly Literal[],
): Contradiction | undefined => {
  const { numbers } = formatOf(question)
  // If no line has to be true, the question may have no answer, which contradicts nothing.
  if (!numbers || compared.length === 0) return undefined
  const lines = literals.flatMap(({ line, isNegated }) => {
    const bounds = isNegated ? oppositeOf(line) : line
    return bounds && comparesNumber(bounds) ? [{ line, bounds }] : []
  })
  // A contradiction within a single line is reported by another check.
  if (lines.some(({ bounds }) => !hasNumber(numbers, [bounds]))) return undefined
  const last = lines.find(
    (_, at) =>
      !hasNumber(
        numbers,
        lines.slice(0, at + 1).map(({ bounds }) => bounds),
      ),
  )
  return (
    last && {
      line: last.line,
      reason: message`no answer to question ${thing('question', question.id)} is a number that all lines allow`,
      help: message`Correct one of the numbers${orAny}.`,
    }
  )
}

const comparesNumber = (line: Bounds): boolean => comparisons.some((key) => line[key] !== undefined)

/** The bound of all numbers that do not match a line. undefined: the line has several bounds, or none that has an opposite. */
const oppositeOf = (line: Condition): Bounds | undefined => {
  const [key, other] = comparisons.filter((one) => line[one] !== undefined)
  if (key === undefined || key === 'equals' || other !== undefined) return undefined
  return { [opposite[key]]: line[key] }
}
const opposite = { at_least: 'below', at_most: 'above', above: 'at_most', below: 'at_least' } as const

const betweenLimits = (score: string, literals: readonly Literal[]): Contradiction | undefined => {
  const wanted = literals.filter(({ isNegated }) => !isNegated).map(({ line }) => line)
  const last = wanted.at(-1)
  const least = Math.max(...wanted.map(({ at_least = -Infinity }) => at_least))
  const most = Math.min(...wanted.map(({ at_most = Infinity }) => at_most))
  // A contradiction within a single line is reported by another check.
  if (!last || wanted.length < 2 || least <= most) return undefined
  return {
    line: last,
    reason: message`score ${thing('score', score)} cannot be at least ${least} and at most ${most}`,
    help: 'Correct one of the two numbers.',
  }
}

const groupedBy = (
  literals: readonly Literal[],
  keyOf: (line: Condition) => string | undefined,
): ReadonlyMap<string, readonly Literal[]> => {
  const groups = new Map<string, Literal[]>()
  for (const literal of literals) {
    const key = keyOf(literal.line)
    if (key !== undefined) groups.set(key, [...(groups.get(key) ?? []), literal])
  }
  return groups
}
