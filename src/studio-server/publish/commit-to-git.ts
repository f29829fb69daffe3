import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { branchOf, git } from '#studio-server/folder/git.ts'

export type GitCommit = { readonly commit: string | null; readonly problem: string | null }

/** Paths are file names, not patterns. */
const literal = { GIT_LITERAL_PATHSPECS: '1' }
const noAddress = 'studio@localhost'

/**
 * Commits exactly these files, with the editor as the author. Other staged changes stay staged and are not committed. If git refuses
 * (a hook, a merge in progress), the publication stands, and the reason is returned. Files that git ignores are left out, and named.
 *
 * @param paths relative to the folder
 */
export const commitToGit = async (
  folder: string,
  { paths, author, message }: { readonly paths: readonly string[]; readonly author: string; readonly message: string },
): Promise<GitCommit> => {
  if ((await branchOf(folder)) === null) return { commit: null, problem: null }
  const ignored = await ignoredOf(folder, paths)
  const problem = ignored.length > 0 ? `git ignores ${ignored.join(', ')}.` : null
  const there = paths.filter((path) => existsSync(join(folder, path)) && !ignored.includes(path))
  // git has to know new files before it can commit them by path.
  if (there.length > 0) {
    const added = await git(folder, ['add', '--intent-to-add', '--', ...there], literal)
    if (!added.ok) return { commit: null, problem: added.message }
  }
  const known = await git(folder, ['ls-files', '-z', '--', ...paths], literal)
  const tracked = known.ok ? known.output.split('\0').filter((path) => path !== '') : []
  if (tracked.length === 0) return { commit: null, problem }
  // The files may be the same as in the last commit, for example after a restore. In a repository without commits this command fails, too.
  if ((await git(folder, ['diff', '--quiet', 'HEAD', '--', ...tracked], literal)).ok) return { commit: null, problem }
  const email = (await setting(folder, 'user.email')) ?? noAddress
  const name = nameOf(author)
  const committer = (await setting(folder, 'user.name')) ?? name
  const identity = ['-c', `user.name=${committer}`, '-c', `user.email=${email}`]
  const committed = await git(
    folder,
    [
      ...identity,
      'commit',
      '--quiet',
      `--author=${name} <${email}>`,
      `--message=${message}`,
      '--only',
      '--',
      ...tracked,
    ],
    literal,
  )
  if (!committed.ok) return { commit: null, problem: committed.message }
  const head = await git(folder, ['rev-parse', 'HEAD'])
  return { commit: head.ok ? head.output : null, problem }
}

/** The paths that a .gitignore covers, unless they are already committed. A single one would keep all others from being added. */
const ignoredOf = async (folder: string, paths: readonly string[]): Promise<readonly string[]> => {
  const found = await git(folder, ['-c', 'core.quotePath=false', 'check-ignore', '--', ...paths])
  // It fails if it finds none.
  return found.ok ? found.output.split('\n') : []
}

const setting = async (folder: string, name: string): Promise<string | null> => {
  const read = await git(folder, ['config', name])
  return (read.ok && read.output) || null
}

/** git refuses names that contain these characters, and empty names. */
const nameOf = (author: string): string => author.replace(/[<>\p{C}]/gu, '').trim() || 'Editor'
