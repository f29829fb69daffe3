import type { Condition } from '#types/content.generated.ts'
import type { Locate } from '#content/yaml/locate.ts'
import { either, joined, message, setting, thing, type Message } from '#content/problems/message.ts'
import type { Finding } from '#content/problems/problem.ts'
import type { ScoreScales } from '#content/model/score-scales.ts'
import type { Vocabulary } from '#content/model/vocabulary.ts'
import { quoted } from '#content/problems/wording.ts'
import { isAnswered } from './advice.ts'
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
const predicateHelp: Readonly<Record<Subject, Message>> = {
  question: message`Add ${setting('is', '`is: [an option id]`')}, ${isAnswered('`answered: true`')} or, for a number, ${setting('at_least', '`at_least: 18`')}.`,
  score: message`Add ${setting('at_least', '`at_least: 50`')} or ${setting('at_most', '`at_most: 50`')}.`,
  profile: message`Add ${setting('is', '`is: [a value]`')}.`,
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
  const say = (key: string | undefined, words: Message, help: Message): Finding => ({
    code: 'content/condition',
    range: locate(condition, key, 'key'),
    message: words,
    help,
  })
  // An empty condition is reported by the schema.
  if (keys.length === 0) return undefined
  if (grouped.length > 0)
    return lined[0] === undefined
      ? undefined
      : say(
          lined[0],
          message`This condition is a group (${settings(grouped, ', ')}) and a line (${settings(lined, ', ')}) at the same time.`,
          message`Move the line into the group${either(`: ${grouped[0]}: [{…}, {…}]`, '')}.`,
        )
  const [subject, second] = read
  if (subject === undefined)
    return say(
      lined[0],
      `This line does not say what it reads.`,
      message`Add one of these: ${settings(subjects, ', ')}.`,
    )
  if (second !== undefined)
    return say(
      second,
      message`One line reads one thing, and this one reads ${settings(read, ' and ')}.`,
      message`Make two lines of it${either(': all: [{…}, {…}]', '')}.`,
    )
  const own = lined.filter((key) => key !== subject)
  const alone = own.find((key) => key === 'is') ?? own.find((key) => key === 'answered')
  const stray = own.find((key) => !predicates[subject].some((known) => known === key))
  if (stray !== undefined)
    return say(
      stray,
      message`${setting(stray, quoted(stray))} does not go with ${setting(subject)}.`,
      predicates[subject].length > 0
        ? message`With ${setting(subject)} you can use: ${settings(predicates[subject], ', ')}.`
        : message`Remove ${setting(stray)}.`,
    )
  if (own.length === 0 && predicates[subject].length > 0)
    return say(
      subject,
      message`This line does not say what ${namedSubject(subject, String(condition[subject]))} must be.`,
      predicateHelp[subject],
    )
  // Comparisons may be combined with each other; every other predicate must be the only one.
  const other = own.find((key) => key !== alone)
  if (subject === 'question' && alone !== undefined && other !== undefined)
    return say(
      other,
      message`${setting(alone, quoted(alone))} and ${setting(other, quoted(other))} cannot be in one line.`,
      'Remove one of the two.',
    )
  if (subject === 'score' && (condition.at_least ?? -Infinity) > (condition.at_most ?? Infinity))
    return say(
      'at_least',
      message`${setting('at_least')} is higher than ${setting('at_most')}, so no score can match.`,
      message`Swap ${setting('at_least')} and ${setting('at_most')}.`,
    )
  return undefined
}

const settings = (names: readonly string[], between: string): Message =>
  joined(
    names.map((name) => setting(name)),
    between,
  )

/** question “age” */
const namedSubject = (subject: Subject, id: string): Message =>
  subject === 'profile'
    ? message`${either('profile', 'trait')} ${thing('trait', id)}`
    : message`${subject} ${thing(subject, id)}`
