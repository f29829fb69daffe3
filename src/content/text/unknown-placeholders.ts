/** Words in {brackets} that nothing fills in: a visitor would read the brackets. */
import type { Locate } from '#content/yaml/locate.ts'
import { closestMatch } from '#content/schema/did-you-mean.ts'
import type { Finding } from '#content/problems/problem.ts'
import { rangeInText } from '#content/yaml/text-range.ts'
import { counted, listed } from '#content/problems/wording.ts'

/** A text in a file: `at(owner, key)` is its place. */
export type FillableText = { readonly owner: object; readonly key: string; readonly text: string }

/** `words` are those of this text, `everywhere` those of the site. */
export const placeholderFindings = (
  { owner, key, text }: FillableText,
  words: readonly string[],
  everywhere: Readonly<Record<string, string>>,
  locate: Locate,
  help: (name: string) => string = helpWith(words, everywhere),
): Finding[] =>
  [...text.matchAll(/\{([^{}\s|]*)((?:\|[^{}|]*)*)\}/g)].flatMap(({ 0: gap, 1: name = '', 2: forms = '', index }) => {
    const isKnown = words.includes(name) || Object.hasOwn(everywhere, name)
    const wrong = isKnown
      ? (wrongForms(gap, name, forms) ?? missingSingular(gap, name, text.slice(index + gap.length)))
      : unknown(gap, help(name))
    return wrong ? [{ ...wrong, range: rangeInText(locate(owner, key), text, index, index + gap.length) }] : []
  })

type Wrong = Omit<Finding, 'range'>

const unknown = (gap: string, help: string): Wrong => ({
  code: 'content/unknown-placeholder',
  message: `Nothing is known that could stand for ${gap}.`,
  help,
})

/** {count|question|questions} */
const wrongForms = (gap: string, name: string, forms: string): Wrong | null => {
  const count = forms.split('|').length - 1
  if (count === 0 || count === 2) return null
  return {
    code: 'content/number-words',
    message: `${gap} has ${counted(count, 'form', 'forms')} and needs two.`,
    help: `Write what stands for one, then what stands for any other number: {${name}|question|questions}.`,
  }
}

/** Numbers that change from one visitor to the next: any of them can be 1. */
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

/** {count} pictures: with one it would read “1 pictures”. */
const missingSingular = (gap: string, name: string, after: string): Wrong | null => {
  const [, word = ''] = /^ ([a-z]{3,}s)\b/.exec(after) ?? []
  if (!counts.has(name) || gap !== `{${name}}` || word === '') return null
  return {
    code: 'content/number-words',
    message: `With one, this would read “1 ${word}”.`,
    help: `Write what stands for one, then what stands for any other number: {${name}} {${name}|${word.slice(0, -1)}|${word}}.`,
  }
}

const helpWith = (words: readonly string[], everywhere: Readonly<Record<string, string>>) => {
  const all = words.map((word) => `{${word}}`)
  return (name: string): string => {
    const near = closestMatch(name, [...words, ...Object.keys(everywhere)])
    if (near !== undefined) return `Did you mean {${near}}?`
    return all.length === 0 ? 'Remove it: nothing is filled in here.' : `This text may have ${listed(all)}.`
  }
}
