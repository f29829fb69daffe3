import type { Identified } from '#content/schema/references.ts'
import { quoted } from '#content/problems/wording.ts'
import type { ContentData } from '#editing/content-data.ts'
import { entryName, quotedName } from '#editing/build/entry-name.ts'
import { entriesOfKind } from '#editing/ids/content-entries.ts'
import { optionsOffered, questionWithId } from '#editing/questions.ts'
import { namedQuestion } from '#editing/questions-in-order.ts'
import { idOf, valueIn, type Place } from '#editing/place.ts'
import { describedAt } from '#editing/words/schema-at.ts'
import { shortened } from '#editing/words/value-words.ts'
import type { FilePlace } from '#studio/app/addresses.ts'
import { contentThings } from '#studio/form/schema/content-things.ts'
import { helpWords } from '#studio/form/notes/help-words.ts'
import type { Schemas } from '#studio/form/schema/schema-node.ts'

/**
 * Rewords a text of a problem without file names, setting names and ids: things by their labels, settings by their titles, and what to do in
 * the studio instead of what to write in a file.
 */
export const plainWords = (
  schemas: Schemas,
  data: ContentData,
  { at, code }: { readonly at: FilePlace; readonly code: string },
  text: string,
): string => {
  const phrased = phrases.reduce((words, [written, inStudio]) => words.replaceAll(written, inStudio), text)
  return withTitles(
    schemas,
    at,
    withOwners(data, at, withNames(schemas, data, namesQuestions.has(code) ? withQuestions(data, phrased) : phrased)),
  )
}

