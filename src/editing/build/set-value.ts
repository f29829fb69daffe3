import { isDataMap, isList } from '#content/write/edit.ts'
import { isSameData } from '#content/write/same-data.ts'
import type { ContentData, NewAct } from '#editing/content-data.ts'
import type { Operation } from '#editing/operation.ts'
import { valueIn, type Place } from '#editing/place.ts'

export type ValueWords = {
  /** All settings of the same group in the order of the schema, so that a new one is written at its place among them. */
  readonly order?: readonly string[]
  /** What the value is called, for the title of the act: 'Hint of “Bedtime”'. */
  readonly name?: string
}

/**
 * Sets a setting or a list entry. Missing groups of settings on the way to it are created.
 *
 * @param value undefined removes the setting, and its group if that becomes empty
 */
export const setValue = (
  data: ContentData,
  file: string,
  place: Place,
  value: unknown,
  { name, order }: ValueWords = {},
): NewAct => {
  const root = data.get(file)
  const operations = value === undefined ? clearing(root, file, place) : setting(root, file, place, value, order)
  return { title: `${value === undefined ? 'Clear' : 'Change'} ${name ?? 'a setting'}`, operations }
}

const setting = (
  root: unknown,
  file: string,
  place: Place,
  value: unknown,
  order: readonly string[] | undefined,
): readonly Operation[] => {
  const owner = place.slice(0, -1)
  const step = place.at(-1)
  const ownerValue = valueIn(root, owner)
  // The group does not exist yet: the act creates it, with its first setting.
  if (ownerValue === undefined && owner.length > 0 && typeof step === 'string')
    return setting(root, file, owner, { [step]: value }, undefined)
  const before = valueIn(root, place)
  if (before !== undefined) return isSameData(before, value) ? [] : [{ kind: 'set', file, place, before, after: value }]
  if (isList(ownerValue) || step === undefined) return []
  const next = following(ownerValue, String(step), order)
  return [{ kind: 'set', file, place, after: value, ...(next === undefined ? {} : { next }) }]
}

/**
 * The next setting in this order that exists. A file may have another order, such as the name of a quiz before its steps: then it is the
 * setting after the last one that comes earlier in this order, so that a new setting stands beside what belongs to it.
 */
const following = (owner: unknown, key: string, order: readonly string[] = []): string | undefined => {
  const at = order.indexOf(key)
  if (!isDataMap(owner) || at === -1) return undefined
  const names = Object.keys(owner)
  const next = order.slice(at + 1).find((name) => Object.hasOwn(owner, name))
  if (next === undefined) return undefined
  const earlier = new Set(order.slice(0, at))
  const last = names.findLastIndex((name) => earlier.has(name))
  return names.indexOf(next) > last ? next : names[last + 1]
}

const clearing = (root: unknown, file: string, place: Place): readonly Operation[] => {
  const before = valueIn(root, place)
  if (before === undefined) return []
  const owner = place.slice(0, -1)
  const group = valueIn(root, owner)
  const isEntry = isList(valueIn(root, owner.slice(0, -1)))
  if (isDataMap(group) && Object.keys(group).length === 1 && owner.length > 0 && !isEntry)
    return clearing(root, file, owner)
  const next = isDataMap(group) ? nextSetting(group, String(place.at(-1))) : undefined
  return [{ kind: 'set', file, place, before, ...(next === undefined ? {} : { next }) }]
}

/** The setting after this one, so that undoing a removal puts the setting back where it was. */
const nextSetting = (group: object, key: string): string | undefined => {
  const keys = Object.keys(group)
  return keys[keys.indexOf(key) + 1]
}
