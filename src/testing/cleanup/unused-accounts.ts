/** A server with accounts that nobody uses, a clock that the tests set, and a mail server that can refuse. */
import { afterEach, beforeEach, expect } from 'vitest'
import type { OutboxRow } from '#server/store/database/tables.ts'
import type { TestPlace } from '#testing/server/databases.ts'
import { startServer, type TestServer } from '#testing/server/server.ts'

export const hour = 60 * 60 * 1000
export const day = 24 * hour

/** Starts the server before each test of a group, and stops it afterwards. */
export const unusedAccounts = (makePlace: () => Promise<TestPlace>) => {
  const world: { now: Date; sent: OutboxRow[]; fault: Error | null } = { now: new Date(0), sent: [], fault: null }
  let place: TestPlace
  let started: TestServer | undefined
  const server = () => started ?? expect.fail('The server is started before each test')
  const start = async ({ isLocal }: { readonly isLocal: boolean }): Promise<void> => {
    const send = async (mail: OutboxRow): Promise<void> => {
      if (world.fault) throw world.fault
      world.sent.push(mail)
    }
    const mail = { send, close: () => undefined, isLocal }
    started = await startServer(place, { mail, settings: { now: () => world.now } })
  }
  beforeEach(async () => {
    place = await makePlace()
    Object.assign(world, { now: new Date('2026-11-22T12:00:00.000Z'), sent: [], fault: null })
    await start({ isLocal: false })
  })
  afterEach(async () => {
    await server().close()
    await place.remove()
  })
  /** `isLocal`: without a mail server. */
  const restart: typeof start = async (options) => {
    await server().close()
    await start(options)
  }

  const months = () => server().content.constants.retention.inactive_account_months
  const warningDays = () => server().content.constants.retention.inactive_warning_days
  /** Runs the jobs and then sends the mails, at that time. */
  const at = async (time: Date): Promise<void> => {
    world.now = time
    await server().app.cleanup.runAll()
    await server().app.outbox.send()
  }
  const later = (ms: number): Date => new Date(world.now.getTime() + ms)
  const mailsOf = (template: string) => world.sent.filter((mail) => mail.template === template)
  const userNames = async () =>
    (await server().database.store.selectFrom('users').select('username').execute()).map(({ username }) => username)
  const activityOf = (username: string) =>
    server()
      .database.store.selectFrom('users')
      .select(['last_active_at', 'inactive_warned_at'])
      .where('username', '=', username)
      .executeTakeFirst()
  const outcome = () =>
    server()
      .database.store.selectFrom('job_outcomes')
      .selectAll()
      .where('name', '=', 'inactive_accounts')
      .executeTakeFirst()
  return { world, server, restart, months, warningDays, at, later, mailsOf, userNames, activityOf, outcome }
}
