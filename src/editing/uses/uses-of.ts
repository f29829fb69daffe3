import { counted } from '#content/problems/wording.ts'
import { isDataMap, valueAt, type DataPath } from '#content/write/edit.ts'
import type { Condition } from '#types/content.generated.ts'
import { conditionInWords } from '#editing/condition-words.ts'
import type { ContentData } from '#editing/content-data.ts'
import { namesOf } from '#editing/names/names-of.ts'
import { conditionPath, schemaNodes, titleOf, type NodeAt } from '#editing/names/schema-nodes.ts'
import type { Schemas } from '#editing/names/schema-part.ts'
import { unnamedReaders, type UnnamedReader } from '#editing/scores/score-sums.ts'
import { placeAt, type Place } from '#editing/place.ts'
import { filledTexts } from './filled-texts.ts'
import { itemAt } from './item-at.ts'
import { refersTo, type Thing } from './thing.ts'

/** Where something is used. */
export type Use = {
  readonly file: string
  /** The place of the item that uses it, such as a question or a score. */
  readonly place: Place
  /** The title of the item. */
  readonly item: string
  /** What it is used for, in an editor's words: 'Asked when “Bedtime” is Late', 'Gives 6 points'. */
  readonly words: string
  /** The place of the reference itself. */
  readonly at: Place
}

/** Everything that uses a question, an option, a score, a picture and so on, in the order of the files. */
export const usesOf = (data: ContentData, schemas: Schemas, thing: Thing): readonly Use[] => {
  const at = schemaNodes(data, schemas)
  const named = namesOf(data, schemas)
    .filter((place) => refersTo(place, thing))
    .map(({ file, path }) => useAt(data, at, file, path))
  const texts = filledTexts(data, thing).map(({ file, path }) => ({
    ...placed(data, at, file, path),
    words: `Is filled into ${titleOf(at, file, path) ?? 'a text'}`,
  }))
  const scores = thing.kind === 'question' ? unnamedReaders(data, thing.id) : []
  return [...named, ...scores.map(useByScore), ...texts]
}

const useByScore = ({ most, score }: UnnamedReader): Use => ({
  file: score.file,
  place: score.place,
  item: score.label,
  words: `Counts its points, at most ${most}`,
  at: score.place,
})

const useAt = (data: ContentData, at: NodeAt, file: string, path: DataPath): Use => ({
  ...placed(data, at, file, path),
  words: wordsAt(data, at, file, path),
})

/** A use outside everything with an id is named after the setting of its file. */
const placed = (data: ContentData, at: NodeAt, file: string, path: DataPath) => {
  const item = itemAt(data, file, path)
  const setting = item.path.length === 0 ? titleOf(at, file, path.slice(0, 1)) : undefined
  return { file, place: item.place, item: setting ?? item.name, at: placeAt(data.get(file), path) }
}

const wordsAt = (data: ContentData, at: NodeAt, file: string, path: DataPath): string => {
  const root = data.get(file)
  const condition = conditionPath(at, file, path)
  if (condition) {
    const line = innermostMap(root, path)
    return `${titleOf(at, file, condition) ?? 'When'} ${conditionInWords(line as Condition, data)}`
  }
  const rule = path.lastIndexOf('rules')
  if (rule !== -1) return pointsInWords(valueAt(root, path.slice(0, rule + 2)))
  return titleOf(at, file, path) ?? 'Is named here'
}

/** What a rule of a score does: 'Gives 6 points'. */
export const pointsInWords = (rule: unknown): string => {
  const points = isDataMap(rule) ? rule['points'] : undefined
  if (typeof points !== 'number') return 'Rule'
  if (points === 0) return 'Gives no points'
  const count = counted(Math.abs(points), 'point', 'points')
  return points > 0 ? `Gives ${count}` : `Takes away ${count}`
}

const innermostMap = (root: unknown, path: DataPath): unknown => {
  for (let length = path.length; length > 0; length--) {
    const value = valueAt(root, path.slice(0, length))
    if (isDataMap(value)) return value
  }
  return undefined
}
