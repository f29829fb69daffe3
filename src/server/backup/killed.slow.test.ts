/** Backup and restore as separate processes, beside a running server and killed at various moments. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, existsSync, mkdirSync, readdirSync, rmSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { backUp, readSiteData, newFolder, operatorEnvironment, openPhotos, restore } from '#testing/server/backups.ts'
import { type BuiltServer, buildServer } from '#testing/browser/build-server.ts'
import { databases, type TestPlace } from '#testing/server/databases.ts'
import { isLong } from '#testing/long.ts'
import { randomKey, submissionOf } from '#testing/samples/make-submission.ts'
import { fetchWhenFree } from '#testing/server/fetch-when-free.ts'
import { collectFiles, putNewPhoto } from '#testing/server/photo-stores.ts'
import { startProduct } from '#testing/browser/product.ts'
import { picture } from '#testing/server/reports.ts'
import { productContent, startServer, store } from '#testing/server/server.ts'
import { newId } from '#server/accounts/secrets.ts'
import { isEmptyTable } from '#server/store/operations/archive.ts'
import { openForReading } from '#server/store/database/database.ts'
import type { Store } from '#server/store/database/tables.ts'
import type { SubmissionReply } from '#types/api.generated.ts'

const rounds = isLong ? 5 : 1

let built: BuiltServer
beforeAll(async () => {
  built = await buildServer()
})
afterAll(() => built.remove())

type Running = { readonly child: ChildProcess; readonly ended: Promise<unknown>; readonly output: () => string }

const operate = (place: TestPlace, ...args: readonly string[]): Running => {
  const child = spawn(process.execPath, [join(built.dist, 'server/operator.js'), ...args], {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, ...operatorEnvironment(place) },
  })
  let output = ''
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    output += text
  })
  return { child, ended: once(child, 'close'), output: () => output }
}

/** Kills the process as soon as `isTime` is true. Fails if the process ended by itself before that. */
const killWhen = async ({ child, ended, output }: Running, isTime: () => boolean | Promise<boolean>): Promise<void> => {
  while (child.exitCode === null && !(await isTime())) await wait(1)
  child.kill('SIGKILL')
  await ended
  expect([child.exitCode, child.signalCode, output()]).toEqual([null, 'SIGKILL', expect.anything()])
}

const filesIn = (folder: string, ending: string): number =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true }).filter((name) => String(name).endsWith(ending)).length
    : 0

describe('without development packages', () => {
  let root: string
  beforeAll(() => {
    root = newFolder()
    for (const name of ['scripts', 'package.json', 'schemas', 'content'])
      cpSync(name, join(root, name), { recursive: true })
    cpSync(built.dist, join(root, 'dist'), { recursive: true })
    mkdirSync(join(root, 'node_modules'))
    for (const name of readdirSync('node_modules'))
      if (!/^(\.|vite)/.test(name))
        symlinkSync(join(process.cwd(), 'node_modules', name), join(root, 'node_modules', name))
  })
  afterAll(() => {
    rmSync(root, { recursive: true, force: true })
  })

  const run = (script: string, ...args: readonly string[]) => {
    const env = { ...process.env, DATA_DIR: join(root, 'data'), CONTENT_DIR: join(root, 'content') }
    const { status, stdout, stderr } = spawnSync(process.execPath, [join(root, 'scripts', script), ...args], {
      encoding: 'utf8',
      env,
    })
    return { status, stdout, stderr }
  }

  test('the commands run from the build', { timeout: 120_000 }, () => {
    expect(run('backup.mjs', '--help')).toEqual({
      status: 0,
      stdout: expect.stringMatching(/^npm run backup -- </),
      stderr: '',
    })
    expect(run('backup.mjs')).toEqual({
      status: 2,
      stdout: '',
      stderr: expect.stringMatching(/^Name one folder.*npm run backup -- </s),
    })
    expect(run('restore.mjs', '--verify', join(root, 'content'))).toEqual({
      status: 1,
      stdout: '',
      stderr: expect.stringMatching(/^There is no backup in \S+content: it has no manifest\.json\.$/m),
    })
    expect(run('backup.mjs', join(root, 'package.json', 'below'))).toMatchObject({
      status: 1,
      stderr: expect.not.stringMatching(/^ +at /m),
    })
    expect(run('export.mjs', 'feedbak')).toMatchObject({
      status: 2,
      stderr: expect.stringMatching(/^npm run export does not know the table feedbak\. Did you mean feedback\?/),
    })
  })

  test('without a build the message says how to make one', () => {
    rmSync(join(root, 'dist'), { recursive: true })
    expect(run('backup.mjs', 'x')).toMatchObject({
      status: 1,
      stderr: expect.stringMatching(/^There is no build\. Run npm run build/),
    })
  })
})

