/** Runs the command `npm run new`. */
import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'

export const run = (...args: string[]) =>
  new Promise<{ code: number; out: string; err: string }>((done) => {
    const { INIT_CWD: _, ...env } = process.env
    execFile(process.execPath, ['scripts/new.mjs', ...args], { env, timeout: 20_000 }, (error, out, err) =>
      done({ code: Number(error?.code ?? 0), out, err }),
    )
  })

export const temporary = async (): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), 'new-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}
