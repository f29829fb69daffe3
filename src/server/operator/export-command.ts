/** Exports feedback, complaints and news subscribers as CSV. */
import { browserAddress } from '#server/http/browser-address.ts'
import { csvHeader, csvRows } from '#server/operations/csv.ts'
import type { Environment } from '#server/config/environment.ts'
import { startFailure } from '#server/config/start-failure.ts'
import { openForReading } from '#server/store/database/database.ts'
import { messagesAfter } from '#server/store/messages/messages-by-time.ts'
import { subscribersAfter } from '#server/store/accounts/subscribers.ts'
import type { Store, SubscriberRow } from '#server/store/database/tables.ts'
import { oneClickAddress, unsubscribePage } from '#server/accounts/unsubscribe.ts'
import { type Command, parseCommandArgs, requireEnvironment, usageFailure } from './command.ts'
import { unknownWord } from './usage.ts'

const npmCommand = 'npm run export'

/** How many rows are in memory at a time. */
const pageSize = 1000

type Page<Row> = (store: Store, after: Row | undefined, limit: number) => Promise<readonly Row[]>

/** Streams a table as CSV, page by page. */
const csv = <Row, Column extends string>(
  page: Page<Row>,
  columns: readonly Column[],
  cellsOf: (row: Row, site: string) => Readonly<Record<Column, string | null>>,
) =>
  async function* (store: Store, site: string): AsyncGenerator<string> {
    yield csvHeader(columns)
    let after: Row | undefined
    for (;;) {
      const rows = await page(store, after, pageSize)
      yield csvRows(
        columns,
        rows.map((row) => cellsOf(row, site)),
      )
      if (rows.length < pageSize) return
      after = rows.at(-1)
    }
  }

const tables = {
  feedback: csv(messagesAfter('feedback'), ['created_at', 'topic', 'message', 'email'], (row) => row),
  complaints: csv(
    messagesAfter('complaints'),
    ['created_at', 'reference', 'topic', 'message', 'name', 'email'],
    (row) => row,
  ),
  subscribers: csv(
    subscribersAfter,
    ['created_at', 'path', 'email', 'unsubscribe_page', 'unsubscribe_one_click'],
    (row, site) => ({ ...row, ...unsubscribeLinks(row, site) }),
  ),
}

/** For the mailing tool: the page goes into the text of each mail, the one-click URL into its List-Unsubscribe header. */
const unsubscribeLinks = ({ token }: SubscriberRow, site: string) => {
  if (token === null)
    throw startFailure('Some subscribers have no unsubscribe link yet. Start the server once: it creates them.')
  return { unsubscribe_page: unsubscribePage(site, token), unsubscribe_one_click: oneClickAddress(site, token) }
}

/** Public origin of the site, according to this environment. */
const siteOf = ({ host, port, publicUrl }: Environment): string => publicUrl?.origin ?? browserAddress(host, port)

/** Formats names as `a, b or c`. */
const listOf = (names: readonly string[]): string => `${names.slice(0, -1).join(', ')} or ${names.at(-1)}`

const isTable = (name: string): name is keyof typeof tables => Object.hasOwn(tables, name)

/** Reads the database of the server with this environment, which may be running. */
export const exportCommand: Command = {
  usage: `npm run --silent export -- <table> writes a table as CSV: ${listOf(Object.keys(tables))}. The server may be running.`,
  run: async (args, env, io) => {
    const [name, ...rest] = parseCommandArgs(args, env, {}, npmCommand).positionals
    if (name === undefined) throw usageFailure(`Say what to export: ${listOf(Object.keys(tables))}.`)
    if (!isTable(name)) throw usageFailure(unknownWord(npmCommand, 'table', name, Object.keys(tables)))
    if (rest[0] !== undefined) throw usageFailure(unknownWord(npmCommand, 'argument', rest[0], []))
    const environment = requireEnvironment(env, io)
    const store = await openForReading(environment)
    try {
      for await (const part of tables[name](store, siteOf(environment))) await io.write(part)
    } finally {
      await store.destroy()
    }
  },
}
