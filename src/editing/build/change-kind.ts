import { counted } from '#content/problems/wording.ts'
import { isDataMap, isList, type DataMap } from '#content/write/edit.ts'
import { isSameData } from '#content/write/same-data.ts'
import type { NewAct } from '#editing/content-data.ts'
import type { Located } from '#editing/located.ts'
import type { Question } from '#types/content.generated.ts'
import { quotedName } from './entry-name.ts'
import { isUntouched } from './new-entries.ts'

/** The kind of a question, or of an information block between questions. */
export type ItemKind = Question['choice']

/** How editors call the kinds of question. */
export const kindWords: Readonly<Record<ItemKind, string>> = {
  radio: 'One answer',
  checkbox: 'Several answers',
  input: 'Free text',
  number: 'Number',
  scale: 'Scale',
  information: 'Information, without an answer',
}

/** The same for a kind that is only known as a string. An unknown kind, such as that of a step's text question, is returned as it is. */
export const kindName = (kind: string): string => (isKind(kind) ? kindWords[kind] : kind)

const isKind = (kind: unknown): kind is ItemKind => typeof kind === 'string' && kind in kindWords

const shared = ['id', 'group', 'title', 'when'] as const
const asked = [...shared, 'type', 'sensitive', 'subheader', 'image', 'alt', 'why', 'required', 'options'] as const
/** The settings of each kind, in the order in which they are written. `choice` is after `type`. */
const settings: Readonly<Record<ItemKind, readonly string[]>> = {
  radio: asked,
  checkbox: [...asked, 'min_choices', 'max_choices'],
  input: [...asked, 'max_length', 'multiline'],
  number: [...asked, 'min', 'max', 'step', 'decimals', 'unit'],
  scale: [...asked, 'from', 'to', 'step', 'labels'],
  information: [...shared, 'text', 'image', 'alt'],
}

/** The settings that a kind requires and other kinds may lack, with their initial values. */
const needed: Readonly<Record<ItemKind, DataMap>> = {
  radio: { type: 'question' },
  checkbox: { type: 'question' },
  input: { type: 'question', max_length: 500 },
  number: { min: 0, max: 100 },
  scale: { from: 0, to: 10, labels: { from: 'Not at all', to: 'Extremely' } },
  information: { text: '' },
}

/** What editors call the settings that a change of kind may remove. Settings that follow from the kind, such as the layout, are no loss. */
const lossWords: Readonly<Record<string, string>> = {
  sensitive: 'the sensitive topic',
  subheader: 'the hint',
  why: 'the text “Why we ask”',
  required: 'that an answer is required',
  min_choices: 'the fewest choices',
  max_choices: 'the most choices',
  max_length: 'the longest answer',
  multiline: 'several lines',
  min: 'the smallest number',
  max: 'the largest number',
  step: 'the step',
  decimals: 'the decimals',
  unit: 'the unit',
  from: 'the first number',
  to: 'the last number',
  labels: 'the words of the scale',
  text: 'the text',
  image: 'the picture',
  alt: 'the picture description',
}

export type KindChange = NewAct & {
  /** What the new kind cannot have, in words: '4 options', 'the hint'. */
  readonly lost: readonly string[]
}

/** Changes the kind of a question. Settings that both kinds have stay, and so does the id. */
export const changeKind = ({ file, place, value }: Located, kind: ItemKind): KindChange => {
  const kept = settings[kind].filter((key) => value[key] !== undefined)
  const own = optionsFor(kind, value)
  // The initial values that the present kind was given are no loss: with arrow keys an editor goes through one kind after the other.
  const begun = isKind(value['choice']) ? needed[value['choice']] : {}
  const entries = Object.entries(value).flatMap(([key, setting]): readonly (readonly [string, unknown])[] => {
    if (key === 'choice') return [[key, kind]]
    if (key === 'options') return own === undefined ? [] : [[key, own]]
    if (kept.includes(key) && setting === 'image_question' && kind !== 'radio' && kind !== 'checkbox')
      return [[key, 'question']]
    return kept.includes(key) ? [[key, setting]] : []
  })
  const after = Object.fromEntries(entries)
  for (const [key, setting] of Object.entries(needed[kind])) after[key] ??= setting
  if (own !== undefined) after['options'] ??= own
  return {
    title: `Change the kind of ${quotedName(value)} to ${kindWords[kind]}`,
    operations: [{ kind: 'set', file, place, before: value, after }],
    lost: [
      ...lostOptions(value['options'], own),
      ...Object.keys(value).flatMap((key) =>
        kept.includes(key) || isSameData(value[key], begun[key]) ? [] : (lossWords[key] ?? []),
      ),
    ],
  }
}

const optionsFor = (kind: ItemKind, { options }: DataMap): unknown => {
  if (kind === 'radio' || kind === 'checkbox')
    return isList(options) && !options.every(isDeclining)
      ? options
      : typeof options === 'string'
        ? options
        : [{ id: 'unnamed', label: '' }, ...(isList(options) ? options : [])]
  // Texts, numbers and scales may have one option: 'Prefer not to say'.
  const declining = kind !== 'information' && isList(options) ? options.filter(isDeclining) : []
  return declining.length > 0 ? declining : undefined
}

const isDeclining = (option: unknown): boolean => isDataMap(option) && option['no_answer'] === true

const lostOptions = (before: unknown, after: unknown): readonly string[] => {
  if (typeof before === 'string') return after === before ? [] : ['the shared options']
  const left = isList(after) ? after : []
  const count = isList(before) ? before.filter((option) => !left.includes(option) && !isUntouched(option)).length : 0
  return count === 0 ? [] : [counted(count, 'option', 'options')]
}
