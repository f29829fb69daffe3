import { appendFile, mkdir, readFile, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { StudioEvent } from '#editing/studio-api.ts'
import { actOf, serveStudio } from '#testing/studio/serve-studio.ts'

const rename = (before: string, after: string) =>
  actOf({ kind: 'set', file: 'quiz.yaml', place: ['title'], before, after })

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

test('git ignores drafts, even if the studio was stopped just after it had created their folder', async () => {
  const studio = await serveStudio()
  await mkdir(join(studio.folder, '.studio'))
  await studio.save(await studio.newDraft(), rename('a', 'b'))
  expect(await readFile(join(studio.folder, '.studio/.gitignore'), 'utf8')).toBe('*\n')
})

test('a draft that is begun while another one of its name is open gets a number', async () => {
  const studio = await serveStudio()
  const first = await studio.newDraft('Changes of 27 November')
  const second = await studio.newDraft('Changes of 27 November')
  expect([first.name, second.name]).toEqual(['Changes of 27 November', 'Changes of 27 November (2)'])
  await studio.call('DELETE', `/drafts/${first.id}`)
  expect((await studio.newDraft('Changes of 27 November')).name).toBe('Changes of 27 November')
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

test('of two servers that save at the same time, one is refused', async () => {
  const first = await serveStudio()
  const second = await serveStudio(first.folder)
  const draft = await first.newDraft()
  for (let revision = 0; revision < 10; revision++) {
    const replies = await Promise.all(
      [first, second].map((studio, at) =>
        studio.call('PUT', `/drafts/${draft.id}/log`, {
          ...draft,
          revision,
          keep: 0,
          done: 1,
          acts: [rename('a', `${revision} ${at}`)],
        }),
      ),
    )
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409])
    const won = replies[0]?.status === 200 ? 0 : 1
    const title = `${revision} ${won}`
    for (const studio of [first, second])
      expect(JSON.stringify((await studio.call('GET', `/drafts/${draft.id}`)).body)).toContain(`"after":"${title}"`)
  }
})

test('a line that was cut off by a crash is dropped, and the next save works', async () => {
  const studio = await serveStudio()
  const stored = await studio.save(await studio.newDraft(), rename('a', 'b'))
  const log = join(studio.folder, `.studio/drafts/${stored.id}.jsonl`)
  const whole = await readFile(log, 'utf8')
  const line = JSON.stringify({ revision: 2, save: 'x', at: '', keep: 0, acts: [], done: 0 })
  for (const length of [1, 20, line.length - 1]) {
    await writeFile(log, whole)
    await appendFile(log, line.slice(0, length))
    expect((await studio.call('GET', `/drafts/${stored.id}`)).body).toEqual(stored)
    const next = await studio.save(stored, rename('b', 'c'))
    expect((await studio.call('GET', `/drafts/${stored.id}`)).body).toEqual(next)
  }
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
