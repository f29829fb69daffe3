import { appendFileSync } from 'node:fs'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import type { Draft } from '#editing/draft.ts'
import type { Act } from '#editing/operation.ts'
import { actOf } from '#testing/studio/serve-studio.ts'
import { openDiskDrafts } from './disk-drafts.ts'

const rename = (after: string): Act => actOf({ kind: 'set', file: 'quiz.yaml', place: ['title'], before: 'a', after })

/** The body of a save: the first `keep` acts of the draft are already stored, and these acts follow. */
const logOf = (draft: Draft, keep: number, ...acts: readonly Act[]) => ({
  ...draft,
  keep,
  acts,
  done: keep + acts.length,
})

const newDraft = async () => {
  const folder = await mkdtemp(join(tmpdir(), 'drafts-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const drafts = openDiskDrafts(folder, () => new Date())
  const draft = await drafts.create({ name: 'Spring', base: {}, acts: [] })
  const file = join(folder, '.studio/drafts', `${draft.id}.jsonl`)
  /** Simulates another server on the folder at the worst moment: the line that `meanwhile` stores gets into the log just before its own. */
  const late = async (meanwhile: () => Promise<unknown>) => {
    const before = await readFile(file, 'utf8')
    await meanwhile()
    const lines = (await readFile(file, 'utf8')).slice(before.length)
    await writeFile(file, before)
    return openDiskDrafts(folder, () => {
      appendFileSync(file, lines)
      return new Date()
    })
  }
  return { draft, drafts, late }
}

test('of two writers the second is refused, even if the first has gone on before it looks', async () => {
  const { draft, drafts, late } = await newDraft()
  const [first, second, lost] = [rename('first'), rename('second'), rename('lost')]
  const server = await late(async () => {
    await drafts.save(draft.id, logOf(draft, 0, first))
    await drafts.save(draft.id, logOf({ ...draft, revision: 1 }, 1, second))
  })
  const stored = { ...draft, revision: 2, acts: [first, second], done: 2 }
  expect(await server.save(draft.id, logOf(draft, 0, lost))).toEqual({ ok: false, stored })
  expect((await drafts.read(draft.id))?.draft).toEqual(stored)
})

test('a save that only looks like the stored one, because it would leave the same acts at the end, is refused', async () => {
  const { draft, drafts } = await newDraft()
  const [first, undone, other] = [rename('first'), rename('undone'), rename('other')]
  await drafts.save(draft.id, { ...logOf(draft, 0, first, undone), done: 1 })
  const before = { ...draft, revision: 1 }
  // One tab goes on from the undone act, the other redoes it.
  expect(await drafts.save(draft.id, logOf(before, 1, other))).toEqual({ ok: true, revision: 2 })
  expect(await drafts.save(draft.id, logOf(before, 2))).toMatchObject({ ok: false, stored: { acts: [first, other] } })
})

test('what is saved in the moment in which the draft ends as published stays, and what was published is dropped', async () => {
  const { draft, drafts, late } = await newDraft()
  const [published, later] = [rename('published'), rename('later')]
  await drafts.save(draft.id, logOf(draft, 0, published))
  const server = await late(() => drafts.save(draft.id, logOf({ ...draft, revision: 1 }, 1, later)))
  await server.published(draft.id, { revision: 1, acts: [published], base: { 'quiz.yaml': 'new' } })
  const stored = { revision: 3, acts: [later], done: 1, base: { 'quiz.yaml': 'new' } }
  expect(await drafts.read(draft.id)).toMatchObject({ draft: stored, endedAt: null })
})

test('a draft in which something published was undone in that moment stays as it is', async () => {
  const { draft, drafts } = await newDraft()
  const published = rename('published')
  await drafts.save(draft.id, logOf(draft, 0, published))
  await drafts.save(draft.id, { ...logOf({ ...draft, revision: 1 }, 1), done: 0 })
  await drafts.published(draft.id, { revision: 1, acts: [published], base: {} })
  expect(await drafts.read(draft.id)).toMatchObject({ draft: { revision: 2, acts: [published], done: 0 } })
})
