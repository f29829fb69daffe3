import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { fileKindOf } from '#content/folder/layout.ts'
import { isDataMap, isList } from '#content/write/edit.ts'
import { applyToData } from '#editing/apply.ts'
import { setValue } from '#editing/build/set-value.ts'
import { stepTo, valueIn, type Place } from '#editing/place.ts'
import { readSchemas } from '#testing/read-schemas.ts'
import { readContentData } from '#testing/content-data.ts'
import { emptyValue } from './schema/empty-value.ts'
import type { SchemaNode } from './schema/schema-node.ts'
import { viewOf, type FieldKind } from './schema/schema-view.ts'
import { formOf, settingAt } from './schema/setting-at.ts'

const schemas = readSchemas()

type Found = {
  readonly file: string
  readonly place: Place
  readonly kind: FieldKind
  readonly value: unknown
  readonly node: SchemaNode
}

/** Every setting in the data for which the form has a field, found in the same way as the form does. */
const settingsIn = (file: string, node: SchemaNode, value: unknown, place: Place = [], key = ''): readonly Found[] => {
  const view = formOf(schemas, node, value, key)
  if (!view) throw new Error(`${file} ${place.join('/')} has none of its forms: ${JSON.stringify(value)}`)
  const own = { file, place, kind: view.kind, value, node }
  if (view.kind === 'group' && isDataMap(value))
    return Object.entries(value).flatMap(([name, inner]) => {
      const setting = view.settings.find((one) => one.key === name)
      if (!setting) throw new Error(`${file} ${place.join('/')} has no field for ${name}`)
      return settingsIn(file, setting.node, inner, [...place, name], name)
    })
  if (view.kind === 'list' && isList(value))
    return [
      own,
      ...value.flatMap((inner, index) => settingsIn(file, view.entry, inner, [...place, stepTo(value, index)])),
    ]
  if (view.kind === 'map' && isDataMap(value))
    return [
      own,
      ...Object.entries(value).flatMap(([name, inner]) => settingsIn(file, view.entry, inner, [...place, name])),
    ]
  return [own]
}

/** Checks that a value in the data has the type for its kind of field. */
const typeOf: Partial<Record<FieldKind, (value: unknown) => boolean>> = {
  text: (value) => typeof value === 'string',
  markdown: (value) => typeof value === 'string',
  number: (value) => typeof value === 'number',
  choice: (value) => typeof value === 'string',
  date: (value) => typeof value === 'string',
  colour: (value) => typeof value === 'string',
  picture: (value) => typeof value === 'string',
  link: (value) => typeof value === 'string',
  reference: (value) => typeof value === 'string',
  references: isList,
  texts: isList,
  numbers: isList,
  choices: isList,
  list: isList,
  map: isDataMap,
  condition: isDataMap,
  group: isDataMap,
}

const folders = [
  'content',
  'src/testing/content',
  'src/content/defaults',
  ...readdirSync('examples').map((name) => join('examples', name)),
]

describe.each(folders)('the settings of %s', (folder) => {
  const files = [...readContentData(folder)].flatMap(([file, data]) => (fileKindOf(file) ? [{ file, data }] : []))
  const found = files.flatMap(({ data, file }) => {
    const root = settingAt(schemas, file, data, [])
    if (!root) throw new Error(`There is no schema for ${file}`)
    return settingsIn(file, root.node, data).map((setting) => ({ ...setting, data }))
  })

  test('each has a field that can hold its value', () => {
    expect(found.length).toBeGreaterThan(10)
    const wrong = found.filter(({ kind, value }) => typeOf[kind]?.(value) === false)
    expect(wrong.map(({ file, kind, place }) => `${file} ${place.join('/')} ${kind}`)).toEqual([])
  })

  test('each is found by its place', () => {
    for (const { data, file, node, place } of found)
      expect(settingAt(schemas, file, data, place)?.node, `${file} ${place.join('/')}`).toEqual(node)
  })

  test('each keeps its value when the one in front of it is edited', () => {
    for (const [index, { data, file, kind, place }] of found.entries()) {
      const next = found[index + 1]
      if (!['text', 'markdown', 'link'].includes(kind) || next?.file !== file) continue
      const edited = setValue(new Map([[file, data]]), file, place, 'Another text').operations.reduce(
        (all, operation) => ('place' in operation ? applyToData(all, operation) : all),
        data,
      )
      expect(valueIn(edited, place)).toBe('Another text')
      expect(valueIn(edited, next.place), `${file} ${next.place.join('/')}`).toEqual(next.value)
    }
  })
})

test('every setting that a schema allows has a field, with a title and help, and an empty value', () => {
  const seen = new Set<object>()
  const visit = (node: SchemaNode, key: string): void => {
    const view = viewOf(schemas, node, key)
    if (seen.has(view)) return
    seen.add(view)
    emptyValue(schemas, node, key)
    if (view.kind === 'group')
      for (const setting of view.settings) {
        const inner = viewOf(schemas, setting.node, setting.key)
        expect(inner.title, `${node.document} ${setting.key}`).not.toBe('')
        expect(inner.help, `${node.document} ${setting.key}`).not.toBe('')
        visit(setting.node, setting.key)
      }
    if (view.kind === 'list' || view.kind === 'map' || view.kind === 'texts') visit(view.entry, '')
    if (view.kind === 'variants') for (const variant of view.variants) visit(variant, '')
  }
  for (const document of schemas.keys())
    if (!/^(content|result|markdown)\./.test(document)) visit({ schema: schemas.get(document) ?? {}, document }, '')
  expect(seen.size).toBeGreaterThan(500)
})
