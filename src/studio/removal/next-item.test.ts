import { expect, test } from 'vitest'
import type { ContentData } from '#editing/content-data.ts'
import { nextItem } from './next-item.ts'

const file = 'analysis/tips.yaml'
const tips = (...ids: readonly string[]): ContentData => new Map([[file, { tips: ids.map((id) => ({ id })) }]])
const entry = (step: string) => ({ file, list: ['tips'], step })

test('after a deletion the entry that has taken its place is opened, else the one before it', () => {
  expect(nextItem(tips('a', 'b', 'c'), tips('a', 'c'), entry('b'))).toEqual({ file, place: ['tips', 'c'] })
  expect(nextItem(tips('a', 'b'), tips('a'), entry('b'))).toEqual({ file, place: ['tips', 'a'] })
})

test('there is none when nothing is left, or when it was a setting', () => {
  expect(nextItem(tips('a'), new Map([[file, {}]]), entry('a'))).toBeUndefined()
  expect(nextItem(tips('a'), tips('a'), { file, list: [], step: 'tips' })).toBeUndefined()
})
