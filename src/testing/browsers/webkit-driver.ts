/** Driver for WebKit: W3C WebDriver (JSON over HTTP) with WebKitWebDriver, which starts webkit-window.py on a virtual display. */
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { freePort } from '#testing/browser/product.ts'
import type { Key, Session, SessionOptions, Tab } from './driver.ts'

const keys: Readonly<Record<Key, string>> = {
  Tab: '\uE004',
  ArrowDown: '\uE015',
}

const window = fileURLToPath(new URL('webkit-window.py', import.meta.url))
const elementKey = 'element-6066-11e4-a52e-4f735466cecf'

type Send = (method: 'GET' | 'POST' | 'DELETE', path: string, body?: unknown) => Promise<unknown>

export const openWebkit = async ({ isPrivate = false, url }: SessionOptions): Promise<Session> => {
  const folder = await mkdtemp(join(tmpdir(), 'webkit-'))
  const display = process.env['DISPLAY'] ? null : await startDisplay()
  const port = await freePort()
  const driver = spawn(process.env['WEBKIT_DRIVER_PATH'] ?? '', [`--port=${port}`], {
    stdio: 'ignore',
    env: {
      ...process.env,
      ...(display && { DISPLAY: display.name }),
      GDK_BACKEND: 'x11',
      LIBGL_ALWAYS_SOFTWARE: '1',
      // No session bus, no desktop settings.
      GSETTINGS_BACKEND: 'memory',
      NO_AT_BRIDGE: '1',
    },
  })
  const end = async () => {
    await Promise.all([stop(driver), display && stop(display.process)])
    await rm(folder, { recursive: true, force: true, maxRetries: 5 })
  }
  try {
    const send = sendTo(`http://127.0.0.1:${port}`)
    await untilReady(send)
    const args = [window, isPrivate ? '--private' : folder]
    const { sessionId } = (await send('POST', '/session', {
      capabilities: {
        alwaysMatch: { 'webkitgtk:browserOptions': { binary: process.env['WEBKIT_PYTHON_PATH'], args } },
      },
    })) as { readonly sessionId: string }
    const toSession: Send = (method, path, body) => send(method, `/session/${sessionId}${path}`, body)
    const first = (await toSession('GET', '/window')) as string
    return {
      tab: tabOf(toSession, first, url),
      newTab: async () => {
        const { handle } = (await toSession('POST', '/window/new', { type: 'window' })) as { readonly handle: string }
        return tabOf(toSession, handle, url)
      },
      close: async () => {
        await send('DELETE', `/session/${sessionId}`).catch(() => undefined)
        await end()
      },
    }
  } catch (error) {
    await end()
    throw error
  }
}

const tabOf = (send: Send, handle: string, url: string): Tab => {
  const here: Send = async (method, path, body) => {
    await send('POST', '/window', { handle })
    return send(method, path, body)
  }
  const element = async (selector: string): Promise<string> => {
    const found = (await here('POST', '/element', { using: 'css selector', value: selector })) as Record<string, string>
    return `/element/${found[elementKey]}`
  }
  const run: Tab['run'] = async (work, ...given) => {
    const script = `const done = arguments[arguments.length - 1]
      Promise.resolve().then(() => (${String(work)})(...[...arguments].slice(0, -1)))
        .then((value) => done({ value }), (error) => done({ error: String(error) }))`
    const reply = (await here('POST', '/execute/async', { script, args: given })) as {
      readonly value?: unknown
      readonly error?: string
    }
    if (reply.error !== undefined) throw new Error(reply.error)
    return reply.value as never
  }
  return {
    run,
    go: async (path) => {
      await here('POST', '/url', { url: new URL(path, url).href })
    },
    click: async (selector) => {
      await here('POST', `${await element(selector)}/click`, {})
    },
    type: async (selector, text) => {
      await here('POST', `${await element(selector)}/value`, { text })
    },
    choose: async (selector, file) => {
      await here('POST', `${await element(selector)}/value`, { text: file })
    },
    press: async (key) => {
      const actions = ['keyDown', 'keyUp'].map((type) => ({ type, value: keys[key] }))
      await here('POST', '/actions', { actions: [{ type: 'key', id: 'keyboard', actions }] })
    },
  }
}

const sendTo =
  (address: string): Send =>
  async (method, path, body) => {
    const reply = await fetch(address + path, { method, ...(body !== undefined && { body: JSON.stringify(body) }) })
    const { value } = (await reply.json()) as { readonly value: unknown }
    if (!reply.ok) throw new Error(`WebKitWebDriver, ${method} ${path}: ${JSON.stringify(value)}`)
    return value
  }

const untilReady = async (send: Send): Promise<void> => {
  for (let tries = 0; tries < 100; tries += 1) {
    if (await send('GET', '/status').catch(() => null)) return
    await wait(100)
  }
  throw new Error('WebKitWebDriver did not start')
}

/** The X server picks a free display and prints its number. */
const startDisplay = async () => {
  const server = spawn('Xvfb', ['-displayfd', '1', '-screen', '0', '1280x1024x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const [number] = (await once(server.stdout, 'data')) as [Buffer]
  return { process: server, name: `:${number.toString().trim()}` }
}

const stop = async (child: ChildProcess): Promise<void> => {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'close')
  child.kill()
  await ended
}
