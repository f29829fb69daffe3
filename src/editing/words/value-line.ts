import { ruleName } from '#editing/build/entry-title.ts'
import { quoted } from '#content/problems/wording.ts'
import type { ContentData } from '#editing/content-data.ts'
import { listKind } from '#editing/ids/list-kind.ts'
import { idOf, type Place } from '#editing/place.ts'
import { questionsOf } from '#editing/questions.ts'
import type { ChangedItem, LineWithoutActs, Relabelled } from './change-line.ts'
import { conditionChange, type ConditionVerb } from './condition-change.ts'
import { isCondition, type Difference } from './differences.ts'
import { entryName } from '#editing/build/entry-name.ts'
import { isEmptied } from './emptied-texts.ts'
import { entriesOnTheWay, entryInWords, entryNoun } from './entry-words.ts'
import { itemOf } from './item-of.ts'
import { listName } from './list-name.ts'
import type { Schemas } from '#editing/names/schema-part.ts'
import { describedAt } from './schema-at.ts'
import { sentence } from './sentence.ts'
import { settingName, valueChange } from './value-change.ts'
import { shortened } from './value-words.ts'

/** The content before and after the change, and the schemas, which name its settings. */
export type Context = { readonly schemas: Schemas; readonly before: ContentData; readonly after: ContentData }

type ChangedValue = Difference & { readonly kind: 'value' }
type Entries = ReturnType<typeof entriesOnTheWay>

/** A changed value in words, with what it belongs to: `“Sleep?”: option label “Well” is now “Very well”`. */
export const valueLine = (context: Context, difference: ChangedValue): LineWithoutActs => {
  const { after, schemas } = context
  const { file, place } = difference
  const item = itemOf(schemas, after, file, place)
  const inner = entriesOnTheWay(after.get(file), place)
  return (
    pointsLine(after, difference, item, inner) ??
    (isCondition(place)
      ? conditionLine(context, difference, item, inner)
      : settingLine(context, difference, item, inner))
  )
}

/** Of the points of a rule, which is called by its answer. undefined: the value is something else. */
const pointsLine = (
  data: ContentData,
  { after, before, file, place }: ChangedValue,
  item: ChangedItem,
  inner: Entries,
): LineWithoutActs | undefined => {
  const rule = inner.at(-1)
  if (!rule || place.at(-1) !== 'points' || rule.end !== place.length - 1) return undefined
  const gives = ruleName(data, rule.entry)
  if (gives === undefined || typeof before !== 'number') return undefined
  return { ...sentence(item, `${gives} gives ${pointsWords(after)} (was ${before})`, 'value'), file, place }
}

const conditionLine = (
  context: Context,
  difference: ChangedValue,
  item: ChangedItem,
  inner: Entries,
): LineWithoutActs => {
  const { after, before } = context
  const { file, place } = difference
  const { isWholeItem, prefix } = whereOf(context, difference, item, inner)
  const verb = verbOf(place)
  const change = conditionChange(verb, [difference.before, before], [difference.after, after])
  const asked = verb === 'asked' ? place.at(-2) : undefined
  return {
    ...sentence(item, `${prefix}${change}`, 'condition'),
    ...(isWholeItem ? { words: `${quoted(shortened(item.title))} is ${change}` } : {}),
    file,
    place,
    ...(typeof asked === 'string' && { asked }),
  }
}

const settingLine = (
  context: Context,
  difference: ChangedValue,
  item: ChangedItem,
  inner: Entries,
): LineWithoutActs => {
  const { after, before, schemas } = context
  const { file, place } = difference
  const { isRenamed, isWholeItem, prefix } = whereOf(context, difference, item, inner)
  const { pieces, text } = valueChange(schemas, difference, before, after)
  const relabelled = relabelledIn(after, difference, inner)
  const line = sentence(item, `${prefix}${text}`, 'value')
  return {
    ...line,
    ...(isRenamed && isWholeItem ? { words: line.short } : {}),
    file,
    place,
    ...(pieces && { pieces }),
    ...(describedAt(schemas, file, place).isText && { isText: true }),
    ...(relabelled && { relabelled }),
  }
}

/**
 * Where in its item the value is: the entries and the groups of settings around it.
 *
 * @returns `prefix`: in front of the change, empty if `isWholeItem`; `isRenamed`: the value is the name of an entry around it
 */
const whereOf = ({ after, schemas }: Context, difference: ChangedValue, item: ChangedItem, inner: Entries) => {
  const { file, place } = difference
  // Otherwise a changed name would occur twice: 'option “After midnight”: label “Late” is now “After midnight”'.
  const named = isEmptied(difference.before, difference.after) ? difference.before : difference.after
  const isName = (entry: unknown, end: number) => end === place.length - 1 && entryName(entry) === named
  const parts = inner
    .filter(({ end }) => end > item.place.length && end < place.length)
    .flatMap(({ end, entry, list }) => [
      listName(schemas, after.get(file), { file, list, owner: item.place }),
      isName(entry, end) ? entryNoun(schemas, file, list) : entryInWords(schemas, after, file, list, entry),
    ])
    .filter((part) => part !== undefined)
  const groups = groupNames(schemas, file, place, Math.max(item.place.length, inner.at(-1)?.end ?? 0))
  const where = [...parts, ...groups].join(', ')
  const isWholeItem = where === ''
  const isRenamed = inner.some(({ end, entry }) => isName(entry, end))
  const between = isRenamed ? ' ' : ': '
  return { isRenamed, isWholeItem, prefix: isWholeItem ? '' : `${where}${between}` }
}

/** `9 points`, `-1 point` */
export const pointsWords = (points: unknown): string =>
  `${Number(points)} ${Math.abs(Number(points)) === 1 ? 'point' : 'points'}`

/** The names of the groups of settings between an entry and the setting. Lists are left out, because their entries have names. */
const groupNames = (schemas: Schemas, file: string, place: Place, from: number): readonly string[] =>
  place
    .slice(from, -1)
    .map((key, index) => settingName(describedAt(schemas, file, place.slice(0, from + index + 1)).title, key))

const verbOf = (place: Place): ConditionVerb => {
  if (place.at(-1) !== 'when') return 'applied'
  const kind = listKind(place.slice(0, -2))
  if (kind === 'question' || kind === 'step' || kind === 'section' || place.length === 1) return 'asked'
  return kind === 'option' ? 'offered' : 'shown'
}

const relabelledIn = (
  data: ContentData,
  { after, before, place }: ChangedValue,
  inner: Entries,
): Relabelled | undefined => {
  const owner = inner.at(-1)
  if (place.at(-1) !== 'label' || typeof before !== 'string' || typeof after !== 'string' || !owner) return undefined
  if (owner.end !== place.length - 1) return undefined
  const kind = listKind(owner.list)
  const id = idOf(owner.entry)
  if (id === undefined) return undefined
  if (kind === 'score') return { what: kind, id, publishedAs: [id], before, after }
  if (kind !== 'option') return undefined
  const [first, name] = owner.list
  if (first === 'option_lists') {
    const users = questionsOf(data).filter(({ value }) => value['options'] === name)
    const publishedAs = users.map((question) => `${question.id}/${id}`)
    return { what: kind, id: [...owner.list, id].join('/'), publishedAs, before, after }
  }
  const question = idOf(inner.at(-2)?.entry)
  if (question === undefined) return undefined
  const own = `${question}/${id}`
  return { what: kind, id: own, publishedAs: [own], before, after }
}
