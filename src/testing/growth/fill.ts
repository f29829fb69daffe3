/** Fills a database with rows that the database itself generates: a million submissions take a minute or two. */
import { sql } from 'kysely'
import type { Store } from '#server/store/database/tables.ts'
import type { Dialect } from './capture.ts'

export type FillOptions = {
  /** Number of submissions, and of photos. Other tables are filled in proportion. */
  readonly rows: number
  /** Number of the first row. Ids derive from it, so fills of the same database need disjoint ranges. */
  readonly from?: number
  /** Age of the newest row, in days. */
  readonly daysAgo?: number
}

type Words = {
  readonly series: (from: number, rows: number) => string
  /** SQL for an id that is unique for each integer but not in its order, so that index inserts are as random as in production. */
  readonly id: (prefix: string, number: string) => string
  /** SQL for a Unix time, in seconds, as ISO 8601 text. */
  readonly time: (seconds: string) => string
}

const scrambled = (number: string): string => `(${number}) * 1103515245 % 2147483647`

const words: Readonly<Record<Dialect, Words>> = {
  sqlite: {
    series: (from, rows) =>
      `(with recursive s(i) as (select ${from} union all select i + 1 from s where i < ${from + rows - 1}) select i from s)`,
    id: (prefix, number) => `'${prefix}' || printf('%010d', ${scrambled(number)})`,
    time: (seconds) => `strftime('%Y-%m-%dT%H:%M:%fZ', ${seconds}, 'unixepoch')`,
  },
  postgres: {
    series: (from, rows) => `(select generate_series(${from}, ${from + rows - 1})::bigint as i)`,
    id: (prefix, number) => `'${prefix}' || lpad((${scrambled(number)})::text, 10, '0')`,
    time: (seconds) => `to_char(to_timestamp(${seconds}) at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`,
  },
}

const day = 24 * 60 * 60

/** Answers and results are kept short, because no query searches in them. */
export const fill = (store: Store, dialect: Dialect, { rows, from = 1, daysAgo = 0 }: FillOptions): Promise<void> =>
  store.connection().execute(async (connection) => {
    for (const statement of bulkLoadSettings[dialect]) await sql.raw(statement).execute(connection)
    for (const [table, { share, columns }] of Object.entries(tablesOf(dialect, rows, from, daysAgo))) {
      const count = Math.ceil(rows * share)
      const names = Object.keys(columns)
      await sql
        .raw(
          `insert into ${table} (${names.join(', ')}) select ${names.map((name) => columns[name]).join(', ')} from ${words[dialect].series(from, count)} as s`,
        )
        .execute(connection)
    }
    for (const statement of normalSettings[dialect]) await sql.raw(statement).execute(connection)
  })

/** Safe to switch off: the generated references are valid, nothing else uses the database, and it can be regenerated. */
const bulkLoadSettings = {
  sqlite: ['pragma foreign_keys = off', 'pragma synchronous = off', 'pragma cache_size = -400000'],
  postgres: ['set session_replication_role = replica'],
} as const
const normalSettings = {
  sqlite: ['pragma foreign_keys = on', 'pragma synchronous = full', 'pragma cache_size = -2000'],
  postgres: ['reset session_replication_role'],
} as const

type TableFill = { readonly share: number; readonly columns: Readonly<Record<string, string>> }

const tablesOf = (
  dialect: Dialect,
  rows: number,
  from: number,
  daysAgo: number,
): Readonly<Record<string, TableFill>> => {
  const { id, time } = words[dialect]
  const now = Math.floor(Date.now() / 1000) - daysAgo * day
  const users = Math.ceil(rows * 0.3)
  /** Spread over the five days before `now`. */
  const past = time(`${now} - i % ${5 * day}`)
  const future = (days: number): string => time(`${now} + ${day / 2} + i % ${days * day}`)
  const user = id('u', `${from} + i % ${users}`)
  return {
    users: {
      share: 0.3,
      columns: {
        id: id('u', 'i'),
        username: id('n', 'i'),
        username_key: id('n', 'i'),
        email: `${id('m', 'i')} || '@example.com'`,
        email_key: `${id('m', 'i')} || '@example.com'`,
        password_hash: `'none'`,
        created_at: past,
        name: `''`,
        last_active_at: past,
      },
    },
    submissions: {
      share: 1,
      columns: {
        id: id('s', 'i'),
        idempotency_key: id('k', 'i'),
        request_hash: `'none'`,
        claim_hash: id('c', 'i'),
        content_version: `'bench'`,
        created_at: past,
        answers: `'[]'`,
        result: `'{}'`,
        user_id: `case when i % 10 < 6 then ${user} end`,
        revision: '0',
        answered: '0',
        total: '0',
        result_version: `'bench'`,
        overview: `'{"short":null,"scores":[]}'`,
      },
    },
    consents: {
      share: 1,
      columns: {
        submission_id: id('s', 'i'),
        consent_id: `'photos'`,
        version: '1',
        words: `'Yes'`,
        choice: `'agreed'`,
        at: past,
        recorded_at: past,
      },
    },
    photos: {
      share: 1,
      columns: {
        submission_id: id('s', 'i'),
        view: `'front'`,
        file: `${id('f', 'i')} || 'xxxxxxxxxxx.jpg'`,
        bytes: '1000000',
        width: '1000',
        height: '1000',
        created_at: past,
      },
    },
    ratings: {
      share: 0.1,
      columns: { submission_id: id('s', 'i'), stars: '4', comment: `''`, updated_at: past },
    },
    sessions: {
      share: 0.3,
      columns: {
        id: id('l', 'i'),
        user_id: user,
        binding_hash: id('b', 'i'),
        created_at: past,
        ends_at: future(25),
      },
    },
    tokens: {
      share: 0.6,
      columns: {
        hash: id('t', 'i'),
        session_id: id('l', `${from} + i % ${users}`),
        kind: `case when i % 2 = 0 then 'access' else 'refresh' end`,
        expires_at: future(7),
      },
    },
    known_browsers: {
      share: 0.3,
      columns: { hash: id('w', 'i'), user_id: user, created_at: past, last_used_at: past },
    },
    resets: { share: 0.02, columns: { hash: id('r', 'i'), user_id: user, expires_at: future(1) } },
    outbox: {
      share: 0.02,
      columns: {
        id: id('o', 'i'),
        recipient: `${id('m', 'i')} || '@example.com'`,
        subject: `'Hello'`,
        text: `'Hello'`,
        html: `'Hello'`,
        created_at: past,
        next_try_at: future(1),
        tries: '1',
      },
    },
    attempts: { share: 0.1, columns: { key: id('login:', 'i'), count: '1', since: time(`${now} - i % 1800`) } },
    feedback: {
      share: 0.02,
      columns: {
        id: id('g', 'i'),
        topic: `'other'`,
        message: `'Hello'`,
        email: `${id('m', 'i')} || '@example.com'`,
        created_at: past,
      },
    },
    complaints: {
      share: 0.02,
      columns: { id: id('p', 'i'), reference: id('p', 'i'), topic: `'other'`, message: `'Hello'`, created_at: past },
    },
    subscribers: {
      share: 0.05,
      columns: {
        email_key: `${id('m', 'i')} || '@example.com'`,
        path: `'/soon'`,
        email: `${id('m', 'i')} || '@example.com'`,
        created_at: past,
        token: id('x', 'i'),
      },
    },
    erasures: {
      share: 0.05,
      columns: { id: id('e', 'i'), kind: `'submission'`, subject: id('h', 'i'), at: past, logged_at: past },
    },
  }
}
