import type { Locate } from '#content/yaml/locate.ts'
import { closestMatch } from '#content/schema/did-you-mean.ts'
import type { Finding } from '#content/problems/problem.ts'
import { rangeInText } from '#content/yaml/text-range.ts'
import { counted, listed } from '#content/problems/wording.ts'

/** A text in a file: `locate(owner, key)` is its range. */
export type FillableText = { readonly owner: object; readonly key: string; readonly text: string }

/**
 * Placeholders of a text that nothing fills in, so that a visitor would see them, and those with wrong or missing forms for numbers.
 *
 * @param allowed names that are filled in when this text is shown
 * @param everywhere the placeholders of the site (`sitePlaceholders`)
 * @param help the suggestion for an unknown name; by default the closest known one
 */
export const placeholderFindings = (
  { owner, key, text }: FillableText,
  allowed: readonly string[],
  everywhere: Readonly<Record<string, string>>,
  locate: Locate,
  help: (name: string) => string = helpWith(allowed, everywhere),
): Finding[] =>
  [...text.matchAll(/\{([^{}|]*)((?:\|[^{}|]*)*)\}/g)].flatMap(
    ({ 0: placeholder, 1: name = '', 2: forms = '', index }) => {
      const isKnown = allowed.includes(name) || Object.hasOwn(everywhere, name)
      const ofAnswer = allowed.includes(answerPlaceholder) && /^(answer|count):[a-z0-9][a-z0-9_-]*$/.exec(name)
      const wrong = ofAnswer
        ? wrongAnswerForms(placeholder, name, forms)
        : isKnown
          ? (wrongForms(placeholder, name, forms) ??
            missingSingular(placeholder, name, text.slice(index + placeholder.length)))
          : unknown(placeholder, help(name))
      return wrong
        ? [{ ...wrong, range: rangeInText(locate(owner, key), text, index, index + placeholder.length) }]
        : []
    },
  )

type Wrong = Omit<Finding, 'range'>

const unknown = (placeholder: string, help: string): Wrong => ({
  code: 'content/unknown-placeholder',
  message: `This text cannot have the placeholder ${placeholder}.`,
  help,
})

/** What a schema lists for texts that may repeat an earlier answer: `{answer:question}` and `{count:question|..|..}`. */
const answerPlaceholder = 'answer:'

/** {answer:question|fallback} has one form at most, {count:question|one|several} has two. */
const wrongAnswerForms = (placeholder: string, name: string, forms: string): Wrong | null => {
  const count = forms.split('|').length - 1
  const isAnswer = name.startsWith(answerPlaceholder)
  if (isAnswer ? count <= 1 : count === 2) return null
  return {
    code: 'content/number-words',
    message: isAnswer
      ? `${placeholder} has ${counted(count, 'form', 'forms')} and needs one at most.`
      : `${placeholder} has ${counted(count, 'form', 'forms')} and needs two.`,
    help: isAnswer
      ? `Write what is shown without an answer, once: {${name}|your answer}.`
      : `Write the form for one, then the form for any other number: {${name}|question|questions}.`,
  }
}

/** {count|question|questions} needs two forms. */
const wrongForms = (placeholder: string, name: string, forms: string): Wrong | null => {
  const count = forms.split('|').length - 1
  if (count === 0 || count === 2) return null
  return {
    code: 'content/number-words',
    message: `${placeholder} has ${counted(count, 'form', 'forms')} and needs two.`,
    help: `Write the form for one, then the form for any other number: {${name}|question|questions}.`,
  }
}

/** Placeholders whose number can be 1. */
const counts: ReadonlySet<string> = new Set([
  'count',
  'seconds',
  'minutes',
  'hours',
  'days',
  'weeks',
  'months',
  'years',
])

/** “{count} pictures” would read “1 pictures”. */
const missingSingular = (placeholder: string, name: string, after: string): Wrong | null => {
  const [, word = ''] = /^ ([a-z]{3,}s)\b/.exec(after) ?? []
  if (!counts.has(name) || placeholder !== `{${name}}` || word === '') return null
  return {
    code: 'content/number-words',
    message: `With one, this would read “1 ${word}”.`,
    help: `Write the form for one, then the form for any other number: {${name}} {${name}|${word.slice(0, -1)}|${word}}.`,
  }
}

const helpWith = (allowed: readonly string[], everywhere: Readonly<Record<string, string>>) => {
  const all = allowed.map((word) => (word === answerPlaceholder ? '{answer:question}' : `{${word}}`))
  return (name: string): string => {
    const [start = '', question] = name.split(':')
    const kind =
      question !== undefined && allowed.includes(answerPlaceholder) && closestMatch(start, ['answer', 'count'])
    if (kind) return `Did you mean {${kind}:${question.trim()}}?`
    const near = closestMatch(name, [...allowed, ...Object.keys(everywhere)])
    if (near !== undefined) return `Did you mean {${near}}?`
    return all.length === 0
      ? 'Remove it: this text has no placeholders of its own.'
      : `This text may have ${listed(all)}.`
  }
}
