import { isDataMap, isList } from '#content/write/edit.ts'
import { deleteEntry } from '#editing/build/list-acts.ts'
import { setValue } from '#editing/build/set-value.ts'
import type { ContentData, NewAct } from '#editing/content-data.ts'
import { textIn } from '#editing/located.ts'
import { valueIn } from '#editing/place.ts'
import { questionsOf } from '#editing/questions.ts'
import { ownPoints, readsPoints, scoreColumns, type ScoreColumn, type ScoreRow } from './score-table.ts'

/**
 * Sets the points that an option gives to a score. If there were none yet, they are written on the option if the score reads them there,
 * otherwise as a rule of the score.
 *
 * @param points undefined: the option no longer gives points
 */
export const setPoints = (
  data: ContentData,
  row: ScoreRow,
  column: ScoreColumn,
  points: number | undefined,
): NewAct => {
  const cell = row.cells.get(column.id)
  const name = `the points of “${textIn(row.option, 'label')}” for ${column.label}`
  if (cell?.kind === 'rule') {
    if (points !== undefined) return setValue(data, cell.file, [...cell.place, 'points'], points, { name })
    const { operations } = deleteEntry(data, {
      file: cell.file,
      list: cell.place.slice(0, -1),
      entry: Number(cell.place.at(-1)),
    })
    return { title: `Remove ${name}`, operations }
  }
  if (cell || readsPoints(column, row.question)) return setOwnPoints(data, row, column, points, name)
  return points === undefined ? { title: '', operations: [] } : addRule(data, row, column, points, name)
}

const optionOrder = ['points', 'correct', 'image', 'alt', 'retired', 'when']

const setOwnPoints = (
  data: ContentData,
  row: ScoreRow,
  column: ScoreColumn,
  points: number | undefined,
  name: string,
): NewAct => {
  const { at, option } = row
  const place = [...at.place, 'points']
  if (isDataMap(option['points'])) return setValue(data, at.file, [...place, column.id], points, { name })
  const others = otherReaders(data, row, column)
  const kept = others.flatMap((other) => {
    const own = ownPoints(option, other, true)
    return own ? [[other.id, own.points] as const] : []
  })
  const all = [...(points === undefined ? [] : [[column.id, points] as const]), ...kept]
  const value = others.length === 0 ? points : all.length === 0 ? undefined : Object.fromEntries(all)
  return setValue(data, at.file, place, value, { name, order: optionOrder })
}

/**
 * The other scores for which a plain number counts. None if the option is shared by questions with other scores: points under the name of
 * a score would count in all of these questions.
 */
const otherReaders = (data: ContentData, { isShared, question }: ScoreRow, column: ScoreColumn) => {
  const { options } = question.value
  const asking = isShared ? questionsOf(data).filter(({ value }) => value['options'] === options) : [question]
  const readers = scoreColumns(data).filter((one) => asking.some((each) => readsPoints(one, each)))
  const isSame = readers.every((one) => asking.every((each) => readsPoints(one, each)))
  return isSame ? readers.filter(({ id }) => id !== column.id) : []
}

/** Adds a rule after the other rules about the question. */
const addRule = (data: ContentData, row: ScoreRow, column: ScoreColumn, points: number, name: string): NewAct => {
  const list = [...column.place, 'rules']
  const value = valueIn(data.get(column.file), list)
  const rules = isList(value) ? value : []
  const last = rules.findLastIndex((rule) => isDataMap(rule) && rule['question'] === row.question.id)
  const entry = {
    question: row.question.id,
    answer: textIn(row.option, 'id'),
    points,
    // Left empty for the editor to fill in: only an editor can claim how well a rule is supported.
    ...(column.demands.includes('evidence') ? { evidence: '' } : {}),
    ...(column.demands.includes('because') ? { because: '' } : {}),
  }
  const index = last === -1 ? rules.length : last + 1
  return {
    title: `Change ${name}`,
    operations: [{ kind: 'insert', file: column.file, list, entry, index, follows: null }],
  }
}
