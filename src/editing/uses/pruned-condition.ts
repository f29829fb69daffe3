import { isDataMap, isList, type DataMap } from '#content/write/edit.ts'
import type { Thing } from './thing.ts'

/** Whether a thing is being deleted. */
export type IsGone = (thing: Thing) => boolean

/**
 * A condition without the lines that read something deleted, and without groups that become empty. undefined: nothing is left. A line that
 * reads several options keeps the others.
 */
export const prunedCondition = (condition: unknown, isGone: IsGone): DataMap | undefined => {
  if (!isDataMap(condition)) return undefined
  const groups = ['all', 'any', 'none'].flatMap((name) => {
    const parts = condition[name]
    if (!isList(parts)) return []
    return [[name, parts.map((part) => prunedCondition(part, isGone)).filter((part) => part !== undefined)] as const]
  })
  const line = prunedLine(condition, isGone)
  const entries = Object.entries(condition).flatMap(([key, value]) => {
    const group = groups.find(([name]) => name === key)
    if (group) return group[1].length > 0 ? [[key, group[1]]] : []
    return line && Object.hasOwn(line, key) ? [[key, line[key] ?? value]] : []
  })
  return entries.length > 0 ? Object.fromEntries(entries) : undefined
}

/** The line of a condition, that is, its settings other than groups; undefined if it reads something deleted. */
const prunedLine = (condition: DataMap, isGone: IsGone): DataMap | undefined => {
  const { all: _, any: __, none: ___, ...line } = condition
  const { issue, profile, question, score } = line
  const gone =
    (typeof question === 'string' && isGone({ kind: 'question', id: question })) ||
    (typeof score === 'string' && isGone({ kind: 'score', id: score })) ||
    (typeof profile === 'string' && isGone({ kind: 'trait', id: profile })) ||
    (typeof issue === 'string' && isGone({ kind: 'issue', id: issue }))
  if (gone) return undefined
  const scope = question ?? profile
  const values = line['is']
  if (!isList(values) || typeof scope !== 'string') return line
  const kind = question === undefined ? 'value' : 'option'
  const left = values.filter((id) => !(typeof id === 'string' && isGone({ kind, id, scope })))
  return left.length > 0 ? { ...line, is: left } : undefined
}
