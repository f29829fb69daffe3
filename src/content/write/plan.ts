import { isCollection, isMap, isScalar, type Node } from 'yaml'
import type { Change } from './change.ts'
import type { DataPath, Edit } from './edit.ts'
import { contentEnd, entriesOf } from './entries.ts'
import { insertEntry, moveEntry, removeEntry } from './plan-list.ts'
import { renderAfterColon, renderAfterDash, renderEntry, renderKey, renderPair } from './render.ts'
import { columnOf, isFlow, scalarType } from './style.ts'
import { collectionAt, keyNode, placeOf, valueNode, type Place, type YamlFile } from './yaml-file.ts'

/** The change of the text that makes this edit of the data; undefined when there is no such place. */
export const planEdit = (file: YamlFile, edit: Edit): Change | undefined => {
  const { path } = edit
  switch (edit.kind) {
    case 'set':
      return planSet(file, edit)
    case 'remove': {
      const place = placeOf(file.root, path)
      return place && removeEntry(file, place.owner, place.index)
    }
    case 'insert': {
      const list = collectionAt(file.root, path)
      if (!list) return undefined
      if (list.items.length === 0) return fillEmpty(file, path, [edit.value])
      return insertEntry(file, list, edit.index, edit.value)
    }
    case 'move': {
      const list = collectionAt(file.root, path)
      return list && moveEntry(file, list, edit.from, edit.to)
    }
    case 'rename': {
      const place = placeOf(file.root, path)
      return place && renameKey(file, place, edit.name)
    }
  }
}

const planSet = (file: YamlFile, { path, value, before }: Edit & { kind: 'set' }): Change | undefined => {
  const place = placeOf(file.root, path)
  if (place) return setValue(file, place, value)
  const owner = collectionAt(file.root, path.slice(0, -1))
  const name = path.at(-1)
  if (!isMap(owner) || typeof name !== 'string') return undefined
  if (owner.items.length === 0)
    return path.length === 1 ? fillFile(file, name, value) : fillEmpty(file, path.slice(0, -1), { [name]: value })
  const next = before === undefined ? undefined : placeOf(owner, [before])
  return insertEntry(file, owner, next?.index ?? owner.items.length, value, name)
}

/** Gives the empty collection at this path its first entry. */
const fillEmpty = (file: YamlFile, path: DataPath, value: unknown): Change | undefined => {
  const place = placeOf(file.root, path)
  return place && setValue(file, place, value)
}

/** Adds the first setting to a file that contains only empty braces. */
const fillFile = ({ root, style }: YamlFile, name: string, value: unknown): Change => {
  const [from = 0, to = 0] = root.range ?? []
  return { edits: [{ from, to, text: renderPair(name, value, { style, column: 0, flow: false }) }], removed: [] }
}

const setValue = (file: YamlFile, place: Place, value: unknown): Change | undefined => {
  const old = valueNode(place)
  const scalar = isScalar(old) && !(typeof value === 'object' && value !== null)
  if (scalar && old.range && old.range[1] > old.range[0]) return setScalar(file, place, old, value)
  if (isFlow(place.owner)) return setInFlow(file, place, value)
  return setBlock(file, place, value)
}

const options = (file: YamlFile, { owner, index }: Place) => ({
  style: file.style,
  flow: isFlow(owner),
  column: columnOf(file.text, entriesOf(file.text, owner)[index]?.start ?? 0),
})

/** Replaces a text, number, true, false or null by another one. Quotes are kept, except those of an empty text, which cannot do without. */
const setScalar = (file: YamlFile, place: Place, old: Node, value: unknown): Change => {
  const from = old.range?.[0] ?? 0
  const to = contentEnd(file.text, place)
  const isQuotedForNothing = isScalar(old) && old.value === ''
  const type = typeof value === 'string' && !isQuotedForNothing ? scalarType(old) : undefined
  const how = { ...options(file, place), scalarType: type }
  const rendered = isMap(place.owner) ? renderAfterColon(value, how) : renderAfterDash(value, how)
  return { edits: [{ from, to, text: rendered.trimStart() }], removed: [{ from, to }] }
}

const setInFlow = (file: YamlFile, place: Place, value: unknown): Change | undefined => {
  const entry = entriesOf(file.text, place.owner)[place.index]
  if (!entry) return undefined
  const key = keyNode(place)
  const name = key?.range && file.text.slice(key.range[0], key.range[1])
  const rendered =
    name === undefined
      ? renderEntry(value, options(file, place))
      : name + renderPair('k', value, options(file, place)).slice('k'.length)
  return { edits: [{ from: entry.start, to: entry.to, text: rendered }], removed: [entry] }
}

/** Replaces everything after `key:` or `-`. */
const setBlock = (file: YamlFile, place: Place, value: unknown): Change | undefined => {
  const entry = entriesOf(file.text, place.owner)[place.index]
  if (!entry) return undefined
  const key = keyNode(place)
  const old = valueNode(place)
  const from = (key?.range?.[1] ?? entry.start) + 1
  const to = contentEnd(file.text, place)
  // Braces and brackets stay, unless they were empty.
  const flowValue = isCollection(old) && old.flow === true && old.items.length > 0
  const how = { ...options(file, place), flowValue }
  const rendered = key ? renderAfterColon(value, how) : renderAfterDash(value, how)
  return { edits: [{ from, to, text: rendered }], removed: [{ from, to }] }
}

const renameKey = (file: YamlFile, place: Place, name: string): Change | undefined => {
  const key = keyNode(place)
  if (!key?.range) return undefined
  const type = scalarType(key)
  const how = { ...options(file, place), ...(type ? { scalarType: type } : {}) }
  const [from, to] = key.range
  return { edits: [{ from, to, text: renderKey(name, how) }], removed: [] }
}
