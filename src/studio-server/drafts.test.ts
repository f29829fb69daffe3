import { appendFile, readFile, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { StudioEvent } from '#editing/studio-api.ts'
import { serveStudio } from '#testing/studio/serve-studio.ts'
import { rename } from '#testing/studio/publish-example.ts'

test('a draft is stored at each save, and the folder has nothing of it before the first one', async () => {
  const studio = await serveStudio()
  expect((await studio.call('GET', '/drafts')).body).toEqual({ drafts: [] })
  expect(await readdir(studio.folder)).toEqual(['quiz.yaml'])
  const draft = await studio.newDraft('Spring')
  expect(draft).toMatchObject({ name: 'Spring', revision: 0, acts: [], done: 0 })
  expect(Object.keys(draft.base)).toEqual(['quiz.yaml'])
  const act = rename('a', 'b')
  const saved = await studio.save(draft, act)
  expect(saved.revision).toBe(1)
  expect((await studio.call('GET', `/drafts/${draft.id}`)).body).toEqual(saved)
  expect((await studio.call('GET', '/drafts')).body).toMatchObject({
    drafts: [{ id: draft.id, changes: 1, endedAt: null }],
  })
  expect(await readFile(join(studio.folder, '.studio/.gitignore'), 'utf8')).toBe('*\n')
})

test('what an act is about is stored with it, and is a place', async () => {
  const studio = await serveStudio()
  const draft = await studio.newDraft()
  const act = { ...rename('a', 'b'), about: { file: 'quiz.yaml', place: ['questions', 'sleep'] } }
  const saved = await studio.save(draft, act)
  expect((await studio.call('GET', `/drafts/${draft.id}`)).body).toMatchObject({ acts: [act] })
  const wrong = { ...saved, keep: 1, acts: [{ ...act, about: { file: 'quiz.yaml', place: 'questions' } }], done: 2 }
  expect(await studio.call('PUT', `/drafts/${draft.id}/log`, wrong)).toMatchObject({ status: 400 })
})

test('a save on an old revision is refused with the stored draft', async () => {
  const studio = await serveStudio()
  const draft = await studio.newDraft()
  const stored = await studio.save(draft, rename('a', 'b'))
  const late = { ...draft, keep: 0, acts: [rename('a', 'c')], done: 1 }
  const refused = await studio.call('PUT', `/drafts/${draft.id}/log`, late)
  expect(refused).toMatchObject({ status: 409, body: { stored } })
  expect((await studio.call('GET', `/drafts/${draft.id}`)).body).toEqual(stored)
})

test('the same save sent again, because its reply was lost, is not refused', async () => {
  const studio = await serveStudio()
  const draft = await studio.newDraft()
  const log = { ...draft, keep: 0, acts: [rename('a', 'b')], done: 1 }
  for (const _ of [1, 2])
    expect(await studio.call('PUT', `/drafts/${draft.id}/log`, log)).toMatchObject({
      status: 200,
      body: { revision: 1 },
    })
})

test('a discarded draft keeps its changes and can be opened again', async () => {
  const studio = await serveStudio()
  const stored = await studio.save(await studio.newDraft(), rename('a', 'b'))
  expect((await studio.call('DELETE', `/drafts/${stored.id}`)).status).toBe(204)
  const endedAt = expect.stringMatching(/^\d{4}-/) as string
  expect((await studio.call('GET', '/drafts')).body).toMatchObject({ drafts: [{ endedAt }] })
  const opened = await studio.call('POST', `/drafts/${stored.id}/open`)
  expect(opened.body).toMatchObject({ acts: stored.acts, done: 1 })
  expect((await studio.call('GET', '/drafts')).body).toMatchObject({ drafts: [{ endedAt: null }] })
})

test('the others are told who has what open, what is saved and what changes on the disk', async () => {
  const studio = await serveStudio()
  const draft = await studio.newDraft()
  const events: StudioEvent[] = []
  const ended = new AbortController()
  const stream = await fetch(`${studio.address}/studio/api/events?tab=one`, { signal: ended.signal })
  const reading = (async () => {
    for await (const chunk of stream.body ?? [])
      for (const line of new TextDecoder().decode(chunk).split('\n'))
        if (line.startsWith('data: ')) events.push(JSON.parse(line.slice('data: '.length)) as StudioEvent)
  })().catch(() => undefined)
  const presence = { tab: 'one', editor: 'Ada', draft: draft.id, item: 'Hair type' }
  await studio.call('POST', '/presence', presence)
  await studio.save(draft, rename('a', 'b'))
  await studio.call('DELETE', `/drafts/${draft.id}?tab=two`)
  await appendFile(join(studio.folder, 'quiz.yaml'), '# a remark\n')
  await expect
    .poll(() => events)
    .toEqual([
      { type: 'presence', editors: [] },
      { type: 'presence', editors: [presence] },
      { type: 'saved', draft: draft.id, revision: 1, tab: '' },
      { type: 'discarded', draft: draft.id, tab: 'two' },
      { type: 'disk', paths: ['quiz.yaml'] },
    ])
  expect((await studio.call('GET', '/drafts')).body).toMatchObject({ drafts: [{ openBy: [presence] }] })
  expect((await studio.call('GET', '/drafts?tab=one')).body).toMatchObject({ drafts: [{ openBy: [] }] })
  ended.abort()
  await reading
  await expect.poll(async () => (await studio.call('GET', '/drafts')).body).toMatchObject({ drafts: [{ openBy: [] }] })
})
