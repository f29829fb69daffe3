import { isDataMap, isList, type DataMap } from '#content/write/edit.ts'
import { conditionInWords } from '#editing/condition-words.ts'
import type { ContentData } from '#editing/content-data.ts'
import { listed, textIn, type Located } from '#editing/located.ts'
import { valueIn, type Place } from '#editing/place.ts'
import { optionPoints, readsOptionPoints } from '#engine/result/scores/score-points.ts'
import type { Option } from '#types/content.generated.ts'
import { optionsWritten, questionsOf, questionWithId, type LocatedQuestion } from '#editing/questions.ts'

export type ScoreColumn = Located & {
  readonly id: string
  readonly label: string
  /** What rules of this content must have: `because`, `evidence`, both or neither. */
  readonly demands: readonly string[]
}

/** The points that an option gives to a score, and where they are written: in a rule of the score, or with the option. */
export type ScoreCell = {
  readonly kind: 'rule' | 'option' | 'correct'
  readonly file: string
  /** The place of the rule or of the option. */
  readonly place: Place
  readonly points: number
  readonly because: string
  readonly evidence: string
}

export type ScoreRow = {
  /** Identifies the row: `5/type_4c`. */
  readonly key: string
  readonly question: LocatedQuestion
  readonly option: DataMap
  /** Where the option is written, which several questions can share. */
  readonly at: { readonly file: string; readonly place: Place }
  readonly isShared: boolean
  /** By the id of the score. */
  readonly cells: ReadonlyMap<string, ScoreCell>
}

/** A rule that is not a cell: it is about several options, a range of numbers, or an option that has points of its own. */
export type OtherRule = {
  readonly score: ScoreColumn
  readonly file: string
  readonly place: Place
  readonly words: string
  readonly points: number
  readonly question: string
}

export type ScoreTable = {
  readonly columns: readonly ScoreColumn[]
  readonly rows: readonly ScoreRow[]
  readonly others: readonly OtherRule[]
}

export const scoreColumns = (data: ContentData): readonly ScoreColumn[] =>
  listed(data, 'scores').map((score) => {
    const demand = valueIn(data.get(score.file), ['demand'])
    return {
      ...score,
      id: textIn(score.value, 'id'),
      label: textIn(score.value, 'label'),
      demands: isList(demand) ? demand.filter((one) => typeof one === 'string') : [],
    }
  })

/** All points of a content: a row for each option, a column for each score. */
export const scoreTable = (data: ContentData): ScoreTable => {
  const columns = scoreColumns(data)
  const rules = columns.map((column) => rulesOf(data, column))
  const cells = new Map<string, (readonly [score: string, cell: ScoreCell])[]>()
  for (const [key, score, cell] of rules.flatMap((one) => one.cells))
    cells.set(key, [...(cells.get(key) ?? []), [score, cell]])
  const rows = questionsOf(data)
    .filter(({ choice }) => choice === 'radio' || choice === 'checkbox')
    .flatMap((question) => rowsOf(data, question, columns, cells))
  return { columns, rows, others: rules.flatMap(({ others }) => others) }
}

type RuleCell = readonly [key: string, score: string, cell: ScoreCell]

const rulesOf = (
  data: ContentData,
  column: ScoreColumn,
): { readonly cells: readonly RuleCell[]; readonly others: readonly OtherRule[] } => {
  const rules = column.value['rules']
  const cells = new Map<string, RuleCell>()
  const others: OtherRule[] = []
  for (const [index, rule] of (isList(rules) ? rules : []).entries()) {
    if (!isDataMap(rule)) continue
    const { answer } = rule
    const only = isList(answer) && answer.length === 1 ? answer[0] : answer
    const question = textIn(rule, 'question')
    const place = [...column.place, 'rules', index]
    const key = `${question}/${String(only)}`
    const points = typeof rule['points'] === 'number' ? rule['points'] : 0
    if (typeof only === 'string' && !cells.has(key) && isCellOf(data, column, question, only))
      cells.set(key, [
        key,
        column.id,
        {
          kind: 'rule',
          file: column.file,
          place,
          points,
          because: textIn(rule, 'because'),
          evidence: textIn(rule, 'evidence'),
        },
      ])
    else others.push({ score: column, file: column.file, place, words: ruleInWords(data, rule), points, question })
  }
  return { cells: [...cells.values()], others }
}

/** Whether a rule on the option is its cell. If the option has points of its own, these are added to the rule's and take the cell. */
const isCellOf = (data: ContentData, column: ScoreColumn, id: string, optionId: string): boolean => {
  const question = questionWithId(data, id)
  if (question?.choice !== 'radio' && question?.choice !== 'checkbox') return false
  const option = optionsWritten(data, question).options.find((one) => one['id'] === optionId)
  return option !== undefined && ownPoints(option, column, readsPoints(column, question)) === undefined
}

/** `“How old are you?” is at least 40` */
const ruleInWords = (data: ContentData, { answer, from, question, to }: DataMap): string =>
  conditionInWords(
    {
      question: typeof question === 'string' ? question : '',
      ...(answer === undefined
        ? {}
        : { is: (isList(answer) ? answer : [answer]).filter((one) => typeof one === 'string') }),
      ...(typeof from === 'number' ? { at_least: from } : {}),
      ...(typeof to === 'number' ? { at_most: to } : {}),
    },
    data,
  )

const rowsOf = (
  data: ContentData,
  question: LocatedQuestion,
  columns: readonly ScoreColumn[],
  /** By the key of the row: the scores with a rule on it. */
  ruleCells: ReadonlyMap<string, readonly (readonly [score: string, cell: ScoreCell])[]>,
): readonly ScoreRow[] => {
  const { file, list, options, shared } = optionsWritten(data, question)
  const readers = columns.filter((column) => readsPoints(column, question))
  return options.flatMap((option): readonly ScoreRow[] => {
    // 'Prefer not to say' can give no points.
    if (option['no_answer'] === true) return []
    const id = textIn(option, 'id')
    const key = `${question.id}/${id}`
    const place = [...list, id]
    const own = columns.flatMap((column) => {
      const cell = ownPoints(option, column, readers.includes(column))
      return cell ? [[column.id, { ...cell, file, place, because: '', evidence: '' }] as const] : []
    })
    const ruled = ruleCells.get(key) ?? []
    return [
      { key, question, option, at: { file, place }, isShared: shared !== null, cells: new Map([...own, ...ruled]) },
    ]
  })
}

/** Whether a score reads the points that are set on the options of a question. */
export const readsPoints = ({ value }: ScoreColumn, question: LocatedQuestion): boolean => {
  const { questions, rules, section } = value
  return readsOptionPoints(
    {
      ...(isList(questions) && { questions: questions.filter((one) => typeof one === 'string') }),
      ...(typeof section === 'string' && { section }),
      ...(isList(rules) && { rules }),
    },
    { id: question.id, section: textIn(question.section.value, 'id') },
  )
}

/** The points that are set on the option itself for a score. */
export const ownPoints = (
  { correct, points }: DataMap,
  { id }: ScoreColumn,
  isRead: boolean,
): Pick<ScoreCell, 'kind' | 'points'> | undefined => {
  // The data is not validated: null counts as no points.
  const option = { points: points ?? undefined, correct } as Pick<Option, 'points' | 'correct'>
  const amount: unknown = optionPoints(option, id, isRead)
  return typeof amount === 'number' ? { kind: points === undefined ? 'correct' : 'option', points: amount } : undefined
}
