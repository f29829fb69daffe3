import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { expect, test } from 'vitest'
import type { Folder } from '#editing/studio-api.ts'
import { actOf, serveStudio } from '#testing/studio/serve-studio.ts'

const path = 'quiz/sections/präferenzen (2).yaml'

test('a file with a byte order mark and a name that the studio would not give can be changed and deleted', async () => {
  const studio = await serveStudio()
  const file = join(studio.folder, path)
  const schemas = relative(studio.folder, 'schemas')
  const question = '{id: likes, type: question, choice: text, title: What do you like?}'
  const text = `\uFEFF# yaml-language-server: $schema=../../${schemas}/section.schema.json\nid: more\ntitle: More\nquestions:\n  - ${question}\n`
  await mkdir(join(studio.folder, 'quiz/sections'), { recursive: true })
  await writeFile(file, text)
  const { files } = (await studio.call('GET', '/folder')).body as unknown as Folder
  expect(files.find((one) => one.path === path)?.text).toBe(text)

  const rename = { kind: 'set', file: path, place: ['title'], before: 'More', after: 'Most' } as const
  const added = { kind: 'file', file: 'quiz/sections/ä.yaml', before: null, after: text } as const
  const draft = await studio.newDraft()
  await expect(studio.save(draft, actOf(added))).rejects.toThrow('cannot be a file of the content')
  expect(await studio.save(draft, actOf(rename))).toMatchObject({ done: 1 })
  const deletion = await studio.save(
    await studio.newDraft(),
    actOf({ kind: 'file', file: path, before: text, after: null }),
  )
  const request = { revision: deletion.revision, editor: 'Ada', message: '' }
  const { body } = await studio.call('POST', `/drafts/${deletion.id}/publish`, request)
  expect(body, JSON.stringify(body)).toHaveProperty('version')
  await expect(readFile(file)).rejects.toThrow('ENOENT')
})