/** Phrases about files, and what an editor of the studio does or sees instead. Names of settings in backticks become their titles. */
const phrases: readonly (readonly [written: RegExp, inStudio: string])[] = [
  [/“answer” and “(from|to)” cannot/g, '`answer` and `$1` cannot'],
  [/(A mirrored score cannot have) “([a-z]+)”/g, '$1 `$2`'],
  [/or remove mirror(?=\.)/g, 'or remove `mirror`'],
  [/ (?:The (?:first|other one) is in line \d+|First(?: use)?: \S+:\d+)\./g, ''],
  [/ \(a file in the media folder\)/g, ''],
  [/ Goals: [^.]*\.$/g, ''],
  [/This text is no Markdown: visitors read/g, 'Nothing is formatted here: visitors read'],
  [/This is an image_question/g, 'This question shows its options as pictures'],
  [/of this image_question/g, 'of this question, which shows its options as pictures,'],
  [/`?\btype: question\b`?/g, 'the layout “Question”'],
  [/`?\bchoice: radio\b`?/g, 'the kind “One answer”'],
  [/`?\bchoice: checkbox\b`?/g, 'the kind “Several answers”'],
  [/`?\bchoice: number\b`?/g, 'the kind “Number”'],
  [/`?\bchoice: scale\b`?/g, 'the kind “Scale”'],
  [/`?\bslot: null\b`?/g, 'no slot'],
  [/ without `when`/g, ' without a condition'],
  [/give it a `when`/g, 'give it a condition'],
  [/`?\banswered: true\b`?/g, '“is answered”'],
  [/into one line \(is: \[one, another\]\), or use any instead of all/g, 'into one line, or choose “any of these”'],
  [/, or use any instead of all/g, ', or choose “any of these”'],
  [
    /a step of kind questions with `section: [^`]+` to quiz\.yaml, or remove the section/g,
    'a step that asks them, or delete the section',
  ],
  [
    /a step of kind photos to the quiz, or remove this file/g,
    'a step for photos, or remove “Photos” under “Pages and parts”',
  ],
  [/Add `tab: [^`]+` to a step/g, 'Choose it in a step'],
  [/Write `options: [^`]+` in a question/g, 'Choose it in a question'],
  [/Add `- \{id: .*?\}` as the last of its `options`/g, 'Add an option at the end, and mark it as “Prefer not to say”'],
  [/Add `no_answer: true` if it means “Prefer not to say”/g, 'Mark it as “Prefer not to say” if it means that'],
  [/ \(settings\/consent\.yaml, or `consents` of a quiz in one file\)/g, ''],
  [/Put the file there, or correct the name/g, 'Choose or upload another one'],
  [/Add a consent for photos: `covers: \[photos\]`/g, 'Add “The photos” to “Covers” of a consent'],
  [/\bSet step of consent\b/g, 'Set “Step” of consent'],
  [/(of consent “[^”]+” to) ([a-z0-9_-]+)(?=\.)/g, '$1 step “$2”'],
  [/needs a product for “/g, 'needs a product for slot “'],
  [/with this slot to/g, 'of this kind to'],
  [/\bmeta of settings/g, '`meta` in settings'],
  [/Add \{option: .*?\}\./g, 'Add an entry for this option.'],
  [/, or write the range: \{.*?\}/g, ', or set the range'],
  [/ by its range: `\{.*?\}`/g, ' by its range'],
  [/Add `points: …` to its options, or a rule to the score/g, 'Give points to answers in the table of points'],
  [/`answer: …`, an option id/g, '“Answer”: choose an option'],
  [/ with when: \{.*?\]\}\. If/g, ' with a condition on this answer. If'],
  [
    /Add it to the settings of the site: `contact_email: \S+`/g,
    'Fill in “Contact address” in the settings of the site',
  ],
  [/list it under no_filter there/g, 'choose it under “No filter” there'],
  [/ The issue is marked `products: never` in \S+\.yaml\./g, ' “Profile” says that no product helps with it.'],
  [/\bprofile label(s?)\b/g, 'trait$1'],
  [/nothing under filters reads it/g, 'no wish reads it'],
  [/nothing under allergies reads it/g, 'no allergy reads it'],
  [/\bconstants\.yaml\b/g, 'settings/constants.yaml'],
]

/** The nouns for things with an id, besides questions. */
const nouns = [
  'badge',
  'goal',
  'issue',
  'score',
  'section',
  'slot',
  'step',
  'tab',
  'trait',
] as const satisfies readonly Identified[]
const namedThing = new RegExp(`\\b(${nouns.join('|')}) “([a-z0-9_-]+)”`, 'gi')

/** The codes of problems in which every quoted id is that of a question. */
const namesQuestions: ReadonlySet<string> = new Set(
  ['answer-fallback', 'answer-in-text', 'asked-later', 'consent-twice', 'cycle', 'sensitive-without-consent'].map(
    (code) => `content/${code}`,
  ),
)
const withQuestions = (data: ContentData, text: string): string =>
  text.replaceAll(/“([a-z0-9_-]+)”/g, (found: string, id: string) => {
    const title = namedQuestion(data, id)?.title
    return title ? quoted(shortened(title)) : found
  })

/** Replaces the ids of things around the place, such as a variant of a routine step. */
const withOwners = (data: ContentData, { file, place }: FilePlace, text: string): string =>
  text.replaceAll(/“([a-z0-9_-]+)”/g, (found: string, id: string) => {
    const length = place.lastIndexOf(id)
    const name = length === -1 ? undefined : entryName(valueIn(data.get(file), place.slice(0, length + 1)))
    return name === undefined ? found : quoted(shortened(name))
  })

/** Replaces `Question “age”` and the like with titles. */
const withNames = (schemas: Schemas, data: ContentData, text: string): string =>
  withOptions(data, text)
    .replaceAll(/\b([Qq]uestion) “([a-z0-9_-]+)”/g, (found: string, noun: string, id: string) => {
      const title = namedQuestion(data, id)?.title
      return title ? `${noun} ${quoted(shortened(title))}` : found
    })
    .replaceAll(/\bconsent “([a-z0-9_-]+)”/g, (found: string, id: string) => {
      const consent = entriesOfKind(data, 'consent').find(({ value }) => idOf(value) === id)
      return consent ? `consent ${quotedName(consent.value)}` : found
    })
    .replaceAll(namedThing, (found: string, noun: string, id: string) => {
      const kind = nouns.filter((one) => one === noun.toLowerCase())
      const thing = contentThings(schemas, data, kind).find((one) => one.id === id)
      return thing ? `${noun} ${quoted(shortened(thing.label))}` : found
    })

/** Replaces `option “late” of question “tea”`, and `answer “late” to question “tea”`, with labels. */
const withOptions = (data: ContentData, text: string): string =>
  text.replaceAll(
    /\b([Oo]ptions?|answer) (“[a-z0-9_-]+”(?:, “[a-z0-9_-]+”)*) (of|to) question “([a-z0-9_-]+)”/g,
    (found: string, noun: string, ids: string, of: string, id: string) => {
      const question = questionWithId(data, id)
      if (!question) return found
      const options = optionsOffered(data, question)
      const labels = ids.replaceAll(/“([^”]+)”/g, (quotation: string, one: string) => {
        const label = entryName(options.find((option) => idOf(option) === one))
        return label === undefined ? quotation : quoted(shortened(label))
      })
      return `${noun} ${labels} ${of} question “${id}”`
    },
  )

/** Replaces the names of settings with their titles: `alt: …`, and names that cannot be ordinary words, such as max_choices. */
const withTitles = (schemas: Schemas, { file, place }: FilePlace, text: string): string => {
  const titles = new Map<string, string>()
  for (const [name] of text.matchAll(/\b[a-z]+(?:_[a-z]+)*\b/g)) {
    const title = titleNear(schemas, file, place, name)
    if (title !== undefined) titles.set(name, title)
  }
  const titled = (name: string) => (titles.has(name) ? quoted(titles.get(name) ?? name) : name)
  return helpWords(schemas, text, titles).replaceAll(bareName, titled).replaceAll(namedToChange, titled)
}

const bareName = /(?<![{/`“\w])[a-z]+(?:_[a-z]+)+(?![}/`”\w])/g
/** Matches names of settings after certain verbs: `Swap min and max.` */
const namedToChange = /(?<=\b(?:Swap|Set|[Ll]ower|[Rr]emove|Add) |\bSwap \S+ and )[a-z]+(?=[,.:]| and\b| to\b)/g

/** The title of a setting in the group that contains the place, or in one further out. */
const titleNear = (schemas: Schemas, file: string, place: Place, name: string): string | undefined => {
  const titleAt = (group: Place, key: string) => describedAt(schemas, file, [...group, key]).title
  return [place, ...place.map((_, index) => place.slice(0, place.length - 1 - index))]
    .filter((group) => titleAt(group, name) !== titleAt(group, anyEntry))
    .map((group) => titleAt(group, name))
    .find((title) => title !== undefined)
}

/** No setting has this name, so if it has a title, it is an entry of a list. */
const anyEntry = '-'
