import { readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { readContentData } from '#testing/content-data.ts'
import { packageSchemas } from '#content/package-files.ts'
import { isDataMap, isList } from '#content/write/edit.ts'
import { stepTo, valueIn, type Place } from '#editing/place.ts'
import { treeOf, nodeFor } from './tree-of.ts'
import { allNodes, type TreeNode } from './tree-node.ts'

const schemas = packageSchemas()
/** The places of all settings and list entries. */
const placesIn = (value: unknown, place: Place = []): readonly Place[] => [
  place,
  ...(isList(value)
    ? value.flatMap((entry, index) => placesIn(entry, [...place, stepTo(value, index)]))
    : isDataMap(value)
      ? Object.keys(value).flatMap((key) => placesIn(value[key], [...place, key]))
      : []),
]
const folders = ['content', ...readdirSync('examples').map((name) => `examples/${name}`)]

describe.each(folders)('the tree of %s', (folder) => {
  const data = readContentData(folder)
  const tree = treeOf({ data, schemas })

  it('reaches every setting', () => {
    for (const [file, root] of data)
      for (const place of placesIn(root))
        expect(nodeFor(tree, { file, place }), `${file} ${place.join('/')}`).toBeDefined()
  })

  it('has a node of its own for every question, step, score and tip', () => {
    for (const [file, root] of data)
      for (const place of placesIn(root)) {
        const list = String(place.at(-2))
        const isItem = list === 'questions' || (place.length === 2 && ['steps', 'scores', 'tips'].includes(list))
        if (!isItem || !isList(valueIn(root, place.slice(0, -1)))) continue
        expect(nodeFor(tree, { file, place })?.item?.place).toEqual(place)
      }
  })

  it('names every node, and no two are the same', () => {
    const nodes = allNodes(tree)
    expect(nodes.filter(({ label }) => label.trim() === '')).toEqual([])
    expect(new Set(nodes.map(({ key }) => key)).size).toBe(nodes.length)
  })

  it('leads only to places that are there, or whose texts are the defaults', () => {
    const items = allNodes(tree).flatMap(({ item }) => item ?? [])
    const missing = items.filter(({ file, place }) => valueIn(data.get(file), place) === undefined)
    const names = missing.map(({ file, place }) => `${file} ${place.join('/')}`)
    expect(['quiz.yaml texts', 'quiz.yaml messages']).toEqual(expect.arrayContaining(names))
  })
})

describe('after an edit', () => {
  it('of one list, the nodes of the others are the same objects, and its own are new', () => {
    const data = readContentData('content')
    const file = 'products/catalogue.yaml'
    const catalogue = data.get(file) as { readonly products: readonly { readonly name: string }[] }
    const [first, ...others] = catalogue.products
    const products = [{ ...first, name: 'Another name' }, ...others]
    const before = new Set(allNodes(treeOf({ data, schemas })))
    const after = allNodes(treeOf({ data: new Map(data).set(file, { ...catalogue, products }), schemas }))
    const isNewEntry = (node: TreeNode) => node.entry?.list[0] === 'products' && !before.has(node)
    expect(after.filter(isNewEntry).length).toBe(products.length)
    expect(after.map(({ label }) => label)).toContain('Another name')
    expect(after.filter((node) => node.entry?.file === 'analysis/tips.yaml' && !before.has(node))).toEqual([])
  })

  it('of a question, an entry of another file that is about it is called as it is now', () => {
    const scores = { scores: [{ question: 'q' }] }
    const labelsOf = (title: string) => {
      const sections = [{ id: 's', title: 'S', questions: [{ id: 'q', choice: 'radio', title }] }]
      const data = new Map<string, unknown>([
        ['quiz/quiz.yaml', { id: 'small', steps: [{ id: 'all', kind: 'questions', title: 'All', section: 's' }] }],
        ['quiz/sections/s.yaml', sections[0]],
        ['analysis/scores.yaml', scores],
      ])
      return allNodes(treeOf({ data, schemas })).map(({ label }) => label)
    }
    expect(labelsOf('Old?').filter((label) => label === 'Old?').length).toBe(2)
    expect(labelsOf('New?').filter((label) => label === 'New?').length).toBe(2)
  })
})

it('a quiz in one file has the same groups as one in many', () => {
  const groups = treeOf({ data: readContentData('examples/phq-9'), schemas }).map(({ label }) => label)
  expect(groups).toEqual(['Quiz', 'Scores', 'Results and tips', 'Words', 'Settings', 'Brand'])
})
