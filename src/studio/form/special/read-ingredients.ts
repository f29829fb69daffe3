import { isDataMap, isList, type DataMap } from '#content/write/edit.ts'
import { splitList } from '#engine/products/ingredient-list.ts'
import { compileIngredientReader } from '#engine/products/ingredients.ts'
import type { IngredientGroup } from '#types/content.generated.ts'

export type IngredientReading = {
  readonly name: string
  /** The groups that the ingredient belongs to. Empty: none. */
  readonly groups: readonly IngredientGroup[]
  /** The wishes and allergies that the ingredient conflicts with. */
  readonly filters: readonly { readonly id: string; readonly label: string; readonly reason: 'Wish' | 'Allergy' }[]
}

/** Classifies each ingredient of a list by the content's rules. These may be half-edited, so malformed groups are left out. */
export const readIngredients = (list: string, rules: DataMap): readonly IngredientReading[] => {
  const groups = listIn(rules, 'groups').filter(isGroup)
  const read = compileIngredientReader(groups)
  return splitList(list).map((name) => {
    const found = [...read(name).values()].map(({ group }) => group)
    const ids = new Set(found.map(({ id }) => id))
    const clashing = (key: string, reason: 'Wish' | 'Allergy') =>
      listIn(rules, key)
        .filter(isDataMap)
        .filter((filter) => listIn(filter, 'exclude').some((id) => ids.has(String(id))))
        .map((filter) => ({ id: `${key} ${String(filter['id'])}`, label: String(filter['label']), reason }))
    return { name, groups: found, filters: [...clashing('filters', 'Wish'), ...clashing('allergies', 'Allergy')] }
  })
}

const listIn = (value: DataMap, key: string): readonly unknown[] => {
  const list = value[key]
  return isList(list) ? list : []
}

const isGroup = (value: unknown): value is IngredientGroup =>
  isDataMap(value) &&
  typeof value['id'] === 'string' &&
  arePatterns(value['match']) &&
  (value['except'] === undefined || arePatterns(value['except']))

const arePatterns = (value: unknown): boolean =>
  isDataMap(value) &&
  Object.values(value).every((list) => isList(list) && list.every((pattern) => typeof pattern === 'string'))

/** Splits off the heading that precedes the list on a pack, which would otherwise become part of the first ingredient. */
export const withoutHeading = (text: string): { readonly heading: string | undefined; readonly list: string } => {
  const [start = '', heading] = /^\s*((?:ingredients|ingrédients|inci)(?: \([^)]*\))?\s*:)\s*/i.exec(text) ?? []
  return { heading, list: text.slice(start.length) }
}
