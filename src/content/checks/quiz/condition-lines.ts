/** One condition, wherever it stands: is each line whole, and is everything that it names there? */
import type { Condition, Trait } from '#types/content.generated.ts'
import type { Locate } from '#content/yaml/locate.ts'
import { didYouMean } from '#content/schema/did-you-mean.ts'
import type { Finding } from '#content/problems/problem.ts'
import {
  labelInRule,
  equalsIgnoringCase,
  unknownName,
  unknownOptions,
  unknownQuestion,
  type Vocabulary,
} from '#content/checks/vocabulary.ts'
import { quoted } from '#content/problems/wording.ts'

const groups = ['all', 'any', 'none'] as const
const heads = ['question', 'score', 'profile', 'issue'] as const
type Head = (typeof heads)[number]

/** What a line may say beside what it reads. */
const tails: Readonly<Record<Head, readonly (keyof Condition)[]>> = {
  question: ['is', 'answered'],
  score: ['at_least', 'at_most'],
  profile: ['is'],
  issue: [],
}
const needs: Readonly<Record<Head, string>> = {
  question: 'Add `is: [an option id]` or `answered: true`.',
  score: 'Add `at_least: 50` or `at_most: 50`.',
  profile: 'Add `is: [a value]`.',
  issue: '',
}

export const conditionFindings = (condition: Condition, words: Vocabulary, locate: Locate): Finding[] => {
  const inside = groups
    .flatMap((group) => condition[group] ?? [])
    .flatMap((line) => conditionFindings(line, words, locate))
  const shape = shapeFinding(condition, locate)
  return [...inside, ...(shape ? [shape] : namesFindings(condition, words, locate))]
}

/** Every line of a condition, and of the groups inside it. */
export const linesOf = (condition: Condition): readonly Condition[] => [
  condition,
  ...groups.flatMap((group) => condition[group] ?? []).flatMap(linesOf),
]

const shapeFinding = (condition: Condition, locate: Locate): Finding | undefined => {
  const keys = Object.keys(condition)
  const grouped = groups.filter((group) => keys.includes(group))
  const lined = keys.filter((key) => !groups.some((group) => group === key))
  const read = heads.filter((head) => keys.includes(head))
  const say = (key: string | undefined, message: string, help: string): Finding => ({
    code: 'content/condition',
    range: locate(condition, key, 'key'),
    message,
    help,
  })
  // That a condition is empty is told by its schema.
  if (keys.length === 0) return undefined
  if (grouped.length > 0)
    return lined[0] === undefined
      ? undefined
      : say(
          lined[0],
          `This condition is a group (${grouped.join(', ')}) and a line (${lined.join(', ')}) at once.`,
          `Move the line into the group: ${grouped[0]}: [{…}, {…}].`,
        )
  const [head, second] = read
  if (head === undefined)
    return say(lined[0], `This line does not say what it reads.`, `Add one of these: ${heads.join(', ')}.`)
  if (second !== undefined)
    return say(
      second,
      `One line reads one thing, and this one reads ${read.join(' and ')}.`,
      'Make two lines of it: all: [{…}, {…}].',
    )
  const tail = lined.filter((key) => key !== head)
  const stray = tail.find((key) => !tails[head].some((known) => known === key))
  if (stray !== undefined)
    return say(
      stray,
      `${quoted(stray)} does not go with ${head}.`,
      tails[head].length > 0 ? `With ${head} you can use: ${tails[head].join(', ')}.` : `Remove ${stray}.`,
    )
  if (tail.length === 0 && tails[head].length > 0)
    return say(head, `This line does not say what ${head} ${quoted(condition[head])} must be.`, needs[head])
  if (head === 'question' && tail.length > 1)
    return say('answered', '“is” and “answered” cannot stand in one line.', 'Remove one of the two.')
  if (head === 'score' && (condition.at_least ?? 0) > (condition.at_most ?? 100))
    return say('at_least', 'No number is at least this and at most that.', 'Exchange at_least and at_most.')
  return undefined
}

const namesFindings = (condition: Condition, words: Vocabulary, locate: Locate): Finding[] => {
  const { question, score, profile, issue, is = [] } = condition
  const values = is.map((value, index) => [value, locate(is, index)] as const)
  if (question !== undefined)
    return [
      ...unknownQuestion(question, words.questions, locate(condition, 'question')),
      ...unknownOptions(words.questions.get(question), values),
    ]
  if (score !== undefined) return unknownName('score', score, words.scores, locate(condition, 'score'))
  if (issue !== undefined) return unknownName('issue', issue, words.issues, locate(condition, 'issue'))
  if (profile === undefined) return []
  return [
    ...unknownName('profile label', profile, words.traits.keys(), locate(condition, 'profile')),
    ...valueFindings(words.traits.get(profile), values),
  ]
}

/** Values of a label of the profile, wherever a rule or a product names them. */
export const valueFindings = (
  trait: Trait | undefined,
  named: readonly (readonly [string, Finding['range']])[],
): Finding[] => {
  if (!trait) return []
  const labels: readonly { readonly value: string; readonly label: string }[] = trait.labels
  return named.flatMap(([name, range]): Finding[] => {
    if (labels.some(({ value }) => value === name)) return []
    const labelled = labels.find(({ label }) => equalsIgnoringCase(label, name))
    if (labelled) return [labelInRule(name, labelled.value, 'value', range)]
    const known = [...new Set(labels.map(({ value }) => value))]
    return [
      {
        code: 'content/unknown-value',
        range,
        message: `The profile label ${quoted(trait.id)} has no value ${quoted(name)}.`,
        help: didYouMean(name, known, 'Values'),
      },
    ]
  })
}
