import { expect, test } from 'vitest'
import { readContentData } from '#testing/content-data.ts'
import { defaultAt } from './default-at.ts'

const defaults = readContentData('src/content/defaults')
const at = (file: string, ...place: readonly (string | number)[]) => defaultAt(defaults, file, place)

test('a part of the quiz file has the defaults of the file that it stands for', () => {
  expect(at('settings/site.yaml', 'locale')).toBe('en-GB')
  expect(at('quiz.yaml', 'site', 'locale')).toBe('en-GB')
  expect(at('quiz/quiz.yaml', 'brand', 'colours')).toEqual(at('settings/brand.yaml', 'colours'))
  expect(at('quiz.yaml', 'texts', 'id')).toBe(at('pages/quiz.yaml', 'id'))
})

test('a part of the quiz file that is one setting of its own file has the default of that setting', () => {
  expect(at('analysis/profile.yaml', 'not_a_diagnosis')).toBeDefined()
  expect(at('quiz.yaml', 'not_a_diagnosis')).toBe(at('analysis/profile.yaml', 'not_a_diagnosis'))
})

test('the quiz itself and positions in lists have none', () => {
  expect(at('quiz.yaml', 'title')).toBeUndefined()
  expect(at('quiz.yaml', 'steps', 0)).toBeUndefined()
  expect(at('pages/home.yaml', 'site', 'locale')).toBeUndefined()
})
