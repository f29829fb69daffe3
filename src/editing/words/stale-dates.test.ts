import { expect, test } from 'vitest'
import { packageSchemas } from '#content/package-files.ts'
import type { ContentData } from '#editing/content-data.ts'
import { describeChanges } from './describe-changes.ts'
import { staleDates } from './stale-dates.ts'

const today = '2026-11-29'
const page = (id: string, changed?: { readonly day: string; readonly text: string }) => ({
  id,
  route: `/${id}`,
  heading: `About ${id}`,
  ...(changed && { changed }),
  blocks: [{ id: 'one', heading: 'One', body: 'A text.' }],
})
const terms = 'pages/text/terms.yaml'
const help = 'pages/text/help.yaml'
const start: ContentData = new Map([
  [terms, page('terms', { day: '2026-11-21', text: 'Last changed on {date}' })],
  [help, page('help')],
])

/** The old days of a draft that turns these pages into others. */
const oldIn = (...pages: readonly (readonly [file: string, page: unknown])[]) => {
  const data: ContentData = new Map([...start, ...pages])
  return staleDates(data, describeChanges([], start, data, packageSchemas()), today)
}
const changed = { day: '2026-11-21', text: 'Last changed on {date}' }

test('a page that was changed still shows the day of the change before, and one act sets it to today', () => {
  expect(oldIn([terms, { ...page('terms', changed), heading: 'Our terms', lead: 'Read them.' }])).toEqual([
    {
      file: terms,
      title: 'Our terms',
      day: '2026-11-21',
      text: 'Last changed on {date}',
      toToday: [{ kind: 'set', file: terms, place: ['changed', 'day'], before: '2026-11-21', after: today }],
    },
  ])
})

test('a day that was changed, too, is not questioned, even if it is not today', () => {
  const day = { ...changed, day: '2026-11-28' }
  expect(oldIn([terms, { ...page('terms', day), heading: 'Our terms' }])).toEqual([])
  expect(oldIn([help, page('help', day)])).toEqual([])
})

test('a page without a day, one that shows today, and one that was not changed need nothing', () => {
  expect(oldIn([help, { ...page('help'), heading: 'Help' }])).toEqual([])
  expect(oldIn()).toEqual([])
  const shown: ContentData = new Map([[terms, page('terms', { ...changed, day: today })]])
  const now: ContentData = new Map([[terms, { ...page('terms', { ...changed, day: today }), heading: 'Our terms' }]])
  expect(staleDates(now, describeChanges([], shown, now, packageSchemas()), today)).toEqual([])
})

test('a new page has the day that its editor gave it', () => {
  expect(oldIn(['pages/text/new.yaml', page('new', changed)])).toEqual([])
})
