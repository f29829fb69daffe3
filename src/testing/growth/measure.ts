/** Measures API calls and cleanup jobs on small and large tables, for scripts/bench/growth.mjs. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import pg from 'pg'
import { median } from '#scripts/bench/median-time.mjs'
import { cleanupJobs } from '#server/cleanup/jobs.ts'
import { openForReading, openForRestore } from '#server/store/database/database.ts'
import type { Store } from '#server/store/database/tables.ts'
import { everyCall } from '#testing/server/every-call.ts'
import { startPostgres } from '#testing/server/postgres-server.ts'
import { startServer, type TestServer } from '#testing/server/server.ts'
import { type Capture, createCapture, type Dialect, type Statement } from './capture.ts'
import { fill } from './fill.ts'
import { growingParts } from './plans.ts'

export type GrowthRow = {
  readonly name: string
  readonly dialect: Dialect
  /** Medians, in ms. */
  readonly small: number
  readonly large: number
  readonly statements: number
  /** Full table scans in the query plans on the large database. */
  readonly fullScans: readonly string[]
}

type Side = {
  readonly server: TestServer
  readonly capture: Capture
  readonly beside: Store
  /** By name: prepares one run and returns the function to measure. */
  readonly ready: Readonly<Record<string, () => Promise<() => Promise<unknown>>>>
  readonly close: () => Promise<void>
}

/** The large database has this many times the rows of the small one. */
const sizeRatio = 100
const runs = 7
const longRuns = 21
/** A call that takes more than this many times as long on the large database is too slow. */
const maxRatio = 2
/** Differences below this are scheduling noise. */
const noiseMs = 2

/** Measures both databases in both sizes. `databaseUrl`: an existing PostgreSQL; null starts one. `say` is called with progress lines. */
export const measureGrowth = async (
  rows: number,
  databaseUrl: string | null,
  say: (line: string) => void,
): Promise<readonly GrowthRow[]> => {
  const measured: GrowthRow[] = []
  for (const dialect of ['sqlite', 'postgres'] as const) {
    const own = dialect === 'postgres' && databaseUrl === null ? await ownPostgres() : null
    const url = dialect === 'sqlite' ? null : (own?.url ?? databaseUrl)
    const [small, large] = [
      await openSide(dialect, rows / sizeRatio, url, say),
      await openSide(dialect, rows, url, say),
    ]
    try {
      for (const name of Object.keys(large.ready)) {
        const row = await compare(name, dialect, small, large)
        measured.push(row)
        say(`${dialect}, ${name}: ${row.small.toFixed(1)} and ${row.large.toFixed(1)} ms`)
      }
    } finally {
      await small.close()
      await large.close()
      await own?.remove()
    }
  }
  return measured
}

/** Only ratios matter, so disk latency is excluded on both sides. */
const ownPostgres = () =>
  startPostgres({
    fsync: 'off',
    synchronous_commit: 'off',
    full_page_writes: 'off',
    shared_buffers: '256MB',
    max_wal_size: '4GB',
  })

const openSide = async (
  dialect: Dialect,
  rows: number,
  databaseUrl: string | null,
  say: (line: string) => void,
): Promise<Side> => {
  const dataDir = mkdtempSync(join(tmpdir(), 'growth-'))
  const database = databaseUrl === null ? null : await newDatabase(databaseUrl)
  const place = { dataDir, databaseUrl: database?.url ?? null }
  const began = performance.now()
  const opened = await openForRestore(place, new Date(), () => undefined)
  await fill(opened.store, dialect, { rows })
  if (dialect === 'postgres') await sql`vacuum analyze`.execute(opened.store)
  await opened.close()
  say(`${dialect}: ${rows} submissions in ${Math.round((performance.now() - began) / 1000)} s`)

  const capture = createCapture(dialect)
  const server = await startServer(
    { ...place, remove: async () => undefined },
    {
      wrap: capture.wrap,
      settings: { logLevel: 'silent' },
    },
  )
  const beside = await openForReading(place, 'without time limit')
  return {
    server,
    capture,
    beside,
    ready: { ...everyCall(server), ...everyJob(server, dialect, rows) },
    close: async () => {
      await beside.destroy()
      await server.close()
      await database?.drop()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

const newDatabase = async (databaseUrl: string) => {
  const name = `growth_${Math.random().toString(36).slice(2)}`
  const command = async (text: string): Promise<void> => {
    const client = new pg.Client(databaseUrl)
    await client.connect()
    try {
      await client.query(text)
    } finally {
      await client.end()
    }
  }
  await command(`create database ${name}`)
  const url = new URL(databaseUrl)
  url.pathname = `/${name}`
  return { url: url.href, drop: () => command(`drop database ${name} with (force)`) }
}

/** Each job finds the same few expired rows. Includes the mails and reset links that are processed after a reply. */
const everyJob = (server: TestServer, dialect: Dialect, rows: number): Side['ready'] => {
  const { parts, app, database } = server
  const context = {
    ...parts,
    erasures: { schedule: () => undefined },
    outbox: app.outbox,
    log: app.log,
    signal: new AbortController().signal,
  }
  let from = 10 * rows
  const jobs = cleanupJobs.map((job) => [
    `job ${job.name}`,
    async () => {
      await fill(database.store, dialect, { rows: 20, from, daysAgo: 4000 })
      from += 100
      return () => job.run(context)
    },
  ])
  return {
    ...Object.fromEntries(jobs),
    'job mails and reset links': async () => {
      const reply = await (await everyCall(server)['POST /api/users/forgot-password']?.())?.()
      if (reply?.statusCode !== 200) throw new Error(reply?.body)
      return () => app.outbox.send()
    },
  }
}

const compare = async (name: string, dialect: Dialect, small: Side, large: Side): Promise<GrowthRow> => {
  const statements = await captureStatements(name, large)
  await captureStatements(name, small)
  let times = await medians(name, small, large, runs)
  // Possibly noise from other processes: repeat with more runs.
  if (isTooSlow(times)) times = await medians(name, small, large, longRuns)
  const fullScans: string[] = []
  for (const statement of new Map(statements.map((one) => [one.sql, one])).values())
    fullScans.push(...(await growingParts(large.beside, dialect, statement)).map((part) => `${part}: ${statement.sql}`))
  return { name, dialect, ...times, statements: statements.length, fullScans }
}

/** Also the warm-up run: the first run compiles and fills caches, so it is not measured. */
const captureStatements = async (name: string, { ready, capture }: Side): Promise<readonly Statement[]> => {
  const work = await ready[name]?.()
  return capture.during(async () => work?.())
}

/** Alternates between both sizes, so that other load on the machine affects both. */
const medians = async (name: string, small: Side, large: Side, times: number) => {
  const taken = { small: [] as number[], large: [] as number[] }
  for (let run = 0; run < times; run += 1)
    for (const [size, { ready }] of Object.entries({ small, large })) {
      const work = await ready[name]?.()
      const began = performance.now()
      await work?.()
      taken[size === 'small' ? 'small' : 'large'].push(performance.now() - began)
    }
  return { small: median(taken.small), large: median(taken.large) }
}

export const isTooSlow = ({ small, large }: Pick<GrowthRow, 'small' | 'large'>): boolean =>
  large > maxRatio * small && large - small > noiseMs
