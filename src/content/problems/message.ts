import { quoted } from './wording.ts'

/**
 * A text of a problem, for two kinds of reader. Authors write files, in which things are called by their ids and settings by their names.
 * Editors use the studio, which shows labels and titles. A plain string is the same for both.
 */
export type Message = string | readonly MessagePart[]

/** `written` is what authors read. The studio makes its own words from the rest: see `messageForEditors`. */
export type MessagePart =
  | string
  | { readonly kind: 'thing'; readonly written: string; readonly thing: ThingKind; readonly id: string }
  | { readonly kind: 'option'; readonly written: string; readonly question: string; readonly id: string }
  | { readonly kind: 'setting'; readonly written: string; readonly name: string; readonly of?: SettingPlace }
  | { readonly kind: WrittenKind; readonly written: string }
  /** What to do about an empty setting depends on its field: a picture is chosen, and what is needed cannot be removed. */
  | { readonly kind: 'write-text' | 'or-remove'; readonly written: string }
  | { readonly kind: 'words'; readonly written: string; readonly inStudio: Message }

/**
 * The kinds of part that are made from the authors' text alone: a file, by what it contains; the part of a content that a file is, and the
 * same with the page on which it can be added; the kind of a step or question; a day (2026-11-30); the description of a setting in its schema.
 */
type WrittenKind = 'file' | 'part' | 'part-to-add' | 'step-kind' | 'question-kind' | 'day' | 'description'

/** The place of a setting in another file than that of the problem. */
export type SettingPlace = { readonly file: string; readonly place: readonly string[] }

/** The things that messages name by their ids. `entry`: one that contains the place of the problem, such as a variant of a routine step. */
export type ThingKind =
  | 'badge'
  | 'consent'
  | 'entry'
  | 'goal'
  | 'ingredient_group'
  | 'issue'
  | 'question'
  | 'score'
  | 'section'
  | 'slot'
  | 'step'
  | 'tab'
  | 'trait'

/** A tag for template literals: the values can be parts, or messages made of parts. */
export const message = (
  texts: TemplateStringsArray,
  ...values: readonly (Message | MessagePart | number)[]
): Message => {
  const parts = texts.flatMap((text, index): readonly MessagePart[] => {
    const value = values[index] ?? ''
    return [text, ...(isList(value) ? value : [typeof value === 'number' ? String(value) : value])]
  })
  return parts.every((part) => typeof part === 'string') ? parts.join('') : parts.filter((part) => part !== '')
}

const isList = (value: Message | MessagePart | number): value is readonly MessagePart[] => Array.isArray(value)

/** What authors read. */
export const textForAuthors = (words: Message): string =>
  typeof words === 'string' ? words : words.map((part) => (typeof part === 'string' ? part : part.written)).join('')

/** What both kinds of reader read, and what only editors do: everything but labels and titles, which come from the content and the schemas. */
export const textBesideLabels = (words: Message): string =>
  typeof words === 'string'
    ? words
    : words
        .map((one) => (typeof one === 'string' ? one : one.kind === 'words' ? textBesideLabels(one.inStudio) : ''))
        .join('')

/** The parts of one kind. */
export const partsOfKind = <Kind extends ReadablePart['kind']>(
  words: Message,
  kind: Kind,
): readonly Extract<ReadablePart, { readonly kind: Kind }>[] =>
  (typeof words === 'string' ? [] : words).filter(
    (one): one is Extract<ReadablePart, { readonly kind: Kind }> => typeof one !== 'string' && one.kind === kind,
  )

type ReadablePart = Exclude<MessagePart, string>

export const joined = (messages: readonly (Message | MessagePart)[], separator: string): Message =>
  messages.reduce<Message>((all, one, index) => (index === 0 ? message`${one}` : message`${all}${separator}${one}`), '')

/** "a, b and c" */
export const inOneSentence = (messages: readonly (Message | MessagePart)[]): Message =>
  joined([...(messages.length > 1 ? [joined(messages.slice(0, -1), ', ')] : []), ...messages.slice(-1)], ' and ')

/** Something that has an id, and a label in the studio. */
export const thing = (kind: ThingKind, id: string, written = quoted(id)): MessagePart => ({
  kind: 'thing',
  written,
  thing: kind,
  id,
})

/** An option of a question. */
export const option = (ofQuestion: string, id: string, written = quoted(id)): MessagePart => ({
  kind: 'option',
  written,
  question: ofQuestion,
  id,
})

/**
 * A setting, which has a title in the studio.
 *
 * @param written such as `max: …` in backticks; by default its bare name
 */
export const setting = (name: string, written = name) => ({ kind: 'setting', written, name }) satisfies MessagePart

/** A setting of another file, whose title may differ from that of a setting with the same name here. */
export const settingOf = (file: string, place: readonly [string, ...string[]], written?: string): MessagePart => ({
  ...setting(place.at(-1) ?? '', written),
  of: { file, place },
})

/** `name: …`, as it is written in a file. */
export const settingToAdd = (name: string, value = '…'): MessagePart => setting(name, `\`${name}: ${value}\``)

export const part = (kind: WrittenKind, written: string): MessagePart => ({ kind, written })

export const orRemove: MessagePart = { kind: 'or-remove', written: ', or remove the line if it is not needed' }

/** What to do about a setting without a text. */
export const fillIn: Message = [{ kind: 'write-text', written: 'Write a text' }, orRemove, '.']

/** What authors read, and what editors do or see in the studio instead. */
export const either = (written: string, inStudio: Message): MessagePart => ({ kind: 'words', written, inStudio })
