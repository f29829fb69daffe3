import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { expect, test } from 'vitest'
import { withEntries } from '#content/history/release.ts'
import type { Draft } from '#editing/draft.ts'
import type { Operation } from '#editing/operation.ts'
import type { VersionList } from '#editing/studio-api.ts'
import { actOf, serveStudio, type ServedStudio } from '#testing/studio/serve-studio.ts'

const option = { id: 'daily', label: 'All day, every day', points: 3 }
const rename: Operation = {
  kind: 'set',
  file: 'quiz.yaml',
  place: ['steps', 'intro', 'title'],
  before: 'How have you been?',
  after: 'How are you?',
}
const addOption: Operation = {
  kind: 'insert',
  file: 'quiz.yaml',
  list: ['option_lists', 'frequency'],
  entry: option,
  index: 4,
  follows: 'nearly_every_day',
}

/** Returns the id of the version. */
const publish = async (studio: ServedStudio, draft: Draft, message = ''): Promise<string> => {
  const request = { revision: draft.revision, editor: 'Ada', message }
  const { body, status } = await studio.call('POST', `/drafts/${draft.id}/publish`, request)
  expect(status, JSON.stringify(body)).toBe(200)
  return (body as { version: { id: string } } | null)?.version.id ?? ''
}
const restore = async (studio: ServedStudio, version: string): Promise<Draft> =>
  (await studio.call('POST', `/versions/${version}/restore`)).body as unknown as Draft
const textOf = (studio: ServedStudio, file: string) => readFile(join(studio.folder, file), 'utf8')

test('a version from before an id was published keeps the record, and the id is retired until a version has it again', async () => {
  const studio = await serveStudio()
  const before = await publish(studio, await studio.save(await studio.newDraft(), actOf(rename)))
  const after = await publish(studio, await studio.save(await studio.newDraft(), actOf(addOption)))
  await mkdir(join(studio.folder, 'history'))
  const schemas = relative(studio.folder, 'schemas')
  const published = { what: 'option', id: 'phq_1/daily', label: option.label, on: '2026-11-22' } as const
  const history = withEntries(null, [published], schemas)
  await writeFile(join(studio.folder, 'history/ids.yaml'), history)

  await publish(studio, await restore(studio, before))
  expect(await textOf(studio, 'quiz.yaml')).not.toContain('id: daily')
  expect(await textOf(studio, 'history/ids.yaml')).toBe(history)
  expect(await textOf(studio, 'settings/retired-ids.yaml')).toContain('id: phq_1/daily')

  await publish(studio, await restore(studio, after))
  expect(await textOf(studio, 'quiz.yaml')).toContain('id: daily')
  expect(await textOf(studio, 'settings/retired-ids.yaml')).not.toContain('phq_1/daily')
})

test('the list of versions says of a version that was restored what has changed, one by one', async () => {
  const studio = await serveStudio()
  const before = await publish(studio, await studio.save(await studio.newDraft(), actOf(rename)))
  const again: Operation = { ...rename, before: 'How are you?', after: 'And now?' }
  await publish(studio, await studio.save(await studio.newDraft(), actOf(addOption, again)))
  await publish(studio, await restore(studio, before))
  const { body } = await studio.call('GET', '/versions')
  expect((body as VersionList | null)?.versions[0]?.changes).toEqual([
    'Heading “And now?” is now “How are you?”',
    '“Quiz”: deleted option “All day, every day”',
  ])
})

test('a draft that restores a large file can be stored again as a whole, as after a change of its files', async () => {
  const studio = await serveStudio()
  const file = join(studio.folder, 'quiz.yaml')
  await writeFile(file, `${await readFile(file, 'utf8')}${'# A long comment\n'.repeat(60_000)}`)
  const version = await publish(studio, await studio.save(await studio.newDraft(), actOf(rename)))
  await publish(studio, await studio.save(await studio.newDraft(), actOf(addOption)))
  const draft = await restore(studio, version)
  const { body, status } = await studio.call('PUT', `/drafts/${draft.id}/log`, { ...draft, keep: 0 })
  expect(status, JSON.stringify(body)).toBe(200)
})

test('the act says what the files contain, so that an editor can go on in them at once', async () => {
  const studio = await serveStudio()
  const version = await publish(studio, await studio.save(await studio.newDraft(), actOf(rename)))
  await publish(studio, await studio.save(await studio.newDraft(), actOf(addOption)))
  const { acts } = await restore(studio, version)
  expect(acts[0]?.operations).toMatchObject([{ kind: 'file', file: 'quiz.yaml', data: { id: 'phq-9' } }])
})

test('a draft that restores a version with a long note can be stored again', async () => {
  const studio = await serveStudio()
  const version = await publish(studio, await studio.save(await studio.newDraft(), actOf(rename)), 'Why? '.repeat(100))
  await publish(studio, await studio.save(await studio.newDraft(), actOf(addOption)))
  const draft = await restore(studio, version)
  const log = { ...draft, keep: 1, acts: [], name: draft.name }
  expect((await studio.call('PUT', `/drafts/${draft.id}/log`, log)).status).toBe(200)
})
