/** Starts the built product as an operator does: a separate process, configured by environment variables. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { copyFileSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'

export type ProductOptions = {
  readonly contentDir?: string
  /** Pass the same folder to restart with the stored data. Default: a new folder, removed when the test process exits. */
  readonly dataDir?: string
  readonly port?: number
  readonly env?: Readonly<Record<string, string>>
  /** Folder of the build. Default: dist. */
  readonly dist?: string
}

export type Product = {
  readonly url: string
  readonly port: number
  readonly pid: number
  readonly dataDir: string
  readonly logs: () => string
  /** Stops the process gracefully and returns its exit code. Throws if it is still running after ten seconds. */
  readonly stop: () => Promise<number | null>
  /** Kills the process without any cleanup, like a power cut. */
  readonly kill: () => Promise<void>
}

const root = fileURLToPath(new URL('../../../', import.meta.url))
const startTimeoutMs = 30_000

export const startProduct = async (options: ProductOptions = {}): Promise<Product> => {
  const port = options.port ?? (await freePort())
  const dataDir = options.dataDir ?? temporaryFolder()
  const dist = options.dist ?? join(root, 'dist')
  const main = join(dist, 'server/main.js')
  // Starting with already compiled content is three times as fast. The product checks that it is up to date.
  const compiledContent = { kept: join(dist, 'content.json'), own: join(dataDir, 'content.json') }
  if (existsSync(compiledContent.kept) && existsSync(dataDir) && !existsSync(compiledContent.own))
    copyFileSync(compiledContent.kept, compiledContent.own)
  const child = spawn(process.execPath, [main], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...inherited(),
      // Tests store more submissions from one address than the daily limit allows.
      SUBMISSIONS_PER_DAY: '1000000',
      PHOTO_MB_PER_DAY: '100000',
      HOST: '127.0.0.1',
      PORT: String(port),
      DATA_DIR: dataDir,
      ...(options.contentDir === undefined ? {} : { CONTENT_DIR: options.contentDir }),
      ...options.env,
    },
  })
  let logs = ''
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      logs += text
    })
  const ended = once(child, 'close')
  const running = () => child.exitCode === null && child.signalCode === null
  cleanUpOnExit(() => child.kill('SIGKILL'))

  const kill = async () => {
    child.kill('SIGKILL')
    await ended
  }
  const stop = async () => {
    child.kill('SIGTERM')
    const obeyed = await Promise.race([ended.then(() => true), wait(10_000, false, { ref: false })])
    if (!obeyed) {
      await kill()
      throw new Error(`The product did not stop.\n${logs}`)
    }
    return child.exitCode
  }

  const url = `http://127.0.0.1:${port}`
  const deadline = Date.now() + startTimeoutMs
  while (!(await isReady(url))) {
    if (running() && Date.now() < deadline) {
      await wait(25)
      continue
    }
    await kill()
    throw new Error(`The product did not start (exit code ${child.exitCode}).\n${logs}`)
  }
  if (options.contentDir === undefined && !existsSync(compiledContent.kept) && existsSync(compiledContent.own))
    copyFileSync(compiledContent.own, compiledContent.kept)
  return { url, port, pid: child.pid ?? 0, dataDir, logs: () => logs, stop, kill }
}

const isReady = (url: string): Promise<boolean> =>
  fetch(`${url}/readyz`, { signal: AbortSignal.timeout(2_000) }).then(
    (response) => response.ok,
    () => false,
  )

/**
 * Only what a program needs to run. The developer's own settings must not reach the product: with their SMTP_URL a test would send real
 * mails.
 */
const inherited = (): NodeJS.ProcessEnv => {
  const needed =
    /^(PATH|HOME|USER|LANG|TZ|TMPDIR|TMP|TEMP|SYSTEMROOT|SYSTEMDRIVE|WINDIR|PATHEXT|NODE_OPTIONS|(LC|LD|DYLD)_.*)$/i
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => needed.test(name)))
}

export const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  if (address === null || typeof address === 'string') throw new Error('A server on a port has an address')
  return address.port
}

const temporaryFolder = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'product-'))
  cleanUpOnExit(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** Vitest stops its workers with SIGTERM, which does not emit 'exit'. */
const cleanUpOnExit = (remove: () => void): void => {
  cleanups.add(remove)
  if (cleanups.size > 1) return
  process.once('exit', runCleanups)
  process.once('SIGTERM', () => {
    runCleanups()
    process.kill(process.pid, 'SIGTERM')
  })
}
const cleanups = new Set<() => void>()
const runCleanups = () => cleanups.forEach((remove) => remove())
