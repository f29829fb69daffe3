import { isMap, isScalar, isSeq, type Node, type Pair, type YAMLMap, type YAMLSeq } from 'yaml'
import { keyText, type Origins } from '#content/yaml/locate.ts'
import { parseYaml } from '#content/yaml/parse.ts'
import type { DataPath } from './edit.ts'
import { textForAuthors } from '#content/problems/message.ts'
import { styleOf, type Style } from './style.ts'

/** A file that can be edited. Offsets count from the beginning of `text`. */
export type YamlFile = {
  readonly text: string
  readonly data: unknown
  readonly root: YAMLMap | YAMLSeq
  readonly style: Style
}

/** Reads a file for editing, or returns what makes that impossible. */
export const readYamlFile = (text: string): YamlFile | { readonly problem: string } => {
  const origins: Origins = new WeakMap()
  const options = { keepSourceTokens: true, onlyErrors: true }
  const { source, data, findings } = parseYaml('', new TextEncoder().encode(text), origins, options)
  const root = origins.get(source)?.node
  if (root) return { text, data, root, style: styleOf(text, root) }
  return { problem: textForAuthors(findings[0]?.message ?? 'The file contains no settings.') }
}

/** A place in the file: a collection and one of its entries. */
export type Place = { readonly owner: YAMLMap | YAMLSeq; readonly index: number }

/** Where the value at this path is; undefined when there is none. */
export const placeOf = (root: Node, path: DataPath): Place | undefined => {
  const [step, ...rest] = path
  if (step === undefined || !(isMap(root) || isSeq(root))) return undefined
  const index = isMap(root) ? root.items.findIndex(({ key }) => isScalar(key) && keyText(key) === step) : Number(step)
  const place = root.items[index] === undefined ? undefined : { owner: root, index }
  if (!place || rest.length === 0) return place
  const value = valueNode(place)
  return value && placeOf(value, rest)
}

/** The node of the value; undefined for a setting without one. */
export const valueNode = ({ owner, index }: Place): Node | undefined => {
  const item = isMap<Node, Node | null>(owner) ? owner.items[index]?.value : (owner.items[index] as Node | undefined)
  return item ?? undefined
}

/** The collection at this path. */
export const collectionAt = (root: YAMLMap | YAMLSeq, path: DataPath): YAMLMap | YAMLSeq | undefined => {
  if (path.length === 0) return root
  const place = placeOf(root, path)
  const node = place && valueNode(place)
  return isMap(node) || isSeq(node) ? node : undefined
}

export const keyNode = ({ owner, index }: Place): Node | undefined =>
  isMap(owner) ? ((owner.items[index] as Pair<Node> | undefined)?.key ?? undefined) : undefined
