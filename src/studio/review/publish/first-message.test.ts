import { expect, test } from 'vitest'
import { newDraft } from '#studio/app/start/first-draft.ts'
import { firstMessage } from './first-message.ts'

test('a draft that has a name of its own is about that', () => {
  const named = 'Restore the version of 27 November 2026: New names of curls'
  expect(firstMessage(named)).toBe(named)
  expect(firstMessage('Prices of spring')).toBe('Prices of spring')
})

test('the name that every draft gets says nothing', () => {
  const folder = { files: [], pictures: [] } as unknown as Parameters<typeof newDraft>[0]
  const names = ['2026-03-01', '2026-11-27'].map((day) => newDraft(folder, new Date(day)).name)
  for (const name of names) expect([name, `${name} (2)`].map(firstMessage)).toEqual(['', ''])
})
