import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { databases } from '#testing/server/databases.ts'
import { startServer } from '#testing/server/server.ts'
import { type LogFiles, openLogFiles } from './log-files.ts'
import type { LogRoom } from './log-room.ts'

const day = 24 * 60 * 60 * 1000
const periods = { access_log_days: 14, security_log_months: 12 }

describe('log files', () => {
  let folder: string
  let now: Date
  let elsewhere: string[]
  let files: LogFiles | undefined
  beforeEach(() => {
    folder = join(mkdtempSync(join(tmpdir(), 'log-')), 'logs')
    now = new Date('2026-11-22T23:59:59.000Z')
    elsewhere = []
    files = undefined
  })
  afterEach(() => {
    files?.close()
    rmSync(join(folder, '..'), { recursive: true, force: true })
  })
  const open = (room: LogRoom = { minFreeBytes: 0, freeBytes: () => 0 }): LogFiles =>
    (files = openLogFiles(
      folder,
      periods,
      () => now,
      (line) => elsewhere.push(line),
      room,
    ))
  const read = (name: string) => readFileSync(join(folder, name), 'utf8')

  test('security events and other lines are in separate daily files that only the owner can read', () => {
    const { write } = open()
    write('{"level":"info","msg":"request"}\n')
    write('{"level":"info","event":"login"}\n')
    now = new Date(now.getTime() + 2000)
    write('{"level":"info","msg":"another day"}\n')
    expect(readdirSync(folder).sort()).toEqual([
      'security-2026-11-22.log',
      'security-2026-11-23.log',
      'server-2026-11-22.log',
      'server-2026-11-23.log',
    ])
    expect(read('server-2026-11-22.log')).toBe('{"level":"info","msg":"request"}\n')
    expect(read('security-2026-11-22.log')).toBe('{"level":"info","event":"login"}\n')
    expect(read('server-2026-11-23.log')).toBe('{"level":"info","msg":"another day"}\n')
    expect([statSync(folder).mode & 0o777, statSync(join(folder, 'server-2026-11-22.log')).mode & 0o777]).toEqual([
      0o700, 0o600,
    ])
  })

  test('a line that only contains the text of an event field is not an event', () => {
    const { write } = open()
    write(`${JSON.stringify({ msg: 'a', err: { event: 'x' } })}\n`)
    write(`${JSON.stringify({ msg: '"event":' })}\n`)
    expect(read('security-2026-11-22.log')).toBe('')
  })

  test('each kind is deleted after its own retention period, at start and at midnight; other files stay', () => {
    open().close()
    const at = (before: number) => new Date(now.getTime() - before * day).toISOString().slice(0, 10)
    const names = [13, 14, 364, 365].flatMap((age) => [`server-${at(age)}.log`, `security-${at(age)}.log`])
    for (const name of [...names, 'server.log', 'server-2020-01-01.log.gz']) writeFileSync(join(folder, name), 'x')
    const { write } = open()
    const left = () => readdirSync(folder).sort()
    expect(left()).toEqual(
      [
        ...[0, 13, 14, 364].map((age) => `security-${at(age)}.log`),
        ...[0, 13].map((age) => `server-${at(age)}.log`),
        'server.log',
        'server-2020-01-01.log.gz',
      ].sort(),
    )
    now = new Date(now.getTime() + day)
    write('x\n')
    expect(left()).not.toContain(`server-${at(14)}.log`)
    expect(left()).not.toContain(`security-${at(365)}.log`)
  })

  test('a line that cannot be written goes to the fallback, and later lines to the files again', () => {
    const { write } = open()
    rmSync(folder, { recursive: true })
    writeFileSync(folder, 'no folder')
    now = new Date(now.getTime() + 2000)
    write('lost\n')
    expect(elsewhere).toEqual(['lost\n'])
    rmSync(folder)
    write('found\n')
    expect([elsewhere, read('server-2026-11-23.log')]).toEqual([['lost\n'], 'found\n'])
  })

  test('when the disk is almost full, lines of level info are left out until it has room, and this is said once', () => {
    vi.useFakeTimers({ toFake: ['performance'] })
    onTestFinished(() => {
      vi.useRealTimers()
    })
    let free = 100
    const { write } = open({ minFreeBytes: 50, freeBytes: () => free })
    write('{"level":"info","msg":"a"}\n')
    free = 49
    vi.advanceTimersByTime(5000)
    for (const level of ['info', 'info', 'warn', 'error']) write(`{"level":"${level}","msg":"full"}\n`)
    write('{"level":"info","event":"login"}\n')
    free = 50
    vi.advanceTimersByTime(5000)
    write('{"level":"info","msg":"b"}\n')
    const said = read('server-2026-11-22.log')
      .trim()
      .split('\n')
      .map((line) => (JSON.parse(line) as { msg: string }).msg)
    expect(said).toEqual([
      'a',
      expect.stringContaining('almost full'),
      'full',
      'full',
      expect.stringContaining('has room again'),
      'b',
    ])
    expect(read('security-2026-11-22.log')).toContain('login')
    expect(elsewhere).toEqual([])
  })

  // The number of open files of this process. Only Linux lists them.
  const openFiles = (): number => readdirSync('/proc/self/fd').length

  test.runIf(existsSync('/proc/self/fd'))('lines that cannot be written leave no files open', () => {
    const { write } = open()
    mkdirSync(join(folder, 'security-2026-11-23.log'))
    now = new Date(now.getTime() + 2000)
    write('first\n')
    const before = openFiles()
    for (let at = 0; at < 20; at += 1) write('lost\n')
    expect(openFiles()).toBe(before)
    expect(elsewhere).toHaveLength(21)
    rmdirSync(join(folder, 'security-2026-11-23.log'))
    write('found\n')
    expect(read('server-2026-11-23.log')).toBe('found\n')
  })

  test.runIf(existsSync('/proc/self/fd'))('an old file that cannot be deleted does not prevent writing', () => {
    const { write, close } = open()
    mkdirSync(join(folder, 'server-2020-01-01.log'))
    now = new Date(now.getTime() + 2000)
    write('first\n')
    const before = openFiles()
    for (let at = 0; at < 20; at += 1) write('next\n')
    expect(openFiles()).toBe(before)
    expect(read('server-2026-11-23.log')).toBe(`first\n${'next\n'.repeat(20)}`)
    expect(elsewhere).toEqual([expect.stringMatching(/"old log files cannot be deleted","code":"E[A-Z_]+"/)])
    close()
    // The same when the folder already exists at the start.
    open().write('last\n')
    expect(read('server-2026-11-23.log')).toMatch(/last\n$/)
  })

  test('an unusable folder is a start failure that names the variable', () => {
    writeFileSync(folder, 'no folder')
    expect(open).toThrow(/^LOG_DIR: log files cannot be written to .+ \(E[A-Z]+\)\. Give another folder\.$/)
  })

  test('a server logs to the files', async () => {
    const place = await (databases[0] ?? expect.fail()).place()
    const server = await startServer(place, { settings: { logStream: open() } })
    await server.app.inject('/api/users/csrf')
    await server.close()
    await place.remove()
    expect(existsSync(join(folder, 'server-2026-11-22.log'))).toBe(true)
    expect(read('server-2026-11-22.log')).toMatch(/"route":"\/api\/users\/csrf","status":200/)
  })
})
