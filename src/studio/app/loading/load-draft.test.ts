import { afterEach, expect, it, vi } from 'vitest'
import type { Draft } from '#editing/draft.ts'
import { forgetKept, keepDraft } from '#studio/saving/kept-drafts.ts'
import type { Folder } from '#editing/studio-api.ts'
import { loadDraft } from './load-draft.ts'

const folder: Folder = { name: 'mine', editor: 'Ama', git: null, files: [], pictures: [], outside: [], problems: [] }
const draft = (name: string): Draft => ({ id: 'load-draft', name, revision: 1, base: {}, acts: [], done: 0 })

afterEach(async () => {
  vi.unstubAllGlobals()
  await forgetKept('load-draft')
})

it('the copy with changes that only this browser has goes before the one of the server', async () => {
  vi.stubGlobal('fetch', async () => Response.json(draft('Of the server')))
  expect(await loadDraft('load-draft', folder)).toMatchObject({
    value: { draft: { name: 'Of the server' }, hasUnsaved: false },
  })
  await keepDraft(draft('Kept'))
  expect(await loadDraft('load-draft', folder)).toMatchObject({ value: { draft: { name: 'Kept' }, hasUnsaved: true } })
})

it('a server that does not answer is a failure, unless there is a copy here', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('No answer')))
  expect(await loadDraft('load-draft', folder)).toMatchObject({ ok: false, status: 0 })
  await keepDraft(draft('Kept'))
  expect(await loadDraft('load-draft', folder)).toMatchObject({ ok: true })
})
