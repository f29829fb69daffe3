import { describe, expect, it } from 'vitest'
import { packageDefaults, packageSchemas } from '#content/package-files.ts'
import { isDataMap, isList } from '#content/write/edit.ts'
import type { Act, Operation } from '#editing/operation.ts'
import { idOf, valueIn } from '#editing/place.ts'
import { deleteWithUses } from '#editing/uses/delete-with-uses.ts'
import { dataOfTexts, readTexts } from '#testing/content-data.ts'
import { readSchemas } from '#testing/read-schemas.ts'
import { folderCompiler } from './compile-folder.ts'
import { errorsLeft } from './errors-left.ts'
import { filesWithActs } from './files-with-acts.ts'

const schemas = readSchemas()
const defaults = {
  files: packageDefaults()
    .filter(({ path }) => !path.startsWith('media/'))
    .map(({ path, bytes }) => ({ path, text: new TextDecoder().decode(bytes) })),
  pictures: packageDefaults().flatMap(({ path }) => (path.startsWith('media/') ? [path] : [])),
}
const name = 'examples/product-finder'
const texts = readTexts(name)
const data = dataOfTexts(texts)
const file = 'products/catalogue.yaml'
const products = valueIn(data.get(file), ['products'])
const all = isList(products) ? products.filter(isDataMap) : []
const act = (id: string, operations: readonly Operation[]): Act => ({ id, at: '', by: '', title: 'Delete', operations })
const deletion = (id: string, now = data): readonly Operation[] => {
  const result = deleteWithUses(now, schemas, { file, list: ['products'], entry: id }, { today: '2026-11-27', texts })
  return result.ok ? result.act.operations : []
}

const compile = folderCompiler(packageSchemas(), defaults)
const after = filesWithActs({
  folder: name,
  files: [...texts].map(([path, text]) => ({ path, text, data: data.get(path) })),
  pictures: [],
})
const left = (before: readonly Act[], operations: readonly Operation[]) =>
  errorsLeft(compile, { name, schemas }, { before: after(before), after: after([...before, act('tried', operations)]) })

describe('a deletion, before it is confirmed', () => {
  const slot = all[0]?.['slot']
  const served = all.filter((product) => product['slot'] === slot).map((product) => idOf(product) ?? '')
  /** Acts that delete all products of the slot except the last one. */
  const others = served.slice(0, -1).map((id) => act(id, deletion(id)))
  const [last = ''] = served.slice(-1)

  it('of the last product for a slot of the routine leaves an error, which is named where the studio shows it', () => {
    expect(others.flatMap((one, index) => left(others.slice(0, index), one.operations))).toEqual([])
    const errors = left(others, deletion(last, after(others).data))
    expect(errors).toEqual([
      { item: expect.stringMatching(/ › /) as string, message: expect.stringMatching(/needs a product for/) as string },
    ])
    expect(JSON.stringify(errors)).not.toMatch(/yaml/)
  })

  it('leaves no error that is there already', () => {
    const without = [...others, act(last, deletion(last, after(others).data))]
    const [other = ''] = all.map((product) => idOf(product) ?? '').filter((id) => !served.includes(id))
    const messages = left(without, deletion(other, after(without).data)).map(({ message }) => message)
    const [known] = left(others, deletion(last, after(others).data))
    expect(messages).not.toContain(known?.message)
  })
})
