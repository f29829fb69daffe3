import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import fastify from 'fastify'
import { expect, onTestFinished, test } from 'vitest'
import { openStudioFolder } from '#studio-server/folder/studio-folder.ts'
import { copyExample } from '#testing/studio/serve-studio.ts'
import { addFolderRoutes } from './folder-routes.ts'

const drawing = '<svg xmlns="http://www.w3.org/2000/svg"/>'

test('a picture, or the drawings of a folder as one, is answered without reading the rest of the content', async () => {
  const root = await copyExample()
  await mkdir(join(root, 'media/types'), { recursive: true })
  for (const name of ['types/a.svg', 'types/b.svg', 'other.svg']) await writeFile(join(root, 'media', name), drawing)
  const folder = openStudioFolder(root)
  const read: string[] = []
  const readFiles: typeof folder.readFiles = async (isWanted) => {
    const found = await folder.readFiles(isWanted)
    read.push(...found.files.map(({ path }) => path))
    return found
  }
  const app = fastify()
  onTestFinished(() => app.close())
  addFolderRoutes(app, { ...folder, readFiles })
  expect(await app.inject('/studio/media/types/a.svg')).toMatchObject({ statusCode: 200, body: drawing })
  expect(read).toEqual(['media/types/a.svg'])
  const all = await app.inject('/studio/media/types.svg')
  expect(all.body).toContain('id="b"')
  expect(read.slice(1)).toEqual(['media/types/a.svg', 'media/types/b.svg'])
})