/** Normally each moment of a kill is tested on one of the databases; in the long run, all moments on both. */
const momentsOf = <Moment>(all: readonly Moment[], name: string): readonly Moment[] =>
  isLong ? all : all.filter((_, at) => at % databases.length === databases.findIndex((one) => one.name === name))

describe.each(databases)('over $name', ({ name, place: makePlace }) => {
  let source: TestPlace
  let folder: string
  let archive: string
  beforeEach(async () => {
    source = await makePlace()
    folder = newFolder()
    archive = join(folder, 'archive')
  })
  afterEach(async () => {
    await source.remove()
    rmSync(folder, { recursive: true, force: true })
  })

  const start = (place: TestPlace) =>
    startProduct({
      dist: built.dist,
      dataDir: place.dataDir,
      env: {
        RATE_LIMIT_PER_MINUTE: '1000000',
        LOG_LEVEL: 'error',
        ...(place.databaseUrl !== null && { DATABASE_URL: place.databaseUrl }),
      },
    })

  /** Stores enough that backup and restore take a while. */
  const fillWith = async (submissions: number, photos: number): Promise<void> => {
    const server = await startServer(source)
    const { id } = await store(server)
    const queries = server.database.store
    const row = await queries.selectFrom('submissions').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
    const copies = Array.from({ length: submissions }, () => ({ ...row, id: newId(), idempotency_key: randomKey() }))
    for (let from = 0; from < copies.length; from += 50)
      await queries
        .insertInto('submissions')
        .values(copies.slice(from, from + 50))
        .execute()
    const bytes = await picture()
    for (const copy of copies.slice(0, photos)) {
      const file = await putNewPhoto(server.photos, bytes)
      const about = { bytes: bytes.length, width: 64, height: 48, created_at: row.created_at, sent: null }
      await queries
        .insertInto('photos')
        .values({ submission_id: copy.id, view: 'top', file, ...about })
        .execute()
    }
    await server.close()
  }

  test(
    'a backup during writes contains everything that was acknowledged before it began, and is consistent',
    { timeout: 180_000 },
    async () => {
      await fillWith(100, 20)
      const { content, version } = await productContent()
      const product = await start(source)
      const acknowledged: string[] = []
      let isWriting = true
      const write = async (): Promise<void> => {
        while (isWriting) {
          const reply = await fetchWhenFree(`${product.url}/api/quiz/submissions`, {
            method: 'POST',
            headers: { 'content-type': 'application/json', 'idempotency-key': randomKey() },
            body: JSON.stringify(submissionOf(content, version)),
          })
          if (reply.status !== 201) throw new Error(`${reply.status} ${await reply.text()}`)
          acknowledged.push(((await reply.json()) as SubmissionReply).id)
        }
      }
      const writing = Promise.all(Array.from({ length: 4 }, write))
      while (acknowledged.length < 20) await wait(5)
      const before = [...acknowledged]
      const running = operate(source, 'backup', archive)
      await running.ended
      const during = acknowledged.length - before.length
      isWriting = false
      await writing
      expect([running.child.exitCode, running.output()]).toEqual([0, expect.stringContaining('Backup of')])
      expect(during).toBeGreaterThan(0)
      expect(await product.stop()).toBe(0)

      const target = await makePlace()
      expect(await restore(target, archive)).toMatchObject({ ok: true })
      const reader = await openForReading(target)
      const ids = new Set((await reader.selectFrom('submissions').select('id').execute()).map(({ id }) => id))
      expect(before.filter((id) => !ids.has(id))).toEqual([])
      // Consistent: a submission and its consents are written in one transaction.
      const consents = await reader.selectFrom('consents').select('submission_id').execute()
      expect(consents.filter(({ submission_id }) => !ids.has(submission_id))).toEqual([])
      const counts = new Map<string, number>()
      for (const { submission_id } of consents) counts.set(submission_id, (counts.get(submission_id) ?? 0) + 1)
      for (const id of acknowledged.filter((one) => ids.has(one)))
        expect(counts.get(id)).toBe(content.consent.consents.length)
      await reader.destroy()
      await target.remove()
    },
  )

  test(
    'a killed backup leaves no archive and does not affect the server, and the next one is complete',
    { timeout: 180_000 },
    async () => {
      await fillWith(400, 60)
      const product = await start(source)
      const moments = [
        () => existsSync(join(archive, 'unfinished')),
        () => filesIn(join(archive, 'rows'), '.gz') > 1,
        () => filesIn(join(archive, 'photos'), '.jpg') > 5,
      ]
      for (let round = 0; round < rounds; round += 1)
        for (const moment of momentsOf(moments, name)) {
          rmSync(archive, { recursive: true, force: true })
          await killWhen(operate(source, 'backup', archive), moment)
          expect(existsSync(join(archive, 'manifest.json'))).toBe(false)
          expect((await fetch(`${product.url}/readyz`)).status).toBe(200)
          expect(await restore(source, '--verify', archive)).toEqual({
            ok: false,
            output: expect.stringMatching(/never finished|no backup/),
          })
        }
      const again = operate(source, 'backup', archive)
      await again.ended
      expect([again.child.exitCode, again.output()]).toEqual([0, expect.stringContaining('Starting it again')])
      expect(await restore(source, '--verify', archive)).toMatchObject({ ok: true })
      expect(await product.stop()).toBe(0)
    },
  )

  test(
    'after a killed restore no server starts, and the same restore can be resumed',
    { timeout: 240_000 },
    async () => {
      await fillWith(400, 60)
      expect(await backUp(source, archive)).toMatchObject({ ok: true })
      const held = await readSiteData(source)
      /** Polls over one connection, because opening one each time would take too long: all rows are restored within a second. */
      const rowsIn = (place: TestPlace) => {
        let reader: Store | null = null
        const isTime = async (): Promise<boolean> => {
          try {
            reader ??= await openForReading(place)
            return !(await isEmptyTable(reader, 'submissions'))
          } catch {
            // The tables do not exist yet.
            return false
          }
        }
        return { isTime, close: async () => reader?.destroy() }
      }
      const moments = [
        (place: TestPlace) => ({
          isTime: () => filesIn(join(place.dataDir, 'photos'), '.jpg') > 3,
          close: async () => undefined,
        }),
        rowsIn,
      ]
      for (let round = 0; round < rounds; round += 1)
        for (const moment of momentsOf(moments, name)) {
          const target = await makePlace()
          const { isTime, close } = moment(target)
          await killWhen(operate(target, 'restore', archive), isTime)
          await close()
          const refused = await start(target).then(
            async (product) => `It started ${await product.stop()}`,
            (error: unknown) => String(error),
          )
          expect(refused).toMatch(
            /The restore of the backup of .* was not finished.*Run npm run restore with that backup again/s,
          )
          const other = join(folder, 'other')
          if (!existsSync(other)) expect(await backUp(source, other)).toMatchObject({ ok: true })
          expect((await restore(target, other)).output).toMatch(/contains a part of another backup/)
          expect(await restore(target, archive)).toEqual({
            ok: true,
            output: expect.stringContaining('It starts over'),
          })
          expect(await readSiteData(target)).toEqual(held)
          expect(await collectFiles((await openPhotos(target)).list())).toHaveLength(60)
          await target.remove()
        }
    },
  )
})
