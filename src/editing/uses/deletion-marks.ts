import { isList, valueAt, type DataPath } from '#content/write/edit.ts'
import { isSameData } from '#content/write/same-data.ts'
import type { ContentData } from '#editing/content-data.ts'
import { namesOf, type NamedPlace } from '#editing/names/names-of.ts'
import { conditionPath, keyOfPath, schemaNodes } from '#editing/names/schema-nodes.ts'
import type { Schemas } from '#editing/names/walk-schema.ts'
import { prunedCondition } from './pruned-condition.ts'
import { sectionsWithoutStep } from './sections-without-step.ts'
import { isSameThing, refersTo, thingsAt, type Thing } from './thing.ts'

export type Mark = { readonly file: string; readonly path: DataPath }
export type NewValue = Mark & { readonly value: unknown }
export type EmptyChoice = 'everybody' | 'delete'

export type DeletionMarks = {
  /** What goes: entries and settings. None is inside another one. */
  readonly removed: readonly Mark[]
  /** Conditions that lose a part. */
  readonly conditions: readonly NewValue[]
  /** Conditions of which nothing is left, with what was chosen for them. */
  readonly emptied: readonly (Mark & { readonly choice: EmptyChoice; readonly choices: readonly EmptyChoice[] })[]
  readonly things: readonly Thing[]
}

/**
 * What has to go, or to change, when an entry is deleted, until nothing names anything that is gone.
 *
 * @param choose for a condition of which nothing is left: `everybody` removes the condition, `delete` what it belongs to
 */
export const deletionMarks = (
  data: ContentData,
  schemas: Schemas,
  { file, path }: Mark,
  choose: (mark: Mark) => EmptyChoice | undefined,
  canDeleteFile: (file: string) => boolean,
): DeletionMarks => {
  const at = schemaNodes(data, schemas)
  const names = namesOf(data, schemas)
  const removed = new Map<string, Mark>()
  const conditions = new Map<string, NewValue>()
  const emptied = new Map<string, DeletionMarks['emptied'][number]>()
  const things: Thing[] = []
  const key = (mark: Mark) => `${mark.file} ${keyOfPath(mark.path)}`

  /** Also inside of something that is; an empty path is that of a whole file. */
  const isGone = (mark: Mark): boolean =>
    [[], ...mark.path].some((_, length) => removed.has(key({ file: mark.file, path: mark.path.slice(0, length) })))
  const isInside = ({ file: inFile, path: inner }: Mark): boolean =>
    inner.length > 0 && isGone({ file: inFile, path: inner.slice(0, -1) })
  const mark = (one: Mark) => {
    removed.set(key(one), one)
    for (const name of names)
      if (name.isDefinition && name.file === one.file && startsWith(name.path, one.path)) addThing(name)
  }
  const addThing = (name: NamedPlace) => {
    for (const thing of thingsAt(data, name)) {
      // A value is gone only with the last label that has it.
      const stays =
        name.kind === 'value' &&
        names.some(
          (other) =>
            other.isDefinition && !isGone(other) && thingsAt(data, other).some((one) => isSameThing(one, thing)),
        )
      if (!stays && !things.some((one) => isSameThing(one, thing))) things.push(thing)
    }
  }
  /** Removes an entry or a setting; with it what cannot be without it. */
  const drop = (one: Mark, isNeeded = false): void => {
    if (isGone(one)) return
    const owner: Mark = { file: one.file, path: one.path.slice(0, -1) }
    const list = valueAt(data.get(one.file), owner.path)
    if (isList(list)) {
      mark(one)
      const left = list.filter((_, index) => !isGone({ file: one.file, path: [...owner.path, index] })).length
      const node = at(one.file, owner.path)
      const least = Math.max(0, ...(node?.schemas ?? []).map((schema) => Number(schema['minItems'] ?? 0)))
      if (left < least || (left === 0 && node?.isRequired === false)) drop(owner, isNeeded)
      return
    }
    const needed = isNeeded || at(one.file, one.path)?.isRequired === true
    if (needed && owner.path.length > 0) drop(owner)
    else mark(one)
  }
  const dropFromCondition = (one: Mark): boolean => {
    const old = valueAt(data.get(one.file), one.path)
    const value = prunedCondition(old, (thing) => things.some((gone) => isSameThing(gone, thing)))
    if (value !== undefined) {
      const before = conditions.get(key(one))?.value ?? old
      conditions.set(key(one), { ...one, value })
      return !isSameData(before, value)
    }
    const owner: Mark = { file: one.file, path: one.path.slice(0, -1) }
    const isNeeded = at(one.file, one.path)?.isRequired === true
    // Of variants, the first one that fits is used: without a condition it would hide those after it.
    const isVariant = at(one.file, owner.path)?.schemas.some((schema) => schema['x-type'] === 'RoutineVariant')
    const choices: EmptyChoice[] = [
      ...(isNeeded || isVariant ? [] : (['everybody'] as const)),
      ...(owner.path.length > 0 ? (['delete'] as const) : []),
    ]
    const wanted = choose(one)
    const choice = wanted && choices.includes(wanted) ? wanted : (choices[0] ?? 'everybody')
    conditions.delete(key(one))
    emptied.set(key(one), { ...one, choice, choices })
    if (choice === 'delete') drop(owner)
    else mark(one)
    return true
  }
  const release = (name: NamedPlace): boolean => {
    const condition = conditionPath(at, name.file, name.path)
    if (condition) return dropFromCondition({ file: name.file, path: condition })
    // Without the answer that it is about, a rule would be about every answer; a score of a section has no other questions.
    drop(name, name.kind === 'option' || name.kind === 'section')
    return true
  }

  mark({ file, path })
  for (let changed = true; changed;) {
    changed = false
    for (const name of names)
      if (!isGone(name) && things.some((thing) => refersTo(name, thing))) changed = release(name) || changed
    for (const section of sectionsWithoutStep(data, isGone)) {
      if (section.path.length === 0 && !canDeleteFile(section.file)) continue
      mark(section)
      changed = true
    }
  }
  const outermost = [...removed.values()].filter((one) => !isInside(one))
  return {
    removed: outermost,
    conditions: [...conditions.values()].filter((one) => !isGone(one)),
    emptied: [...emptied.values()].filter((one) => one.choice === 'delete' || !isInside(one)),
    things,
  }
}

const startsWith = (path: DataPath, start: DataPath): boolean => start.every((step, index) => path[index] === step)

/** Whether the schema needs more entries in the list than would be left without this one. */
export const isLastNeeded = (data: ContentData, schemas: Schemas, { file, path }: Mark): boolean => {
  const list = valueAt(data.get(file), path.slice(0, -1))
  const least = Math.max(
    0,
    ...(schemaNodes(data, schemas)(file, path.slice(0, -1))?.schemas ?? []).map((schema) =>
      Number(schema['minItems'] ?? 0),
    ),
  )
  return isList(list) && list.length - 1 < least
}
