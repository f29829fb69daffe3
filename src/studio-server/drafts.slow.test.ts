/** Drafts of several servers, after a crash, and in a working copy of git. */
import { appendFile, mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { serveStudio } from '#testing/studio/serve-studio.ts'
import { rename } from '#testing/studio/publish-example.ts'

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
