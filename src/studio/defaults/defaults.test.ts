import { describe, expect, test } from 'vitest'
import { packageSchemas } from '#content/package-files.ts'
import type { ContentData } from '#editing/content-data.ts'
import { placeText, valueIn, type Place } from '#editing/place.ts'
import { find } from '#studio/search/find.ts'
import { searchIndex } from '#studio/search/search-index.ts'
import { fieldOf, indexTexts } from '#studio/preview/text-index.ts'
import { partsOfTarget } from '#studio/preview/parts-of-target.ts'
import { readContentData } from '#testing/content-data.ts'
import { addDefault } from './add-default.ts'
import { withDefaults } from './with-defaults.ts'

const schemas = packageSchemas()
const defaults = readContentData('src/content/defaults')
const own = new Map<string, unknown>([
  ['quiz.yaml', { id: 'sleep', title: 'Sleep', steps: [], sections: [], texts: { intro: { heading: 'Hello' } } }],
])
const filled = withDefaults(own, defaults)
const add = (file: string, place: Place, data: ReadonlyMap<string, unknown> = own) =>
  addDefault({ data, filled: withDefaults(data, defaults), files: [], schemas }, { file, place })

describe('a content in one file', () => {
  test('contains every default text of it where its own would be', () => {
    const { hits } = find(searchIndex(filled, schemas), 'Get Started')
    expect(hits.map(({ file, place }) => `${file} ${placeText(place)}`)).toContain('quiz.yaml texts/intro/start')
    expect(valueIn(filled.get('quiz.yaml'), ['texts', 'intro', 'heading'])).toBe('Hello')
  })
  test('contains nothing of parts that it does not have', () => {
    expect([...filled.keys()].sort()).toEqual(['pages/not-found.yaml', 'quiz.yaml'])
  })
  test('contains no titles of pages and no links to pages that it does not have', () => {
    const titles = (data: ContentData) =>
      (valueIn(withDefaults(data, defaults).get('quiz.yaml'), ['site', 'meta']) as { id: string }[]).map(({ id }) => id)
    const links = (data: ContentData) =>
      (valueIn(withDefaults(data, defaults).get('quiz.yaml'), ['navigation', 'top', 'items']) as { to: string }[]).map(
        ({ to }) => to,
      )
    expect(titles(own)).toEqual(['quiz', 'not-found'])
    expect(links(own)).toEqual(['/quiz'])
    const withAccounts = new Map([...own, ['pages/login.yaml', { id: 'login' }] as const])
    expect(titles(withAccounts)).toEqual(expect.arrayContaining(['quiz', 'login', 'report-history', 'not-found']))
    expect(links(withAccounts)).toContain('/login')
    // A page of the content's own counts by the address that it has there.
    const moved = new Map([...own, ['pages/about.yaml', { id: 'about', route: '/who' }] as const])
    expect(titles(moved)).toContain('about')
    expect(links(moved)).not.toContain('/about')
  })
  test('has the field of a default text that is pressed on a page', () => {
    const pressed = { texts: ['Get Started'], pictures: [], ids: [], option: null }
    const page = partsOfTarget(filled, { kind: 'quiz', step: null }, { path: '/quiz', step: 'a' })
    expect(fieldOf(indexTexts(filled), pressed, page)).toEqual({
      file: 'quiz.yaml',
      place: ['texts', 'intro', 'start'],
    })
  })
})

describe('a default that becomes a setting', () => {
  test('is written with its value, at its place among the settings', () => {
    expect(add('quiz.yaml', ['texts', 'intro', 'start'])).toEqual({
      title: 'Add “Start button”',
      operations: [{ kind: 'set', file: 'quiz.yaml', place: ['texts', 'intro', 'start'], after: 'Get Started' }],
    })
  })
  test('is written with the groups around it', () => {
    const act = add('quiz.yaml', ['texts', 'frame', 'next'])
    expect(act?.operations).toEqual([
      { kind: 'set', file: 'quiz.yaml', place: ['texts', 'frame'], after: { next: 'Next' }, next: 'intro' },
    ])
  })
  test('is written with its whole list, because a list replaces the default one', () => {
    const [stage] = valueIn(filled.get('quiz.yaml'), ['texts', 'analysing', 'stages']) as [{ id: string }]
    const act = add('quiz.yaml', ['texts', 'analysing', 'stages', stage.id, 'text'])
    const stages: unknown = valueIn(defaults.get('pages/quiz.yaml'), ['analysing', 'stages'])
    expect(act?.operations).toMatchObject([{ place: ['texts', 'analysing'], after: { stages } }])
  })
  test('is written with the other titles of its page, but not with those of other pages', () => {
    const title = { id: 'quiz', title: 'Quiz' }
    expect(add('quiz.yaml', ['site', 'meta', 'quiz', 'title'])?.operations).toMatchObject([
      { kind: 'set', place: ['site'], after: { meta: [title] } },
    ])
    const withTitles = (meta: readonly unknown[]) =>
      new Map<string, unknown>([['quiz.yaml', { id: 'sleep', steps: [], site: { meta } }]])
    const imprint = withTitles([{ id: 'imprint', title: 'Imprint' }])
    const operations = add('quiz.yaml', ['site', 'meta', 'quiz', 'title'], imprint)?.operations
    expect(operations).toMatchObject([{ kind: 'insert', list: ['site', 'meta'], index: 1, entry: title }])
    expect(add('quiz.yaml', ['site', 'meta', 'quiz', 'title'], withTitles([title]))).toBeNull()
  })
  test('is written with its whole file where the content has none', () => {
    const act = add('pages/not-found.yaml', ['heading'])
    expect(act?.operations.map(({ kind }) => kind)).toContain('file')
    expect(act?.operations).toContainEqual(expect.objectContaining({ place: ['heading'] }))
  })
  test('is not written a second time', () => {
    expect(add('quiz.yaml', ['texts', 'intro', 'heading'])).toBeNull()
  })
})
