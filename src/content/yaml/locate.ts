import { isMap, isScalar, type Node, type YAMLMap, type YAMLSeq } from 'yaml'
import { sourceRange, type SourceRange, type SourceText } from './range.ts'

export type Origin = {
  readonly source: SourceText
  readonly node: YAMLMap | YAMLSeq
  /** If this object is a changed copy, the object as it was read, so that each value has only one range. */
  readonly owner?: object
}

/**
 * The YAML node of every object and array that was read from a file, and of every file (by its `SourceText`). Weak, so that it does
 * not outlive the data.
 */
export type Origins = WeakMap<object, Origin>

/** Gives a copy the place of its original. For a copy of a copy, that is the place of the first original. */
export const copyOrigin = (origins: Origins, original: object, copy: object): void => {
  const origin = origins.get(original)
  if (origin) origins.set(copy, { owner: original, ...origin })
}

/**
 * Finds where a value is written: of a setting (`locate(option, 'label')`), of an entry (`locate(options, 2)`), or of the whole
 * mapping or list (`locate(option)`). `part` chooses between the name of a setting and its value.
 *
 * A missing setting has the range of the mapping that should contain it; a setting without a value has the range of its name.
 * Throws for an object that was not read from a file, because that is a bug in the caller.
 */
export type Locate = (owner: object, key?: string | number, part?: 'key' | 'value') => SourceRange

export const locator =
  (origins: Origins): Locate =>
  (owner, key, part = 'value') => {
    const origin = origins.get(owner)
    if (!origin) throw new Error('Only objects that were read from a file have a source range')
    const { source, node, owner: read = owner } = origin
    const whole = () => rangeOf(source, node, read)
    if (key === undefined) return whole()
    if (!isMap(node)) return rangeOf(source, node.items[Number(key)], read) ?? whole()
    const pair = node.items.find((item) => isScalar(item.key) && keyText(item.key) === key)
    if (!pair) return whole()
    const value = part === 'value' ? rangeOf(source, pair.value, read) : undefined
    return (value && value.to > value.from ? value : rangeOf(source, pair.key, read)) ?? whole()
  }

/** A key as it is written. `1.0` stays "1.0", although YAML reads it as the number 1. */
export const keyText = (key: { readonly value: unknown; readonly source?: string }): string =>
  typeof key.value === 'string' ? key.value : (key.source ?? String(key.value))

function rangeOf(source: SourceText, node: YAMLMap | YAMLSeq, owner: object): SourceRange
function rangeOf(source: SourceText, node: unknown, owner: object): SourceRange | undefined
function rangeOf(source: SourceText, node: unknown, owner: object): SourceRange | undefined {
  const range = (node as Node | null | undefined)?.range
  return range ? sourceRange(source, range[0], range[1], owner) : undefined
}
