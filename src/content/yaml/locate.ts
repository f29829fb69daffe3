/** From a value back to the place where it is written. */
import { isMap, isScalar, type Node, type YAMLMap, type YAMLSeq } from 'yaml'
import { placeAt, type Place, type Text } from './range.ts'

export type Origin = { readonly text: Text; readonly node: YAMLMap | YAMLSeq }
export type Origins = WeakMap<object, Origin>

/**
 * The place of a setting (`at(option, 'label')`), of an entry (`at(options, 2)`), or of the whole group or list.
 * What is missing has the place of the group that should have it.
 */
export type At = (owner: object, key?: string | number, part?: 'key' | 'value') => Place

export const locator =
  (origins: Origins): At =>
  (owner, key, part = 'value') => {
    const origin = origins.get(owner)
    if (!origin) throw new Error('Only what was read from a file has a place')
    const { text, node } = origin
    const own = () => placeOf(text, node, owner)
    if (key === undefined) return own()
    if (!isMap(node)) return placeOf(text, node.items[Number(key)], owner) ?? own()
    const pair = node.items.find((item) => isScalar(item.key) && keyText(item.key) === key)
    if (!pair) return own()
    const value = part === 'value' ? placeOf(text, pair.value, owner) : undefined
    return (value && value.to > value.from ? value : placeOf(text, pair.key, owner)) ?? own()
  }

export const keyText = (key: { readonly value: unknown; readonly source?: string }): string =>
  typeof key.value === 'string' ? key.value : (key.source ?? String(key.value))

function placeOf(text: Text, node: YAMLMap | YAMLSeq, owner: object): Place
function placeOf(text: Text, node: unknown, owner: object): Place | undefined
function placeOf(text: Text, node: unknown, owner: object): Place | undefined {
  const range = (node as Node | null | undefined)?.range
  return range ? placeAt(text, range[0], range[1], owner) : undefined
}
