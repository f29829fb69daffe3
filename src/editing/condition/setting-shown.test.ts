import { expect, test } from 'vitest'
import type { Place } from '#editing/place.ts'
import type { Condition } from '#types/content.generated.ts'
import { settingShown } from './setting-shown.ts'

const condition: Condition = {
  any: [
    { question: 'drink', is: ['tea', 'milk'] },
    {
      all: [
        { score: 'thirst', at_least: 5, at_most: 9 },
        { question: 'age', above: 3 },
      ],
    },
  ],
}

test.each<[string, Condition, Place, string | undefined]>([
  ['a number of a nested line', { question: 'age', above: 3 }, ['any', 1, 'all', 1, 'above'], 'above'],
  ['one of two limits', { score: 'thirst', at_least: 5, at_most: 9 }, ['any', 1, 'all', 0, 'at_most'], 'at_most'],
  ['an entry of a list', { question: 'drink', is: ['tea', 'milk'] }, ['any', 0, 'is', 1], 'is'],
  ['what is read', { question: 'drink', is: ['tea', 'milk'] }, ['any', 0, 'question'], 'question'],
  ['a line with another value', { question: 'age', above: 4 }, ['any', 1, 'all', 1, 'above'], undefined],
  ['another line', { question: 'age', above: 3 }, ['any', 0, 'is', 1], undefined],
  ['a group', { question: 'age', above: 3 }, ['any', 1, 'all'], undefined],
  ['a place that is not there', { question: 'age', above: 3 }, ['any', 7, 'above'], undefined],
])('a line shows %s', (_, line, place, setting) => {
  expect(settingShown(line, condition, place)).toBe(setting)
})

test('of a single line its own settings are shown', () => {
  expect(settingShown({ score: 'thirst', below: 2 }, { score: 'thirst', below: 2 }, ['below'])).toBe('below')
})
