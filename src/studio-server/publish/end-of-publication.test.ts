import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openStudioFolder } from '#studio-server/folder/studio-folder.ts'
import { openDiskDrafts } from '#studio-server/store/disk-drafts.ts'
import { openDiskObjects } from '#studio-server/store/objects.ts'
import { actOf, copyExample } from '#testing/studio/serve-studio.ts'
import { publishDraft, type Publisher } from './publish.ts'
import { openDiskVersions } from './version-store.ts'

const title = 'How have you been?'
const rename = (before: string, after: string) =>
  actOf({ kind: 'set', file: 'quiz.yaml', place: ['steps', 'intro', 'title'], before, after })
const request = { revision: 0, editor: 'Ada', message: 'Friendlier' }
const now = () => new Date()

/** With a draft that has a change. */
const publishing = async (folder: string) => {
  const publisher: Publisher = {
    ...{ folder: openStudioFolder(folder), now, drafts: openDiskDrafts(folder, now) },
    ...{ objects: openDiskObjects(folder), versions: openDiskVersions(folder) },
  }
  const act = rename(title, 'How are you?')
  return { act, publisher, draft: await publisher.drafts.create({ name: 'Spring', base: {}, acts: [act] }) }
}

test('what is saved while the publication ends stays in the draft', async () => {
  const folder = await copyExample()
  const { act, draft, publisher } = await publishing(folder)
  const { drafts } = publisher
  const later = rename('How are you?', 'Hello')
  const published: typeof drafts.published = async (...given) => {
    expect(await drafts.save(draft.id, { ...draft, keep: 1, acts: [later], done: 2 })).toMatchObject({ ok: true })
    await drafts.published(...given)
  }
  const result = await publishDraft({ ...publisher, drafts: { ...drafts, published } }, draft.id, request)
  expect(result).toMatchObject({ ok: true })
  expect(await readFile(join(folder, 'quiz.yaml'), 'utf8')).toContain('How are you?')
  expect(await drafts.read(draft.id)).toMatchObject({ draft: { acts: [act, later], done: 2 }, endedAt: null })
})
