/** What an operator may take out as a table: the messages to us, complaints, and the addresses that want news. */
import { csvOf } from '#server/csv.ts'
import type { Environment } from '#server/environment.ts'
import { startFailure } from '#server/start-failure.ts'
import { openForReading } from '#server/store/database.ts'
import { allComplaints } from '#server/store/complaints.ts'
import { allFeedback } from '#server/store/feedback.ts'
import { allSubscribers } from '#server/store/subscribers.ts'
import type { Store, SubscriberRow } from '#server/store/tables.ts'
import { oneClickAddress, unsubscribePage } from '#server/unsubscribe.ts'
import { type Command, environmentIn } from './command.ts'

const tables = {
  feedback: async (store: Store) => csvOf(['created_at', 'topic', 'message', 'email'], await allFeedback(store)),
  complaints: async (store: Store) =>
    csvOf(['created_at', 'reference', 'topic', 'message', 'name', 'email'], await allComplaints(store)),
  subscribers: async (store: Store, site: string) =>
    csvOf(
      ['created_at', 'path', 'email', 'unsubscribe_page', 'unsubscribe_one_click'],
      (await allSubscribers(store)).map((subscriber) => ({ ...subscriber, ...unsubscribeLinks(subscriber, site) })),
    ),
}

/** For the tool that sends the news: each mail has the first one in its text and the second one in List-Unsubscribe. */
const unsubscribeLinks = ({ token }: SubscriberRow, site: string) => {
  if (token === null)
    throw startFailure('Some subscribers have no unsubscribe link yet. Start the server once: it makes them.')
  return { unsubscribe_page: unsubscribePage(site, token), unsubscribe_one_click: oneClickAddress(site, token) }
}

/** Visitors reach it there, as far as this environment says. */
const siteOf = ({ host, port, publicUrl }: Environment): string =>
  publicUrl?.origin ?? `http://${/^(127\.0\.0\.1|0\.0\.0\.0|::1?)$/.test(host) ? 'localhost' : host}:${port}`

/** a, b or c */
const listed = (names: readonly string[]): string => `${names.slice(0, -1).join(', ')} or ${names.at(-1)}`

const isTable = (name: string): name is keyof typeof tables => Object.hasOwn(tables, name)

/** From the database that the server of this environment uses, also while it runs. */
export const exportCommand: Command = {
  usage: `npm run --silent export -- <table> writes a table as CSV: ${listed(Object.keys(tables))}. The server may run meanwhile.`,
  run: async ([name = ''], given, { write }) => {
    if (!isTable(name)) throw startFailure(`Say what to export: ${listed(Object.keys(tables))}.`)
    const environment = environmentIn(given)
    const store = await openForReading(environment)
    try {
      write(await tables[name](store, siteOf(environment)))
    } finally {
      await store.destroy()
    }
  },
}
