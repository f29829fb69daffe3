/** Mails that a mail server refuses, in a real SMTP dialogue. */
import type { SMTPServerOptions } from 'smtp-server'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { databasesFor, type TestPlace } from '#testing/server/databases.ts'
import { type MailServer, smtpReply, startMailServer } from '#testing/server/mail-server.ts'
import { startServer, type TestServer } from '#testing/server/server.ts'
import { type MailTransport, openMailTransport } from './transport.ts'

const address = 'sam@example.com'

describe.each(databasesFor(import.meta.url))('over $name', ({ place: makePlace }) => {
  let place: TestPlace
  let server: TestServer
  let transport: MailTransport
  let logged = 0
  let givenUp = 0
  let mailServer: MailServer
  beforeAll(async () => {
    place = await makePlace()
    const mail: MailTransport = { send: (row) => transport.send(row), close: () => undefined }
    server = await startServer(place, { mail })
  })
  beforeEach(async () => {
    logged = server.logs().length
    givenUp = (await server.app.outbox.state()).givenUp
  })
  afterEach(async () => {
    transport.close()
    await mailServer.close()
    await server.database.store.deleteFrom('outbox').execute()
  })
  afterAll(async () => {
    await server.close()
    await place.remove()
  })

  const send = async (options: SMTPServerOptions, user = '', to = address): Promise<void> => {
    mailServer = await startMailServer(options)
    const site = { name: 'Quiz', contact_email: 'hello@quiz.example' }
    const smtpUrl = `smtp://${user}127.0.0.1:${mailServer.port}`
    transport = openMailTransport({ smtpUrl, mailFrom: null, dataDir: '/nowhere' }, site, () => undefined)
    await server.database.store
      .transaction()
      .execute((transaction) =>
        server.app.outbox.queue(transaction, { to, template: 'signup-welcome', values: { username: 'Sam' } }),
      )
    await server.app.outbox.send()
  }
  const refusing = (step: 'onMailFrom' | 'onRcptTo', status: number, text: string): SMTPServerOptions => ({
    [step]: (_address: unknown, _session: unknown, done: (error: Error) => void) => {
      done(smtpReply(status, text))
    },
  })
  const refusingMessage = (status: number, text: string): SMTPServerOptions => ({
    onData: (stream, _session, done) => {
      void stream.toArray().then(() => done(smtpReply(status, text)))
    },
  })
  const waiting = () => server.database.store.selectFrom('outbox').select(['recipient', 'tries']).execute()
  const lines = () =>
    server
      .logs()
      .slice(logged)
      .split('\n')
      .filter((line) => line.includes('"mail":'))
      .map((line) => JSON.parse(line) as Record<string, unknown>)

  test.each([
    ['the recipient is unknown', refusing('onRcptTo', 550, `5.1.1 <${address}> is unknown here`), 550, '5.1.1'],
    ['the mailbox is gone', refusing('onRcptTo', 556, `${address} is gone`), 556, undefined],
    ['the message is refused', refusingMessage(552, '5.3.4 too big'), 552, '5.3.4'],
  ])(
    '%s: it is given up immediately, and the log has the codes, not the address',
    async (_, options, status, enhanced) => {
      await send(options)
      expect(await waiting()).toEqual([])
      expect((await server.app.outbox.state()).givenUp).toBe(givenUp + 1)
      const given = { level: 'error', template: 'signup-welcome', status, given_up: givenUp + 1, kind: 'refused' }
      expect(lines()).toEqual([expect.objectContaining({ ...given, ...(enhanced && { enhanced }) })])
      expect(server.logs()).not.toContain(address)
    },
  )

  test.each([
    ['the mailbox is full for now', refusing('onRcptTo', 452, '4.2.2 full'), ''],
    ['greylisting', refusingMessage(451, '4.7.1 greylisted'), ''],
  ])('%s: it is retried', async (_, options, user) => {
    await send(options, user)
    expect(await waiting()).toEqual([{ recipient: address, tries: 1 }])
    expect(lines()).toMatchObject([{ level: 'warn', kind: 'passing' }])
  })

  test.each([
    [
      'our login is wrong',
      { onAuth: (_auth, _session, done) => done(smtpReply(535, '5.7.8 wrong')) } satisfies SMTPServerOptions,
      'me:wrong@',
    ],
    ['our sender address is refused', refusing('onMailFrom', 550, '5.1.8 who are you'), ''],
    ['relaying is denied', refusing('onRcptTo', 554, '5.7.1 relay access denied'), ''],
    ['it requires a login and none is configured', refusing('onRcptTo', 530, '5.7.0 log in first'), ''],
  ])('%s: it is logged as an error of the configuration, and the mail is kept', async (_, options, user) => {
    await send(options, user)
    expect(await waiting()).toEqual([{ recipient: address, tries: 1 }])
    expect((await server.app.outbox.state()).givenUp).toBe(givenUp)
    expect(lines()).toMatchObject([{ level: 'error', kind: 'setup', tries: 1 }])
  })

  test('a mail to an invalid address is given up immediately', async () => {
    await send({}, '', 'sam<@example.com')
    expect([mailServer.received, await waiting()]).toEqual([[], []])
    expect(lines()).toMatchObject([{ level: 'error', kind: 'refused' }])
  })
})
