import { isDataMap } from '#content/write/edit.ts'
import { isSameData } from '#content/write/same-data.ts'
import { valueIn, type Place } from '#editing/place.ts'
import type { Condition } from '#types/content.generated.ts'

const joins = new Set<unknown>(['all', 'any', 'none'])

/**
 * The setting that a line of the form shows of what is at a place of a condition, such as `at_least`. The place is relative to the
 * condition. undefined: the line shows another part of it. Of equal lines, every one shows it.
 */
export const settingShown = (line: Condition, condition: Condition, place: Place): keyof Condition | undefined => {
  const depth = place.findIndex((step, index) => !joins.has(step) && !joins.has(place[index - 1]))
  const compared = valueIn(condition, place.slice(0, Math.max(0, depth)))
  const setting = place[depth]
  if (typeof setting !== 'string' || !isSettingOf(line, setting) || !isDataMap(compared)) return undefined
  return Object.entries(line).every(([name, value]) => isSameData(value, compared[name])) ? setting : undefined
}

const isSettingOf = (line: Condition, name: string): name is keyof Condition => Object.hasOwn(line, name)
