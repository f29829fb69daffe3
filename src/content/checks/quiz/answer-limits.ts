import { check } from '#content/checks/check.ts'
import type { Locate } from '#content/yaml/locate.ts'
import { either, message, setting, type Message } from '#content/problems/message.ts'
import type { Finding } from '#content/problems/problem.ts'
import { counted, quoted } from '#content/problems/wording.ts'
import { isMultipleOf } from '#engine/quiz/numbers/numbers.ts'
import { choosableTogether, forKind, longestScale, questionsIn, type ByKind } from '#engine/quiz/question-kinds.ts'
import type { Option } from '#types/content.generated.ts'
import { questionKind, strayOptionHelp } from './advice.ts'

/**
 * The limits of questions fit together: the range of a number or a scale has at least two numbers, and its steps lead from the first to
 * the last one; a question has at least as many options as must be chosen.
 */
export const answerLimits = check(['sections'], ({ sections }, { locate }) =>
  sections.flatMap(questionsIn).flatMap((question) => forKind(ranges, question, locate)),
)

const ranges: ByKind<[Locate], readonly Finding[]> = {
  radio: () => [],
  checkbox: (question, locate) => {
    const { max_choices: max, min_choices: min = 1, options } = question
    const say = sayIn(question, locate)
    if (max !== undefined && min > max)
      return [
        say(
          'min_choices',
          `At least ${min} and at most ${max} choices are no number.`,
          message`Swap ${setting('min_choices')} and ${setting('max_choices')}.`,
        ),
      ]
    // For the fewest choices, options with a condition do not count, because they are not always offered.
    const { always, offered } = choosableTogether(options)
    // That there is no answer to choose is reported by a check of its own.
    if (offered === 0) return []
    if (max !== undefined && max > offered)
      return [
        say(
          'max_choices',
          `At most ${max} can be chosen, but there ${offered === 1 ? 'is one option' : `are ${offered} options`}.`,
          message`Set ${setting('max_choices')} to ${offered} or less, or remove it.`,
        ),
      ]
    return min > always
      ? [
          say(
            'min_choices',
            `At least ${min} have to be chosen, but only ${counted(always, 'option is', 'options are')} always offered.`,
            message`Make ${setting('min_choices')} smaller, or add options.`,
          ),
        ]
      : []
  },
  input: () => [],
  number: (question, locate) => {
    const { decimals = 0, max, min, step } = question
    const say = sayIn(question, locate)
    if (min >= max)
      return [
        say(
          'max',
          `The largest number, ${max}, is not above the smallest one, ${min}.`,
          swapHelp(message`${setting('min')} and ${setting('max')}`, min === max),
        ),
      ]
    const tooFine = (['min', 'max', 'step'] as const).find((key) => digitsAfterPoint(question[key] ?? 0) > decimals)
    if (tooFine) {
      const digits = digitsAfterPoint(question[tooFine] ?? 0)
      return [
        say(
          tooFine,
          `${question[tooFine]} has more decimals than an answer may have (${decimals}).`,
          digits > 6
            ? 'Round the number to six decimals or fewer.'
            : message`${either(`Add decimals: ${digits}`, message`Set ${setting('decimals')} to ${digits}`)}, or round the number.`,
        ),
      ]
    }
    return step === undefined || isMultipleOf(max - min, step) ? [] : [say('step', ...stepMistake(min, max, step))]
  },
  scale: (question, locate) => {
    const { from, labels, options = [], step = 1, to } = question
    const say = sayIn(question, locate)
    if (from >= to)
      return [
        say(
          'to',
          from === to ? `The scale has one number, ${to}.` : `The scale ends (${to}) before it begins (${from}).`,
          swapHelp(message`${setting('from')} and ${setting('to')}`, from === to),
        ),
      ]
    if (!isMultipleOf(to - from, step)) return [say('step', ...stepMistake(from, to, step))]
    const count = (to - from) / step + 1
    if (count > longestScale)
      return [
        say(
          'to',
          `This scale has ${count} numbers, more than fit into a row (${longestScale}).`,
          message`Use a larger step, or ${questionKind('number')}.`,
        ),
      ]
    const middle: readonly Finding[] =
      labels.middle !== undefined && count % 2 === 0
        ? [
            {
              code: 'content/number-range',
              range: locate(labels, 'middle'),
              message: `A scale of ${count} numbers has none in the middle.`,
              help: message`Remove ${setting('middle', '`middle`')}, or make the scale one number longer or shorter.`,
            },
          ]
        : []
    return [...middle, ...options.filter(({ no_answer }) => !no_answer).map((option) => stray(option, locate))]
  },
}

const sayIn =
  <Owner extends object>(owner: Owner, locate: Locate) =>
  (key: keyof Owner & string, words: string, help: Message): Finding => ({
    code: 'content/number-range',
    range: locate(owner, key),
    message: words,
    help,
  })

const swapHelp = (both: Message, areEqual: boolean): Message =>
  areEqual ? 'Correct one of the two.' : message`Swap ${both}, or correct one of the two.`

const stepMistake = (first: number, last: number, step: number): readonly [string, string] => [
  `Steps of ${step} do not lead from ${first} to ${last}.`,
  `Use a step that divides ${last - first}, or move one of the ends.`,
]

const stray = (option: Option, locate: Locate): Finding => ({
  code: 'content/no-answer',
  range: locate(option),
  message: `The options of a scale are its numbers, so it has no option like ${quoted(option.label)}.`,
  help: strayOptionHelp,
})

/** Also handles the exponent with which JavaScript writes small numbers, as in 1e-7. */
const digitsAfterPoint = (value: number): number => {
  const [, fraction = '', exponent = '0'] = /(?:\.(\d+))?(?:e-(\d+))?$/.exec(String(value)) ?? []
  return fraction.length + Number(exponent)
}
