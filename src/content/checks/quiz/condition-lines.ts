import type { Condition } from '#types/content.generated.ts'
import type { Locate } from '#content/yaml/locate.ts'
import type { Finding } from '#content/problems/problem.ts'
import type { ScoreScales } from '#content/model/score-scales.ts'
import type { Vocabulary } from '#content/model/vocabulary.ts'
import { quoted } from '#content/problems/wording.ts'
import { comparisonFindings, comparisons, scoreFindings } from './compared-numbers.ts'

const groups = ['all', 'any', 'none'] as const
/** What a line can read. */
const subjects = ['question', 'score', 'profile', 'issue'] as const
type Subject = (typeof subjects)[number]

/** The settings that a line may have in addition to its subject. */
const predicates: Readonly<Record<Subject, readonly (keyof Condition)[]>> = {
  question: ['is', 'answered', ...comparisons],
  score: ['at_least', 'at_most'],
  profile: ['is'],
  issue: [],
}
/** The help for a line without a predicate. */
const predicateHelp: Readonly<Record<Subject, string>> = {
  question: 'Add `is: [an option id]`, `answered: true` or, for a number, `at_least: 18`.',
  score: 'Add `at_least: 50` or `at_most: 50`.',
  profile: 'Add `is: [a value]`.',
  issue: '',
}

/** Mistakes in a condition and the groups inside it: lines with the wrong settings, and numbers that no answer or score can be. */
export const conditionFindings = (
  condition: Condition,
  { questions }: Vocabulary,
  scales: ScoreScales,
  locate: Locate,
): Finding[] =>
  linesOf(condition).flatMap((line) => {
    const shape = shapeFinding(line, locate)
    if (shape) return [shape]
    const scale = scales.get(line.score ?? '')
    return scale
      ? scoreFindings(line, scale.range, locate)
      : comparisonFindings(line, questions.get(line.question ?? ''), locate)
  })

/** A condition and all conditions inside its groups, at any depth. */
export const linesOf = (condition: Condition): readonly Condition[] => [
  condition,
  ...groups.flatMap((group) => condition[group] ?? []).flatMap(linesOf),
]

const shapeFinding = (condition: Condition, locate: Locate): Finding | undefined => {
  const keys = Object.keys(condition)
  const grouped = groups.filter((group) => keys.includes(group))
  const lined = keys.filter((key) => !groups.some((group) => group === key))
  const read = subjects.filter((subject) => keys.includes(subject))
  const say = (key: string | undefined, message: string, help: string): Finding => ({
    code: 'content/condition',
    range: locate(condition, key, 'key'),
    message,
    help,
  })
  // An empty condition is reported by the schema.
  if (keys.length === 0) return undefined
  if (grouped.length > 0)
    return lined[0] === undefined
      ? undefined
      : say(
          lined[0],
          `This condition is a group (${grouped.join(', ')}) and a line (${lined.join(', ')}) at the same time.`,
          `Move the line into the group: ${grouped[0]}: [{…}, {…}].`,
        )
  const [subject, second] = read
  if (subject === undefined)
    return say(lined[0], `This line does not say what it reads.`, `Add one of these: ${subjects.join(', ')}.`)
  if (second !== undefined)
    return say(
      second,
      `One line reads one thing, and this one reads ${read.join(' and ')}.`,
      'Make two lines of it: all: [{…}, {…}].',
    )
  const own = lined.filter((key) => key !== subject)
  const alone = own.find((key) => key === 'is') ?? own.find((key) => key === 'answered')
  const stray = own.find((key) => !predicates[subject].some((known) => known === key))
  if (stray !== undefined)
    return say(
      stray,
      `${quoted(stray)} does not go with ${subject}.`,
      predicates[subject].length > 0
        ? `With ${subject} you can use: ${predicates[subject].join(', ')}.`
        : `Remove ${stray}.`,
    )
  if (own.length === 0 && predicates[subject].length > 0)
    return say(
      subject,
      `This line does not say what ${subject} ${quoted(condition[subject])} must be.`,
      predicateHelp[subject],
    )
  // Comparisons may be combined with each other; every other predicate must be the only one.
  const other = own.find((key) => key !== alone)
  if (subject === 'question' && alone !== undefined && other !== undefined)
    return say(other, `${quoted(alone)} and ${quoted(other)} cannot be in one line.`, 'Remove one of the two.')
  if (subject === 'score' && (condition.at_least ?? -Infinity) > (condition.at_most ?? Infinity))
    return say('at_least', 'at_least is higher than at_most, so no score can match.', 'Swap at_least and at_most.')
  return undefined
}
