/** Contents in another language than the default texts. */
import { mkdtemp, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { onTestFinished } from 'vitest'
import { defaultTextsOf } from '#content/compile-files.ts'
import { readFolder } from '#content/folder/read-folder.ts'
import { compilerInputs } from '#content/package-files.ts'
import { withOwnTexts, type OwnTexts } from '#content/write/own-texts.ts'

export const trivia = await readFile('examples/trivia/quiz.yaml', 'utf8')

export const german = trivia.replace('site:\n', 'site:\n  locale: de-DE\n')

export const folderWith = async (files: Readonly<Record<string, string>>): Promise<string> => {
  const parent = await mkdtemp(join(tmpdir(), 'texts-'))
  onTestFinished(() => rm(parent, { recursive: true, force: true }))
  for (const [path, text] of Object.entries(files)) await write(join(parent, 'content'), path, text)
  return join(parent, 'content')
}

export const write = async (folder: string, path: string, text: string): Promise<void> => {
  await mkdir(dirname(join(folder, path)), { recursive: true })
  await writeFile(join(folder, path), text)
}

/** What the command `texts` does. */
export const addTexts = async (folder: string): Promise<OwnTexts> => {
  const read = await readFolder(folder)
  const { defaults } = compilerInputs()
  const added = withOwnTexts(defaultTextsOf(read, compilerInputs()), {
    own: read.files,
    defaults,
    schemas: read.schemas,
  })
  for (const { path, text } of added.written) await write(folder, path, text)
  return added
}
