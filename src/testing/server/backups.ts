/** Support for backup tests: fills a site, runs the operator commands, and reads all data of a site for comparison. */
import { collectFiles } from './photo-stores.ts'
import { copyFileSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDiskPhotoStore, type PhotoStore } from '#server/photos/photo-store.ts'
import { backupCommand } from '#server/operator/backup-command.ts'
import type { Command } from '#server/operator/command.ts'
import { restoreCommand } from '#server/operator/restore-command.ts'
import { isStartFailure } from '#server/config/start-failure.ts'
import { readPage, type Row } from '#server/store/operations/archive.ts'
import { archivedTables, type TableName } from '#server/store/operations/archived-tables.ts'
import { digestOf } from '#server/accounts/secrets.ts'
import { openDatabase } from '#server/store/database/database.ts'
import { signUp, type TestUser, visitorOf } from './accounts.ts'
import type { TestPlace } from './databases.ts'
import { uploadPhotos, createReport } from './reports.ts'
import { store, type TestServer } from './server.ts'

export const newFolder = (): string => mkdtempSync(join(tmpdir(), 'backup-'))

export type Outcome = { readonly ok: boolean; readonly output: string }

/** Cached because compiling the content takes about a second. */
let compiled: string | undefined

export const operatorEnvironment = ({ dataDir, databaseUrl, env }: TestPlace): Readonly<Record<string, string>> => ({
  DATA_DIR: dataDir,
  ...(databaseUrl !== null && { DATABASE_URL: databaseUrl }),
  ...env,
})

const run = async (command: Command, place: TestPlace, words: readonly string[]): Promise<Outcome> => {
  const lines: string[] = []
  const own = join(place.dataDir, 'content.json')
  if (compiled !== undefined && !existsSync(own)) copyFileSync(compiled, own)
  try {
    await command.run(words, operatorEnvironment(place), {
      log: (line) => lines.push(line),
      write: async () => undefined,
    })
    return { ok: true, output: lines.join('\n') }
  } catch (error) {
    if (!isStartFailure(error)) throw error
    return { ok: false, output: [...lines, error.message].join('\n') }
  } finally {
    if (compiled === undefined && existsSync(own)) compiled = cacheCompiled(own)
  }
}

const cacheCompiled = (file: string): string => {
  const folder = newFolder()
  const copy = join(folder, 'content.json')
  copyFileSync(file, copy)
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  return copy
}

export const backUp = (place: TestPlace, ...words: readonly string[]): Promise<Outcome> =>
  run(backupCommand, place, words)
export const restore = (place: TestPlace, ...words: readonly string[]): Promise<Outcome> =>
  run(restoreCommand, place, words)

export type FilledSite = { readonly user: TestUser; readonly report: string; readonly photos: string }

/** Stores data of an account, of an anonymous visitor, and of the contact forms. */
export const fillSite = async (server: TestServer): Promise<FilledSite> => {
  const user = await signUp(server)
  const at = `/users/account/${user.id}`
  const { id: photos } = await createReport(server, user)
  await uploadPhotos(server, user, photos)
  const { id: report } = await createReport(server, user)
  await user.call('PUT', `/quiz/submissions/${report}/rating`, {
    payload: { stars: 5, comment: 'Ça va “well” 🧴\n\u2028' },
  })
  await user.call('PUT', `${at}/profile`, { payload: { name: 'Zoë 👩🏾‍🦱', birth_date: null, gender: null } })
  await user.call('PUT', `${at}/products`, { payload: { products: [{ id: 'a', label: 'Shea' }] } })
  await store(server)
  await sendForms(server, user.email)
  return { user, report, photos }
}

const sendForms = async (server: TestServer, email: string): Promise<void> => {
  const { call } = visitorOf(server)
  const topicOf = (page: 'feedback' | 'complaints') =>
    server.content.pages[page].fields.find(({ options }) => options)?.options?.[0]?.id
  const form = { message: 'All good', email }
  await call('POST', '/feedback', { payload: { ...form, topic: topicOf('feedback') } })
  await call('POST', '/complaints', { payload: { ...form, name: 'Zoë', topic: topicOf('complaints') } })
  await call('POST', '/updates', { payload: { email, path: server.content.pages.updates.paths[0]?.route } })
}

export const openPhotos = (place: TestPlace): Promise<PhotoStore> =>
  place.photos?.() ?? openDiskPhotoStore(join(place.dataDir, 'photos'))

export type SiteData = {
  readonly tables: Readonly<Record<string, readonly string[]>>
  /** File names, each followed by the digest of the file. */
  readonly photos: readonly string[]
}

/** Reads every row of every archived table, and every photo. No server may be running on this place. */
export const readSiteData = async (place: TestPlace): Promise<SiteData> => {
  const database = await openDatabase(place, new Date())
  try {
    const tables: Record<string, readonly string[]> = {}
    for (const table of archivedTables) {
      const rows = await readPage(database.store, table, null, 1_000_000)
      tables[table.name] = rows.map((row) => comparableRow(table.name, row)).sort()
    }
    const photos = await openPhotos(place)
    const names = (await collectFiles(photos.list())).map(({ name }) => name).sort()
    const digests = await Promise.all(names.map(async (name) => digestOf((await photos.get(name)) ?? Buffer.alloc(0))))
    return { tables, photos: names.map((name, at) => `${name} ${digests[at]}`) }
  } finally {
    await database.close()
  }
}

/** Ignores `logged_at` of erasures: it refers to the erasure log of the site, which a backup does not contain. */
const comparableRow = (table: TableName, row: Row): string =>
  JSON.stringify(
    Object.entries(table === 'erasures' ? { ...row, logged_at: null } : row).sort(([one], [other]) =>
      one < other ? -1 : 1,
    ),
  )
