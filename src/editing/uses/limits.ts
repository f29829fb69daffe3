import { isDataMap, isList, valueAt, type DataPath } from '#content/write/edit.ts'
import type { ContentData } from '#editing/content-data.ts'
import { listed } from '#editing/located.ts'
import { pathOf } from '#editing/place.ts'
import { markKey, type Mark, type NewValue } from './mark.ts'

/** Settings that count entries of a list beside them, so they cannot exceed its length. */
const limits: Readonly<Record<string, readonly string[]>> = {
  key_questions: ['min_key_answers'],
  options: ['min_choices', 'max_choices'],
  questions: ['min_answers'],
}

/** The limits that are meaningless without this list. */
export const limitsOf = (data: ContentData, { file, path }: Mark): readonly Mark[] =>
  (limits[String(path.at(-1))] ?? [])
    .map((name) => ({ file, path: [...path.slice(0, -1), name] }))
    .filter((limit) => valueAt(data.get(file), limit.path) !== undefined)

/** The limits that a shorter list lowers. */
export const loweredLimits = (data: ContentData, removed: readonly Mark[]): readonly NewValue[] => {
  const lists = new Map<string, ShorterList>()
  for (const { file, path } of removed) {
    const listPath = typeof path.at(-1) === 'number' ? path.slice(0, -1) : path
    const list = valueAt(data.get(file), listPath)
    if (!isList(list)) continue
    const key = markKey({ file, path: listPath })
    const left = listPath === path ? 0 : (lists.get(key)?.left ?? list.length) - 1
    lists.set(key, { file, path: listPath, left })
  }
  return [...sectionLimits(data, [...lists.values()]), ...listLimits(data, [...lists.values()])]
}

type ShorterList = Mark & { readonly left: number }

/** The limits of scores that count the answers of a whole section. */
const sectionLimits = (data: ContentData, lists: readonly ShorterList[]): readonly NewValue[] =>
  lists.flatMap(({ file, left, path }) => {
    const section = path.at(-1) === 'questions' ? valueAt(data.get(file), [...path.slice(0, -1), 'id']) : undefined
    const questions = valueAt(data.get(file), path)
    const blocks = isList(questions) ? questions.filter((one) => valueAt(one, ['choice']) === 'information').length : 0
    if (section === undefined) return []
    return listed(data, 'scores').flatMap((score): readonly NewValue[] => {
      const limit = score.value['min_answers']
      const scorePath = pathOf(data.get(score.file), [...score.place, 'min_answers'])
      if (score.value['section'] !== section || typeof limit !== 'number' || !scorePath) return []
      return limit > left - blocks ? [{ file: score.file, path: scorePath, value: left - blocks }] : []
    })
  })

const listLimits = (data: ContentData, lists: readonly ShorterList[]): readonly NewValue[] =>
  lists.flatMap(({ file, left, path }) => {
    const owner: DataPath = path.slice(0, -1)
    const settings = valueAt(data.get(file), owner)
    return (limits[String(path.at(-1))] ?? []).flatMap((name): readonly NewValue[] => {
      const limit = isDataMap(settings) ? settings[name] : undefined
      return typeof limit === 'number' && limit > left ? [{ file, path: [...owner, name], value: left }] : []
    })
  })
