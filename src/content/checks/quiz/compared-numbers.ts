import type { Locate } from '#content/yaml/locate.ts'
import { joined, message, setting, thing, type Message } from '#content/problems/message.ts'
import type { Finding } from '#content/problems/problem.ts'
import type { KnownQuestion } from '#content/model/vocabulary.ts'
import { millionths, numberProblem, type NumberRange } from '#engine/quiz/numbers/numbers.ts'
import type { Condition } from '#types/content.generated.ts'
import { isAnswered, questionKind } from './advice.ts'

/** The settings that compare the answer to a question, when it is a number. */
export const comparisons = ['at_least', 'at_most', 'above', 'below', 'equals'] as const
type Comparison = (typeof comparisons)[number]

/** Mistakes in a line that compares the answer to a question: the answer is not a number, or no possible number would match. */
export const comparisonFindings = (
  condition: Condition,
  question: KnownQuestion | undefined,
  locate: Locate,
): Finding[] => {
  const used = comparisons.filter((key) => condition[key] !== undefined)
  const [first] = used
  if (first === undefined || !question || !hasLimits(question)) return []
  const say = (key: Comparison, words: Message, help: Message): Finding => ({
    code: 'content/condition',
    range: locate(condition, key),
    message: words,
    help,
  })
  const { id, numbers } = question
  if (!numbers)
    return [
      {
        ...say(
          first,
          message`The answer to question ${thing('question', id)} is no number, so ${setting(first)} cannot compare it.`,
          question.options === null
            ? message`Use ${isAnswered()}, or give the question ${questionKind('number')}.`
            : message`Use ${setting('is', '`is: [an option id]`')}, or give the question ${questionKind('number')} or ${questionKind('scale')}.`,
        ),
        range: locate(condition, first, 'key'),
      },
    ]
  const accepted = message`Question ${thing('question', id)} is answered with ${numbers.min} to ${numbers.max}.`
  const both = joined(
    used.map((key) => setting(key)),
    ' and ',
  )
  const { equals } = condition
  if (equals !== undefined && numberProblem(numbers, String(equals)) !== null)
    return [say('equals', message`No answer to question ${thing('question', id)} equals ${equals}.`, stepHelp(numbers))]
  const never = used.find((key) => !bounds[key](condition[key] ?? 0, numbers).canHold)
  if (never)
    return [
      say(never, message`No number is ${words[never]} ${condition[never] ?? ''}. ${accepted}`, rangeHelp(numbers)),
    ]
  if (!hasNumber({ ...numbers, ...everyNumber }, [condition]))
    return [say(used[1] ?? first, message`No number matches both ${both}.`, 'Swap the two numbers, or remove one.')]
  if (!hasNumber(numbers, [condition]))
    return [
      say(
        used[1] ?? first,
        message`No answer to question ${thing('question', id)} matches both ${both}.`,
        stepHelp(numbers),
      ),
    ]
  const always = used.find((key) => key !== 'equals' && bounds[key](condition[key] ?? 0, numbers).mustHold)
  return always
    ? [
        {
          ...say(
            always,
            message`Every number is ${words[always]} ${condition[always] ?? ''}. ${accepted}`,
            message`Use ${isAnswered()} if any number is meant. Otherwise use a number inside the range.`,
          ),
          code: 'content/condition-always',
        },
      ]
    : []
}

/** A line that compares a score with a number that its values never reach. */
export const scoreFindings = (
  condition: Condition,
  { from: min, to: max }: { readonly from: number; readonly to: number },
  locate: Locate,
): Finding[] => {
  const never = (['at_least', 'at_most'] as const).find((key) => {
    const bound = condition[key]
    return bound !== undefined && !bounds[key](bound, { min, max }).canHold
  })
  // An empty range, or one with a single value, is reported where it is defined.
  if (never === undefined || !(min < max)) return []
  return [
    {
      code: 'content/condition',
      range: locate(condition, never),
      message: message`No value is ${words[never]} ${condition[never] ?? ''}. Score ${thing('score', condition.score ?? '')} goes from ${min} to ${max}.`,
      help: rangeHelp({ min, max }),
    },
  ]
}

const words: Readonly<Record<Comparison, string>> = {
  at_least: 'at least',
  at_most: 'at most',
  above: 'above',
  below: 'below',
  equals: 'equal to',
}

/** Whether the limits of a number or scale make a range. If they do not, only that is reported, not what follows from it. */
export const hasLimits = ({ numbers }: Pick<KnownQuestion, 'numbers'>): boolean =>
  numbers === null || (numbers.min < numbers.max && millionths(numbers.step ?? 10 ** -numbers.decimals) > 0)

type Ends = Pick<NumberRange, 'max' | 'min'>

/** Whether some, and whether all, accepted numbers match a bound. */
const bounds: Readonly<
  Record<Comparison, (bound: number, range: Ends) => { readonly canHold: boolean; readonly mustHold: boolean }>
> = {
  at_least: (bound, { max, min }) => ({ canHold: max >= bound, mustHold: min >= bound }),
  at_most: (bound, { max, min }) => ({ canHold: min <= bound, mustHold: max <= bound }),
  above: (bound, { max, min }) => ({ canHold: max > bound, mustHold: min > bound }),
  below: (bound, { max, min }) => ({ canHold: min < bound, mustHold: max < bound }),
  equals: (bound, { max, min }) => ({
    canHold: min <= bound && bound <= max,
    mustHold: min === bound && max === bound,
  }),
}

export type Bounds = Pick<Condition, Comparison>

/** Whether one of the accepted numbers is inside all these bounds. Computed in millionths, so that all numbers are integers. */
export const hasNumber = ({ decimals, max, min, step }: NumberRange, lines: readonly Bounds[]): boolean => {
  const [first, unit] = [millionths(min), millionths(step ?? 10 ** -decimals)]
  const least = Math.max(
    first,
    ...lines.flatMap(({ above, at_least, equals }) => [...bound(at_least), ...bound(equals), ...bound(above, 1)]),
  )
  const most = Math.min(
    millionths(max),
    ...lines.flatMap(({ at_most, below, equals }) => [...bound(at_most), ...bound(equals), ...bound(below, -1)]),
  )
  return first + Math.ceil((least - first) / unit) * unit <= most
}

const bound = (value: number | undefined, more = 0): readonly number[] =>
  value === undefined ? [] : [millionths(value) + more]

/** A range that accepts any decimals. */
const everyNumber = { step: null, decimals: 6 }

const rangeHelp = ({ max, min }: Ends): string => `Use a number from ${min} to ${max}.`
export const stepHelp = (range: NumberRange): string => {
  const { decimals, min, step } = range
  const steps = step === null ? (decimals === 0 ? ' without decimals' : '') : ` in steps of ${step} from ${min}`
  return `${rangeHelp(range).slice(0, -1)}${steps}.`
}
