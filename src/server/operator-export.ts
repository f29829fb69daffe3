/** What an operator may take out as a table: the messages to us, complaints, and the addresses that want news. */
import { csvOf } from './csv.ts'
import { type Environment, readEnvironment } from './environment.ts'
import { startFailure } from './start-failure.ts'
import { openForReading } from './store/database.ts'
import { allComplaints } from './store/complaints.ts'
import { allFeedback } from './store/feedback.ts'
import { allSubscribers } from './store/subscribers.ts'
import type { Store, SubscriberRow } from './store/tables.ts'
import { oneClickAddress, unsubscribePage } from './unsubscribe.ts'

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
const operatorExport = async (name: string, given: Readonly<Record<string, string | undefined>>): Promise<string> => {
  if (!isTable(name)) throw startFailure(`Say what to export: ${listed(Object.keys(tables))}.`)
  const reading = readEnvironment(given)
  if (!reading.ok) throw startFailure(reading.problems.join('\n'))
  const store = await openForReading(reading.environment)
  try {
    return await tables[name](store, siteOf(reading.environment))
  } finally {
    await store.destroy()
  }
}

export type OperatorExport =
  { readonly ok: true; readonly csv: string } | { readonly ok: false; readonly message: string }

/** Made while this file is loaded, for the script that loads it: afterwards nothing more can be loaded, a database neither. */
export const outcome: OperatorExport = await operatorExport(process.argv[2] ?? '', process.env).then(
  (csv) => ({ ok: true, csv }),
  (error: unknown) => ({ ok: false, message: error instanceof Error ? error.message : String(error) }),
)
