import { isDataMap, isList } from '#content/write/edit.ts'
import type { ContentData } from '#editing/content-data.ts'
import { idOf, valueIn, type Place } from '#editing/place.ts'
import { fieldAddress } from '#studio/app/addresses.ts'
import type { Schemas } from '#studio/form/schema/schema-node.ts'
import { titleAt } from './titles.ts'
import { itemNode, type TreeNode } from './tree-node.ts'

export type TreeSource = { readonly data: ContentData; readonly schemas: Schemas }

/** The node of a file, or of a part of the quiz file that stands for one, with its children. */
export const partNode = (source: TreeSource, file: string, place: Place): TreeNode =>
  itemNode(file, place, titleAt(source.schemas, source.data, file, place), {
    children: settingNodes(source, file, place),
  })

/**
 * The groups of settings and the lists inside a value, and the entries of these lists. Deeper levels and single settings are only on their
 * pages.
 */
export const settingNodes = (source: TreeSource, file: string, place: Place): readonly TreeNode[] => {
  const { data, schemas } = source
  const value = valueIn(data.get(file), place)
  if (isList(value)) return entryNodes(source, file, place)
  if (!isDataMap(value)) return []
  return Object.keys(value).flatMap((key): readonly TreeNode[] => {
    const inner = value[key]
    const at = [...place, key]
    if (!isDataMap(inner) && !hasEntries(inner)) return []
    return [itemNode(file, at, titleAt(schemas, data, file, at), { children: entryNodes(source, file, at) })]
  })
}

/** The nodes for the entries of a list that are groups of settings. Cached as long as the list does not change. */
const entryNodes = (source: TreeSource, file: string, list: Place): readonly TreeNode[] => {
  const value = valueIn(source.data.get(file), list)
  if (!isList(value)) return []
  const address = fieldAddress(file, list)
  const known = madeBefore.get(value)
  if (known?.address === address && known.schemas === source.schemas) return known.nodes
  const nodes = newEntryNodes(source, file, list, value)
  // An entry about a question is named after the question, whose title may change without the list.
  const isOfQuestions = value.some((entry) => isDataMap(entry) && entry['question'] !== undefined)
  if (!isOfQuestions) madeBefore.set(value, { address, schemas: source.schemas, nodes })
  return nodes
}

type Made = { readonly address: string; readonly schemas: Schemas; readonly nodes: readonly TreeNode[] }
const madeBefore = new WeakMap<readonly unknown[], Made>()

const newEntryNodes = (
  { data, schemas }: TreeSource,
  file: string,
  list: Place,
  value: readonly unknown[],
): readonly TreeNode[] => {
  const steps = stepsOf(value)
  return value.flatMap((entry, index): readonly TreeNode[] => {
    const step = steps[index]
    if (!isDataMap(entry) || step === undefined) return []
    const at = [...list, step]
    const isConditional = entry['when'] !== undefined
    return [itemNode(file, at, titleAt(schemas, data, file, at), { entry: { file, list, step }, isConditional })]
  })
}

/** The place steps of all entries of a list: like `stepTo`, but for all of them at once. */
export const stepsOf = (list: readonly unknown[]): readonly (string | number)[] => {
  const taken = new Set<string>()
  return list.map((entry, index) => {
    const id = idOf(entry)
    if (id === undefined || taken.has(id)) return index
    taken.add(id)
    return id
  })
}

const hasEntries = (value: unknown): boolean => isList(value) && value.some(isDataMap)
