/** Starts the studio as an editor does (`npm run studio`), on a copy of a content, and counts what an editor presses and types. */
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import type { Locator, Page } from 'playwright'
import { expect } from 'vitest'
import { freePort } from './product.ts'

export type Studio = {
  readonly url: string
  /** The folder of the copy. */
  readonly contentDir: string
  /** Stops the process, and removes the copy. */
  readonly stop: () => Promise<void>
  /** Kills the process like a power cut, and starts another one on the same copy and port. */
  readonly restart: () => Promise<void>
}

const root = fileURLToPath(new URL('../../../', import.meta.url))

/** @param content the folder to copy for the studio, without drafts and versions that earlier studios have stored in it */
export const startStudio = async (content: string): Promise<Studio> => {
  buildOnce()
  const parent = await mkdtemp(join(tmpdir(), 'studio-'))
  const contentDir = join(parent, 'content')
  await cp(join(root, content), contentDir, { recursive: true, filter: (path) => !path.endsWith('.studio') })
  const port = await freePort()
  const url = `http://localhost:${port}`
  let child = await start(contentDir, port)
  const kill = async () => {
    // A process that has already ended emits no more events.
    if (child.exitCode !== null || child.signalCode !== null) return
    const ended = once(child, 'close')
    child.kill('SIGKILL')
    await ended
  }
  process.once('exit', () => child.kill('SIGKILL'))
  return {
    url,
    contentDir,
    stop: async () => {
      await kill()
      await rm(parent, { recursive: true, force: true })
    },
    restart: async () => {
      await kill()
      child = await start(contentDir, port)
    },
  }
}

let isBuilt = false
const buildOnce = (): void => {
  if (isBuilt) return
  const built = spawnSync(process.execPath, [join(root, 'scripts/studio.mjs'), '--build'], { encoding: 'utf8' })
  if (built.status !== 0) throw new Error(built.stderr)
  isBuilt = true
}

const start = async (contentDir: string, port: number) => {
  const child = spawn(process.execPath, [join(root, 'scripts/studio.mjs')], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, NODE_ENV: '', CONTENT_DIR: contentDir, PORT: String(port) },
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text
    })
  for (let tries = 0; tries < 600; tries++) {
    if (child.exitCode !== null) throw new Error(`The studio did not start.\n${output}`)
    const answer = await fetch(`http://localhost:${port}/studio/api/folder`).catch(() => null)
    if (answer?.ok) return child
    await wait(50)
  }
  throw new Error(`The studio did not answer.\n${output}`)
}

/** How much an editor did. Each typed letter is a key, and so is a shortcut such as Ctrl+K. */
export type Effort = { readonly presses: number; readonly keys: number }

export type Editor = {
  readonly press: (target: Locator) => Promise<void>
  /** Types into the focused element. */
  readonly type: (text: string) => Promise<void>
  readonly key: (key: string) => Promise<void>
  /** Pastes a text: one key (Ctrl+V). */
  readonly paste: (text: string) => Promise<void>
  readonly effort: () => Effort
}

/** Does what an editor does, and counts presses and keys. */
export const editorOf = (page: Page): Editor => {
  let [presses, keys] = [0, 0]
  return {
    press: async (target) => {
      await target.click()
      presses++
    },
    type: async (text) => {
      await page.keyboard.type(text)
      keys += [...text].length
    },
    key: async (key) => {
      await page.keyboard.press(key)
      keys++
    },
    paste: async (text) => {
      await page.evaluate((pasted) => {
        const data = new DataTransfer()
        data.setData('text/plain', pasted)
        const target = document.activeElement ?? document.body
        const event = new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true })
        if (target.dispatchEvent(event)) document.execCommand('insertText', false, pasted)
      }, text)
      keys++
    },
    effort: () => ({ presses, keys }),
  }
}

/** Waits until the studio says that everything is saved. */
export const saved = async (page: Page): Promise<void> => {
  await expect.poll(() => page.getByRole('status').allTextContents()).toContainEqual(expect.stringMatching(/^Saved/))
}

export const isFocused = (target: Locator): Promise<boolean> =>
  target.evaluate((element) => element === document.activeElement).catch(() => false)
