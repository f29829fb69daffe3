import { pluralCategories } from '#engine/plural.ts'
import { defaultsFolder } from '#content/folder/content-file.ts'
import { partOfFile } from '#content/folder/inline-parts.ts'
import type { Locate } from '#content/yaml/locate.ts'
import type { FillableText } from './allowed-placeholders.ts'
import { closestMatch } from '#content/schema/did-you-mean.ts'
import { either, message, type Message } from '#content/problems/message.ts'
import type { Finding } from '#content/problems/problem.ts'
import { placeholderSources } from './placeholder-sources.ts'
import { rangeInText } from '#content/yaml/text-range.ts'
import { counted, inOneSentence, quoted } from '#content/problems/wording.ts'

/**
 * Finds placeholders of a text that nothing fills in, so that visitors would see them, and those with wrong or missing forms for numbers.
 *
 * @param allowed names that are filled in when this text is shown
 * @param everywhere the placeholders of the site (`sitePlaceholders`)
 * @param locale decides how many forms a number needs
 * @param help the suggestion for an unknown name; by default the closest known one
 */
export const placeholderFindings = (
  { owner, key, text }: FillableText,
  allowed: readonly string[],
  everywhere: Readonly<Record<string, string>>,
  locale: string,
  locate: Locate,
  help: (name: string) => string | undefined = helpWith(allowed, everywhere),
): Finding[] => [
  ...strayBrace({ owner, key, text }, locate),
  ...[...text.matchAll(placeholders)].flatMap(({ 0: placeholder, 1: name = '', 2: forms = '', index }) => {
    const isKnown = allowed.includes(name) || Object.hasOwn(everywhere, name)
    const ofAnswer = allowed.includes(answerPlaceholder) && /^(answer|count):[a-z0-9][a-z0-9_-]*$/.exec(name)
    const wrong = ofAnswer
      ? wrongAnswerForms(placeholder, name, forms, locale)
      : isKnown
        ? (wrongForms(placeholder, name, forms, locale) ??
          missingSingular(placeholder, name, text.slice(index + placeholder.length)))
        : unknown(placeholder, name, help(name))
    if (!wrong) return []
    const place = locate(owner, key)
    const range = rangeInText(place, text, index, index + placeholder.length)
    return [{ ...wrong, help: message`${wrong.help}${whereToWrite(place.source.name)}`, range }]
  }),
]

const placeholders = /\{([^{}|]*)((?:\|[^{}|]*)*)\}/g

/** A brace that does not belong to a placeholder, because there is one too many, as in {{site}}, or one too few. */
const strayBrace = ({ owner, key, text }: FillableText, locate: Locate): Finding[] => {
  const at = text.replaceAll(placeholders, (whole) => ' '.repeat(whole.length)).search(/[{}]/)
  if (at < 0) return []
  return [
    {
      code: 'content/stray-brace',
      range: rangeInText(locate(owner, key), text, at, at + 1),
      message: `This ${text[at]} belongs to no placeholder, so visitors read it.`,
      help: 'A placeholder has one brace on each side: {site}. Leave it if visitors are meant to read it.',
    },
  ]
}

type Wrong = Omit<Finding, 'range'> & { readonly help: Message }

/** The default texts have the forms of English. A content in a language with other forms must have texts of its own. */
const whereToWrite = (file: string): string => {
  if (!file.startsWith(defaultsFolder)) return ''
  const path = file.slice(defaultsFolder.length)
  const part = partOfFile(path)
  return ` This is a default text: write your own into ${path}${part === undefined ? '' : `, or below ${quoted(part)} in a quiz of one file`}.`
}

/** Editors may not know the term placeholder. @param help what the text may have instead, if anything */
const unknown = (placeholder: string, name: string, help: string | undefined): Wrong => ({
  code: 'content/unknown-placeholder',
  message: message`${either(`This text cannot have the placeholder ${placeholder}.`, `Nothing can be filled in for ${placeholder} here.`)}`,
  help: message`${either(help ?? 'Remove it: this text has no placeholders of its own.', whatToDo(name, help))}`,
})

const whatToDo = (name: string, help: string | undefined): Message => {
  const source = placeholderSources.get(name)
  if (source) return message`It comes from ${source}, which is empty. Fill that in, or remove this.`
  return help === undefined
    ? 'Remove it, or write it without braces.'
    : `${help} Otherwise remove it, or write it without braces.`
}

/** What a schema lists for texts that may repeat an earlier answer: `{answer:question}` and `{count:question|..|..}`. */
const answerPlaceholder = 'answer:'

/** {answer:question|fallback} has one form at most; {count:question|one|several} has one for each plural category. */
const wrongAnswerForms = (placeholder: string, name: string, forms: string, locale: string): Wrong | null => {
  if (!name.startsWith(answerPlaceholder))
    return forms === '' ? missingForms(placeholder, name, 0, locale) : wrongForms(placeholder, name, forms, locale)
  const count = forms.split('|').length - 1
  if (count <= 1) return null
  return {
    code: 'content/number-words',
    message: `${placeholder} has ${counted(count, 'form', 'forms')} and needs one at most.`,
    help: `Write what is shown without an answer, once: {${name}|your answer}.`,
  }
}

/** {count|question|questions} needs a form for each plural category of the language. */
const wrongForms = (placeholder: string, name: string, forms: string, locale: string): Wrong | null => {
  const count = forms.split('|').length - 1
  return count === 0 || count === categoriesOf(locale).length ? null : missingForms(placeholder, name, count, locale)
}

const missingForms = (placeholder: string, name: string, count: number, locale: string): Wrong => {
  const categories = categoriesOf(locale)
  return {
    code: 'content/number-words',
    message: `${placeholder} has ${counted(count, 'form', 'forms')} and needs ${['one', 'two'][categories.length - 1] ?? categories.length}.`,
    help:
      categories.length === 2
        ? `Write the form for one, then the form for any other number: {${name}|question|questions}.`
        : categories.length === 1
          ? `The language ${locale} has one form for all numbers: {${name}|questions}.`
          : `Write the forms that the language ${locale} has for numbers, in this order: ${categories.join(', ')}.`,
  }
}

/** If the locale is mistyped, which is reported separately, texts are checked as English. */
const categoriesOf = (locale: string): readonly string[] => {
  try {
    return pluralCategories(locale)
  } catch {
    return pluralCategories('en')
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
  return (name: string): string | undefined => {
    const [start = '', question] = name.split(':')
    const kind =
      question !== undefined && allowed.includes(answerPlaceholder) && closestMatch(start, ['answer', 'count'])
    if (kind) return `Did you mean {${kind}:${question.trim()}}?`
    const near = closestMatch(name, [...allowed, ...Object.keys(everywhere)])
    if (near === answerPlaceholder)
      return 'Name the question whose answer it repeats: {answer:question}, with the id of the question.'
    if (near !== undefined) return `Did you mean {${near}}?`
    return all.length === 0 ? undefined : `This text may have ${inOneSentence(all)}.`
  }
}
