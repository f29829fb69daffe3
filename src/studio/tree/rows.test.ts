import { describe, expect, it } from 'vitest'
import { pathTo, rowStartingWith, rowsOf, treeMove } from './rows.ts'
import { itemNode } from './tree-node.ts'

const a = itemNode('a', ['x'], 'Age')
const b = itemNode('a', ['y'], 'Address')
const group = itemNode('a', [], 'Group', { children: [a, b] })
const last = itemNode('b', [], 'Brand')
const nodes = [group, last]
const [closed, opened] = [new Set<string>(), new Set([group.key])]
const rows = rowsOf(nodes, opened)

it('the rows are the nodes that are to be seen, with their level and position', () => {
  expect(rowsOf(nodes, closed).map(({ node }) => node.label)).toEqual(['Group', 'Brand'])
  expect(rows.map(({ level, node, position, siblings }) => [node.label, level, position, siblings])).toEqual([
    ['Group', 1, 1, 2],
    ['Age', 2, 1, 2],
    ['Address', 2, 2, 2],
    ['Brand', 1, 2, 2],
  ])
})

it('the way to a node', () => {
  expect(pathTo(nodes, b.key)).toEqual([group.key])
  expect(pathTo(nodes, last.key)).toEqual([])
  expect(pathTo(nodes, 'gone')).toBeNull()
})

describe('keys', () => {
  it.each([
    ['ArrowDown', group, opened, { focus: a.key }],
    ['ArrowDown', last, opened, null],
    ['ArrowUp', last, opened, { focus: b.key }],
    ['Home', b, opened, { focus: group.key }],
    ['End', a, opened, { focus: last.key }],
    ['ArrowRight', group, closed, { open: group.key }],
    ['ArrowRight', group, opened, { focus: a.key }],
    ['ArrowRight', a, opened, null],
    ['ArrowLeft', group, opened, { close: group.key }],
    ['ArrowLeft', b, opened, { focus: group.key }],
    ['ArrowLeft', last, opened, null],
    ['x', last, opened, null],
  ] as const)('%s at %o', (key, node, open, expected) => {
    expect(treeMove(key, rowsOf(nodes, open), node.key, open)).toEqual(expected)
  })

  it('letters go to the next row that begins with them, and around', () => {
    expect(rowStartingWith(rows, group.key, 'a')).toBe(a.key)
    expect(rowStartingWith(rows, a.key, 'a')).toBe(b.key)
    expect(rowStartingWith(rows, b.key, 'a')).toBe(a.key)
    expect(rowStartingWith(rows, a.key, 'ag')).toBe(a.key)
    expect(rowStartingWith(rows, a.key, 'z')).toBeUndefined()
  })
})
