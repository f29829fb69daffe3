import { isDataMap, isList, valueAt, type DataPath } from '#content/write/edit.ts'
import type { Condition } from '#types/content.generated.ts'
import { quoted } from '#content/problems/wording.ts'
import { entryName } from '#editing/build/entry-name.ts'
import { conditionInWords } from '#editing/condition-words.ts'
import type { ContentData } from '#editing/content-data.ts'
import { schemaNodes, titleOf } from '#editing/names/schema-nodes.ts'
import type { Schemas } from '#editing/names/schema-part.ts'
import { idOf, placeAt, type Place } from '#editing/place.ts'
import { changedSums } from '#editing/scores/score-sums.ts'
import { describedAt } from '#editing/words/schema-at.ts'
import { valueInWords } from '#editing/words/value-words.ts'
import type { DeletionMarks } from './deletion-marks.ts'
import { markKey, type Mark, type NewValue } from './mark.ts'
import { itemAt } from './item-at.ts'
import { isRange } from './passed-ranges.ts'
import { pointsInWords } from './uses-of.ts'

/** Something that changes because something else is deleted. */
export type Consequence = {
  readonly file: string
  readonly place: Place
  /** The title of the item that changes. */
  readonly item: string
  /** `asks everybody` is the most important kind, because visitors then see more than before. */
  readonly kind: 'asks everybody' | 'loses a condition' | 'is deleted' | 'loses a part' | 'changes'
  readonly words: string
}

/** @param values further settings that get a new value */
export const consequencesOf = (
  data: ContentData,
  schemas: Schemas,
  deleted: Mark,
  { conditions, emptied, removed }: DeletionMarks,
  values: readonly NewValue[],
): readonly Consequence[] => {
  const at = schemaNodes(data, schemas)
  const consequence = ({ file, path }: Mark, kind: Consequence['kind'], words: string): Consequence => {
    const { name, place } = itemAt(data, file, path)
    return { file, place, item: name, kind, words }
  }
  const isOf = (list: readonly Mark[], mark: Mark) => list.some((one) => markKey(one) === markKey(mark))
  const everybody = emptied.filter(({ choice }) => choice === 'everybody')
  return [
    ...everybody.map((one) =>
      consequence(one, 'asks everybody', withoutCondition(titleOf(at, one.file, one.path) ?? '')),
    ),
    ...removed
      .filter((one) => !isOf([deleted, ...everybody], one))
      .flatMap((one) => {
        const things = thingsIn(data, one)
        if (things.length > 0) return things.map((thing) => consequence(thing, 'is deleted', 'Is deleted as well'))
        return [consequence(one, 'loses a part', lost(data, schemas, one))]
      }),
    ...conditions.map((one) => {
      const title = (titleOf(at, one.file, one.path) ?? 'when').toLowerCase()
      return consequence(one, 'loses a condition', `Now ${title} ${conditionInWords(one.value as Condition, data)}`)
    }),
    ...changesOf(data, schemas, values),
  ]
}

/** The settings that get a new value. */
export const changesOf = (data: ContentData, schemas: Schemas, values: readonly NewValue[]): readonly Consequence[] =>
  values.map(({ file, path, value }) => {
    const { name: item, place } = itemAt(data, file, path)
    const change = (words: string): Consequence => ({ file, place, item, kind: 'changes', words })
    // The heading of a group is the only new value that is a map.
    if (isDataMap(value)) return change(`Begins the group ${quoted(value['title'])}`)
    const range = valueAt(data.get(file), path.slice(0, -1))
    if (isRange(range)) {
      const changed = change(`Now ${path.at(-1) === 'to' ? 'ends' : 'begins'} at ${String(value)}`)
      return { ...changed, item: entryName(range) ?? item }
    }
    return change(`${titleOf(schemaNodes(data, schemas), file, path) ?? 'A setting'} is now: ${String(value)}`)
  })

/** The scores that can reach another number of points. */
export const changedScores = (data: ContentData, after: ContentData): readonly Consequence[] =>
  changedSums(data, after).map(({ score: { file, label, place }, words }) => ({
    file,
    place,
    item: label,
    kind: 'changes',
    words,
  }))

/** The things that editors know by name: for a list, its entries; for a section, its questions, because its step has the same name. */
const thingsIn = (data: ContentData, { file, path }: Mark): readonly Mark[] => {
  const value = valueAt(data.get(file), path)
  if (isList(value)) return value.flatMap((_, index) => thingsIn(data, { file, path: [...path, index] }))
  if (!isDataMap(value) || idOf(value) === undefined) return []
  const questions = thingsIn(data, { file, path: [...path, 'questions'] })
  return questions.length > 0 ? questions : [{ file, path }]
}

/** The consequence for a setting titled 'Asked when' that loses its condition: 'Is asked of everybody'. */
const withoutCondition = (title: string): string => {
  const [verb = ''] = title.toLowerCase().split(' ')
  if (verb === 'asked') return 'Is asked of everybody'
  return /(?:ed|en|wn)$/.test(verb) ? `Is always ${verb}` : `Always ${verb || 'applies'}`
}

const lost = (data: ContentData, schemas: Schemas, { file, path }: Mark): string => {
  const root = data.get(file)
  const value = valueAt(root, path)
  if (isDataMap(value) && typeof value['points'] === 'number')
    return `Loses a rule: ${pointsInWords(value).toLowerCase()}`
  const title = titleOf(schemaNodes(data, schemas), file, settingOf(path)) ?? 'Setting'
  const owner = placeAt(root, path.slice(0, -1))
  const { reference } = describedAt(schemas, file, owner)
  // An entry of a map whose keys are ids, such as points by score.
  if (reference !== undefined && isDataMap(valueAt(root, path.slice(0, -1))))
    return `${title}: nothing for ${valueInWords(data, path.at(-1), { file, place: owner, reference })} any more`
  return isList(value) || typeof path.at(-1) === 'string' ? `${title}: is empty now` : `${title}: one fewer`
}

const settingOf = (path: DataPath): DataPath => (typeof path.at(-1) === 'number' ? path.slice(0, -1) : path)
