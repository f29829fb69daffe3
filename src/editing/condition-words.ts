import type { DataMap } from '#content/write/edit.ts'
import type { Condition } from '#types/content.generated.ts'
import type { ContentData } from './content-data.ts'
import { listed, textIn, type Located } from './located.ts'
import { optionsOffered, traitsOf } from './questions.ts'
import { namedQuestion } from './questions-in-order.ts'

/**
 * A condition in words: `“How do you sleep?” is Well or Badly`. It begins with the question or other fact, so that
 * 'Asked when' can be put in front of it. Without a condition, or with an empty one: 'always'.
 */
export const conditionInWords = (condition: Condition | undefined, data: ContentData): string =>
  (condition && groupInWords(condition, data).text) || 'always'

/** `isOpen`: it has parts joined by 'and' or 'or', so it needs brackets inside another group. */
type Words = { readonly text: string; readonly isOpen: boolean }

const groupInWords = (condition: Condition, data: ContentData): Words => {
  const { all, any, none, ...line } = condition
  const inner = (conditions: readonly Condition[]): readonly Words[] =>
    conditions.map((one) => groupInWords(one, data)).filter(({ text }) => text !== '')
  const parts: readonly Words[] = [
    ...(all ? inner(all) : []),
    ...(any ? [joined(inner(any), 'or')] : []),
    ...(none ? [notAny(none, inner(none), data)] : []),
    ...linesInWords(line, data).map((text) => ({ text, isOpen: false })),
  ]
  return joined(
    parts.filter(({ text }) => text !== ''),
    'and',
  )
}

const joined = (parts: readonly Words[], word: 'and' | 'or'): Words => {
  const [first, second] = parts
  if (!first) return { text: '', isOpen: false }
  if (!second) return first
  return { text: parts.map(bracketed).join(` ${word} `), isOpen: true }
}

const bracketed = ({ isOpen, text }: Words): string => (isOpen ? `(${text})` : text)

const notAny = (conditions: readonly Condition[], parts: readonly Words[], data: ContentData): Words => {
  const [first, second] = parts
  if (!first) return { text: '', isOpen: false }
  const [only, ...others] = conditions.flatMap(({ all, any, none, ...line }) =>
    all || any || none ? [] : linesInWords(line, data, true),
  )
  if (!second && !first.isOpen && only !== undefined && others.length === 0) return { text: only, isOpen: false }
  if (!second) return { text: `not ${bracketed(first)}`, isOpen: false }
  return { text: `none of these: ${parts.map(bracketed).join('; ')}`, isOpen: true }
}

/** What the line asks of a question, a score, a trait and an issue; with `isNot` the opposite. */
const linesInWords = (line: Condition, data: ContentData, isNot = false): readonly string[] => [
  ...questionInWords(line, data, isNot),
  ...scoreInWords(line, data, isNot),
  ...traitInWords(line, data, isNot),
  ...issueInWords(line, data, isNot),
]

const questionInWords = (line: Condition, data: ContentData, isNot: boolean): readonly string[] => {
  const { answered, is = [], question } = line
  if (question === undefined) return []
  const asked = namedQuestion(data, question)
  const name = asked ? `“${asked.title}”` : 'a question that is gone'
  const options = asked ? optionsOffered(data, asked) : []
  const verb = asked?.choice === 'checkbox' ? includesOrNot(isNot) : isOrNot(isNot)
  const bounds = boundsOf(line)
  return [
    ...(is.length > 0 ? [`${name} ${verb} ${labelsInWords(is, options)}`] : []),
    ...(answered === undefined ? [] : [`${name} is ${answered === isNot ? 'not answered' : 'answered'}`]),
    ...(bounds.length > 0 ? [`${name} ${isOrNot(isNot)} ${bounds.join(' and ')}`] : []),
  ]
}

const scoreInWords = (line: Condition, data: ContentData, isNot: boolean): readonly string[] => {
  if (line.score === undefined) return []
  const name = nameOf(withId(listed(data, 'scores'), line.score), 'label', 'a score that is gone')
  return [`${name} ${isOrNot(isNot)} ${boundsOf(line).join(' and ') || 'known'}`]
}

const traitInWords = ({ is = [], profile }: Condition, data: ContentData, isNot: boolean): readonly string[] => {
  if (profile === undefined) return []
  const trait = withId(traitsOf(data), profile)
  const name = nameOf(trait, 'title', 'a trait that is gone')
  return [`${name} ${isOrNot(isNot)} ${labelsInWords(is, traitValues(trait))}`]
}

const issueInWords = ({ issue }: Condition, data: ContentData, isNot: boolean): readonly string[] => {
  if (issue === undefined) return []
  const name = nameOf(withId(listed(data, 'issues'), issue), 'label', 'an issue that is gone')
  return [`“${name}” was ${isNot ? 'not found' : 'found'}`]
}

const isOrNot = (isNot: boolean): string => (isNot ? 'is not' : 'is')
const includesOrNot = (isNot: boolean): string => (isNot ? 'does not include' : 'includes')

const boundsOf = ({ above, at_least, at_most, below, equals }: Condition): readonly string[] => [
  ...(at_least === undefined ? [] : [`at least ${at_least}`]),
  ...(above === undefined ? [] : [`above ${above}`]),
  ...(at_most === undefined ? [] : [`at most ${at_most}`]),
  ...(below === undefined ? [] : [`below ${below}`]),
  ...(equals === undefined ? [] : [`exactly ${equals}`]),
]

const labelsInWords = (ids: readonly string[], options: readonly DataMap[]): string =>
  alternatives(
    ids.map((id) => {
      const option = options.find((one) => one['id'] === id)
      return option ? textIn(option, 'label') : 'an option that is gone'
    }),
  )

/** `A, B or C` */
const alternatives = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} or ${words.at(-1) ?? ''}`

const withId = (things: readonly Located[], id: string): Located | undefined =>
  things.find(({ value }) => value['id'] === id)

const nameOf = (thing: Located | undefined, property: string, gone: string): string =>
  thing ? textIn(thing.value, property) : gone

/** The labels of a trait, one for each value, because conditions refer to values. Several labels can have the same value. */
const traitValues = (trait: Located | undefined): readonly DataMap[] => {
  const labels = trait?.value['labels']
  return Array.isArray(labels) ? labels.map((label: DataMap) => ({ id: label['value'], label: label['label'] })) : []
}
