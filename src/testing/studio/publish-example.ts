/** Publishes changes of the example phq-9, also in a working copy of git. */
import { execFileSync } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { actOf, copyExample, type ServedStudio } from '#testing/studio/serve-studio.ts'

export const title = 'How have you been?'

export const rename = (before: string, after: string) =>
  actOf({ kind: 'set', file: 'quiz.yaml', place: ['steps', 'intro', 'title'], before, after })

export const publish = (studio: ServedStudio, draft: { readonly id: string; readonly revision: number }) =>
  studio.call('POST', `/drafts/${draft.id}/publish`, { revision: draft.revision, editor: 'Ada', message: 'Friendlier' })

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
