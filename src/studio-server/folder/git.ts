/** Runs git without a shell. No git, or no working copy, is not an error: the results are null. */
import { execFile, type ExecFileException } from 'node:child_process'
import { userInfo } from 'node:os'

export type GitResult =
  | { readonly ok: true; readonly output: string }
  | { readonly ok: false; readonly message: string }

/** Longer than a hook that checks the content takes. A hook that never ends would block all publishing. */
const longestMs = 2 * 60_000

export const git = (
  folder: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
  timeout = longestMs,
) =>
  new Promise<GitResult>((resolve) => {
    execFile(
      'git',
      args,
      {
        cwd: folder,
        maxBuffer: 64 * 1024 * 1024,
        timeout,
        // git must not prompt in a terminal that nobody reads.
        env: { ...process.env, GIT_TERMINAL_PROMPT: '0', GIT_EDITOR: 'true', LC_ALL: 'C', ...env },
      },
      (error, stdout, stderr) =>
        resolve(
          error
            ? { ok: false, message: messageOf(error, stderr.trim() || stdout.trim(), timeout) }
            : { ok: true, output: stdout.trim() },
        ),
    )
  })

const messageOf = ({ killed, message }: ExecFileException, output: string, timeout: number): string =>
  killed
    ? `git was stopped, because it had not ended after ${timeout / 1000} seconds. A hook or a program that asks for a password may be waiting. ${output}`.trim()
    : (output || message).slice(0, 2000)

/** The branch of the working copy that contains the folder; null outside a working copy, and for a folder that git ignores. */
export const branchOf = async (folder: string): Promise<string | null> => {
  const inside = await git(folder, ['rev-parse', '--is-inside-work-tree'])
  if (!inside.ok || inside.output !== 'true') return null
  // `check-ignore` fails when the folder is not ignored.
  if ((await git(folder, ['check-ignore', '-q', '.'])).ok) return null
  const branch = await git(folder, ['symbolic-ref', '--short', '-q', 'HEAD'])
  return branch.ok ? branch.output : 'HEAD'
}

/** The name in the git settings, otherwise the user name on this computer. */
export const editorName = async (folder: string): Promise<string> => {
  const name = await git(folder, ['config', 'user.name'])
  return (name.ok && name.output) || userName() || 'Editor'
}

/** `userInfo` throws in a container whose user has no entry in /etc/passwd. */
const userName = (): string => {
  try {
    return userInfo().username
  } catch {
    return ''
  }
}
