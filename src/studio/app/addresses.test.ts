import { expect, it } from 'vitest'
import {
  fieldAddress,
  fieldFromAddress,
  fieldInSearch,
  isAddressIn,
  itemAddress,
  itemFromAddress,
} from './addresses.ts'

const places = [
  { file: 'quiz.yaml', place: [] },
  { file: 'quiz/sections/a.yaml', place: ['questions', '5', 'options', 'x_1', 'label'] },
  { file: 'analysis/scores.yaml', place: ['scores', 'dry', 'rules', 3, 'points'] },
  { file: 'settings/site.yaml', place: ['titles', '/privacy', 'a:b', '#', '100%', 'ü ß'] },
  { file: 'pages/text/a b.yaml', place: [0, 12, ':3'] },
] as const

it.each(places)('an item is found again by its address: $file $place', (item) => {
  const { pathname, search } = new URL(itemAddress(item, ['a', 2, 'b']), 'http://localhost')
  expect(itemFromAddress(pathname)).toEqual(item)
  expect(fieldInSearch(search)).toEqual(['a', 2, 'b'])
})

it.each(places)('a field is found again by its address: $file $place', ({ file, place }) => {
  expect(fieldFromAddress(fieldAddress(file, place))).toEqual({ file, place })
})

it('other addresses are of no item', () => {
  for (const path of [
    '/studio',
    '/studio/review',
    '/studio/edit/',
    '/studio/edit/quiz.yaml',
    '/studio/edit/a/-/%E0%A4%A',
  ])
    expect(itemFromAddress(path)).toBeUndefined()
})

it('an address whose field is cut off asks for none', () => {
  expect(fieldInSearch('?field=questions/a%25C3%25')).toBeUndefined()
})

it('an address is in an item when it is its own, or that of something inside of it', () => {
  const item = { file: 'quiz.yaml', place: ['questions', 'care_1'] }
  const isIn = (...place: readonly string[]) => isAddressIn(itemAddress({ file: 'quiz.yaml', place }), item)
  expect(isIn('questions', 'care_1')).toBe(true)
  expect(isIn('questions', 'care_1', 'options', 'a')).toBe(true)
  expect(isIn('questions', 'care_10')).toBe(false)
})
