import { describe, expect, it } from 'vitest'
import type { DraftSummary } from '#editing/studio-api.ts'
import { draftToOpen, newDraft } from './first-draft.ts'

const draft = (id: string, savedAt: string, endedAt: string | null = null): DraftSummary => ({
  id,
  name: id,
  revision: 1,
  changes: 1,
  savedAt,
  openBy: [],
  endedAt,
})
const drafts = [draft('old', '2026-01-01'), draft('new', '2026-03-01'), draft('ended', '2026-04-01', '2026-04-02')]

describe('the draft that is opened', () => {
  it('is the one that was open last in this browser', () => {
    expect(draftToOpen(drafts, 'old')).toBe('old')
  })
  it('is the newest that has not ended, if there was none or it is gone or has ended', () => {
    for (const last of [null, 'gone', 'ended']) expect(draftToOpen(drafts, last)).toBe('new')
  })
  it('is a new one if there is none', () => {
    expect(draftToOpen([draft('ended', '2026-04-01', '2026-04-02')], 'ended')).toBeNull()
  })
})

it('a new draft is named by the date and based on the files of the folder', () => {
  const file = { path: 'quiz.yaml', text: '', hash: 'aa', data: null }
  const folder = { name: 'mine', editor: 'Ama', git: null, files: [file], pictures: [], outside: [], problems: [] }
  const { base, name } = newDraft(folder, new Date(2026, 10, 22, 12))
  expect([name, base]).toEqual(['Changes of 22 November', { 'quiz.yaml': 'aa' }])
})
