/** Publishes changes of the example phq-9, also in a working copy of git. */
import { execFileSync } from 'node:child_process'
import { readFile, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { actOf, copyExample, type ServedStudio } from '#testing/studio/serve-studio.ts'

export const title = 'How have you been?'

export const rename = (before: string, after: string) =>
  actOf({ kind: 'set', file: 'quiz.yaml', place: ['steps', 'intro', 'title'], before, after })

export const publish = (studio: ServedStudio, draft: { readonly id: string; readonly revision: number }) =>
  studio.call('POST', `/drafts/${draft.id}/publish`, { revision: draft.revision, editor: 'Ada', message: 'Friendlier' })

/** Uploads a picture for a folder of pictures that is a link to another place, where it must not be written. */
export const pictureOverALink = async (studio: ServedStudio) => {
  const outside = await copyExample()
  await symlink(outside, join(studio.folder, 'media'))
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')
  const { body } = await studio.call('PUT', '/pictures?name=a.svg', svg)
  const picture = { kind: 'picture', file: 'media/a.svg', before: null, after: String(body?.['hash']) } as const
  return { outside, picture }
}

export const quizIn = (folder: string) => readFile(join(folder, 'quiz.yaml'), 'utf8')

export const git = (folder: string, ...args: readonly string[]): string =>
  execFileSync('git', ['-c', 'user.name=Owner', '-c', 'user.email=owner@example.com', ...args], {
    cwd: folder,
    encoding: 'utf8',
  }).trim()

export const inGit = async (): Promise<string> => {
  const folder = await copyExample()
  git(folder, 'init', '-q', '-b', 'main')
  git(folder, 'config', 'user.name', 'Owner')
  git(folder, 'config', 'user.email', 'owner@example.com')
  await writeFile(join(folder, 'notes.txt'), 'one\n')
  git(folder, 'add', '.')
  git(folder, 'commit', '-q', '-m', 'Begin')
  return folder
}
