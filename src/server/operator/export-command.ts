/** What an operator may take out as a table: the messages to us, complaints, and the addresses that want news. */
import { browserAddress } from '#server/http/browser-address.ts'
import { csvOf, csvRows } from '#server/operations/csv.ts'
import type { Environment } from '#server/config/environment.ts'
import { startFailure } from '#server/config/start-failure.ts'
import { openForReading } from '#server/store/database/database.ts'
import { messagesAfter } from '#server/store/messages/messages-by-time.ts'
import { subscribersAfter } from '#server/store/accounts/subscribers.ts'
import type { Store, SubscriberRow } from '#server/store/database/tables.ts'
import { oneClickAddress, unsubscribePage } from '#server/accounts/unsubscribe.ts'
import { type Command, requireEnvironment } from './command.ts'

/** So many rows are in memory at once. */
const pageSize = 1000

type Page<Row> = (store: Store, after: Row | undefined, limit: number) => Promise<readonly Row[]>

/** CSV in pieces that are made while they are read. */
const csv = <Row, Column extends string>(
  page: Page<Row>,
  columns: readonly Column[],
  cellsOf: (row: Row, site: string) => Readonly<Record<Column, string | null>>,
) =>
  async function* (store: Store, site: string): AsyncGenerator<string> {
    yield csvOf(columns, [])
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

/** For the tool that sends the news: each mail has the first one in its text and the second one in List-Unsubscribe. */
const unsubscribeLinks = ({ token }: SubscriberRow, site: string) => {
  if (token === null)
    throw startFailure('Some subscribers have no unsubscribe link yet. Start the server once: it makes them.')
  return { unsubscribe_page: unsubscribePage(site, token), unsubscribe_one_click: oneClickAddress(site, token) }
}

/** Visitors reach it there, as far as this environment says. */
const siteOf = ({ host, port, publicUrl }: Environment): string => publicUrl?.origin ?? browserAddress(host, port)

/** a, b or c */
const listOf = (names: readonly string[]): string => `${names.slice(0, -1).join(', ')} or ${names.at(-1)}`

const isTable = (name: string): name is keyof typeof tables => Object.hasOwn(tables, name)

/** From the database that the server of this environment uses, also while it runs. */
export const exportCommand: Command = {
  usage: `npm run --silent export -- <table> writes a table as CSV: ${listOf(Object.keys(tables))}. The server may run meanwhile.`,
  run: async ([name = ''], env, { write }) => {
    if (!isTable(name)) throw startFailure(`Say what to export: ${listOf(Object.keys(tables))}.`)
    const environment = requireEnvironment(env)
    const store = await openForReading(environment)
    try {
      for await (const part of tables[name](store, siteOf(environment))) await write(part)
    } finally {
      await store.destroy()
    }
  },
}
