import { expect, test } from 'vitest'
import type { ContentData } from '#editing/content-data.ts'
import { readSchemas } from '#testing/read-schemas.ts'
import { problemWith } from '#testing/stories/shell-problems.ts'
import { atMissingFields } from './at-missing-fields.ts'

const sender = { code: 'content/missing-sender', message: 'There is no address to send them from.' } as const

test.each([
  ['in a quiz of one file', 'quiz.yaml', { site: { tagline: 'A quiz' } }, ['site'], ['site', 'contact_email']],
  ['in a file of its own', 'settings/site.yaml', { tagline: 'A quiz' }, [], ['contact_email']],
  ['beside the address of the site', 'settings/site.yaml', { url: 'https://a.example' }, ['url'], ['contact_email']],
])('mails without a sender ask for the contact address: %s', (_, file, text, place, asked) => {
  const data: ContentData = new Map<string, unknown>([[file, text]])
  const found = atMissingFields(readSchemas(), data, problemWith({ ...sender, at: { file, place } }))
  expect(found.map(({ at }) => at)).toEqual([{ file, place: asked }])
})

const early = { code: 'content/unreachable', message: 'Those after it are never used.' } as const

test.each([
  [
    'a variant of the routine',
    'analysis/routines.yaml',
    ['parts', 'night', 'steps', 'oil', 'variants', 'warm'],
    { parts: [{ id: 'night', steps: [{ id: 'oil', variants: [{ id: 'warm' }, { id: 'cold' }] }] }] },
  ],
  ['an insight', 'quiz.yaml', ['insights', 'all'], { insights: [{ id: 'all' }, { id: 'rest' }] }],
])('%s before the last asks for its condition', (_, file, place, root) => {
  const data: ContentData = new Map<string, unknown>([[file, root]])
  const found = atMissingFields(readSchemas(), data, problemWith({ ...early, at: { file, place: [...place, 'id'] } }))
  expect(found.map(({ at, message }) => ({ at, message }))).toEqual([
    { at: { file, place: [...place, 'when'] }, message: early.message },
  ])
})
