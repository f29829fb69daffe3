import { once } from 'node:events'
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { SMTPServer } from 'smtp-server'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { OutboxRow } from '#server/store/database/tables.ts'
import { openMailTransport } from './transport.ts'

const site = { name: 'Quiz', contact_email: 'hello@quiz.example' }
const mail: OutboxRow = {
  id: 'abc-123_x',
  recipient: 'sam@example.com',
  subject: 'Grüße, Sam',
  text: 'Hello Sam\n\nGo on:\nhttp://localhost:3000/reset-password#token=secret\n',
  html: '<p>Hello Sam</p>',
  created_at: '2026-11-21T12:00:00.000Z',
  next_try_at: '2026-11-21T12:00:00.000Z',
  tries: 1,
  reset_user_id: null,
  template: 'reset-link',
  unsubscribe_token: null,
}

describe('without SMTP_URL', () => {
  let dataDir: string
  beforeEach(() => {
    dataDir = mkdtempSync(join(tmpdir(), 'mail-'))
  })
  afterEach(() => {
    rmSync(dataDir, { recursive: true, force: true })
  })
  const open = (show: (line: string) => void = () => undefined) =>
    openMailTransport({ smtpUrl: null, mailFrom: null, dataDir }, site, show)
  const files = () => readdirSync(join(dataDir, 'mail')).map((name) => join(dataDir, 'mail', name))

  test('a mail becomes a file that only its owner can read', async () => {
    await open().send(mail)
    const [file = '', ...others] = files()
    expect(others).toEqual([])
    expect(file).toMatch(/2026-11-21T12-00-00-000Z-abc-123_x\.eml$/)
    expect([statSync(file).mode & 0o777, statSync(join(dataDir, 'mail')).mode & 0o777]).toEqual([0o600, 0o700])
    const text = readFileSync(file, 'utf8')
    expect(text).toMatch(/^From: Quiz <hello@quiz\.example>\r$/m)
    expect(text).toMatch(/^To: sam@example\.com\r$/m)
    expect(text).toMatch(/^Subject: =\?UTF-8\?/m)
    expect(text).toMatch(/^Message-ID: <abc-123_x@quiz\.example>\r$/m)
    expect(text).toMatch(/^Date: Sat, 21 Nov 2026 12:00:00 \+0000\r$/m)
    expect(text).toContain('<p>Hello Sam</p>')
    expect(text).not.toMatch(/nodemailer/i)
  })

  test('links with secrets are shown, and no others', async () => {
    const shown: string[] = []
    const transport = open((line) => shown.push(line))
    await transport.send({ ...mail, text: 'See http://localhost:3000/dashboard\n' })
    expect(shown).toEqual([])
    await transport.send(mail)
    expect(shown).toEqual([expect.stringMatching(/ http:\/\/localhost:3000\/reset-password#token=secret$/)])
  })

  test('a retry overwrites the same file', async () => {
    await open().send(mail)
    await open().send(mail)
    expect(files()).toHaveLength(1)
  })

  test.each([null, 'smtp://mail.example'])(
    'a mail in the folder is deleted after a week, even when no other is written (SMTP_URL: %s)',
    async (smtpUrl) => {
      await open().send(mail)
      const [file = ''] = files()
      writeFileSync(join(dataDir, 'mail/notes.txt'), '')
      const written = statSync(file).mtime.getTime()
      const { deleteOld } = openMailTransport({ smtpUrl, mailFrom: null, dataDir }, site, () => undefined)
      const week = 7 * 24 * 60 * 60 * 1000
      expect(await deleteOld?.(new Date(written + week))).toBe(0)
      expect(await deleteOld?.(new Date(written + week + 1))).toBe(1)
      expect(files()).toEqual([join(dataDir, 'mail/notes.txt')])
    },
  )

  test('no mail is deleted where none was ever written', async () => {
    expect(await open().deleteOld?.(new Date())).toBe(0)
  })

  test('mails that are sent at the same time do not disturb each other', async () => {
    const transport = open()
    const send = async (first: number) => {
      for (let at = 0; at < 40; at += 1)
        await transport.send({ ...mail, id: `mail-${first}-${at}`, text: 'x'.repeat(1000 * first) })
    }
    await Promise.all([0, 1, 2, 3].map(send))
    expect(files()).toHaveLength(160)
  })

  test.each([
    ['recipient', 'sam@example.com\r\nBcc: eve@example.com'],
    ['recipient', 'sam@example.com, eve@example.com'],
    ['subject', 'Hello\r\nBcc: eve@example.com'],
  ] as const)('a %s cannot add a header or a recipient', async (field, value) => {
    await open()
      .send({ ...mail, [field]: value })
      .catch(() => undefined)
    const heads = (readdirSync(dataDir).includes('mail') ? files() : []).map(
      (name) => readFileSync(name, 'utf8').split('\r\n\r\n')[0] ?? '',
    )
    for (const head of heads) {
      expect(head).not.toMatch(/^Bcc:/im)
      expect(head).not.toMatch(/^To: sam@example\.com, eve@example\.com/m)
    }
  })
})

describe('with SMTP_URL', () => {
  type Received = {
    readonly from: string
    readonly to: readonly string[]
    readonly data: string
    readonly user: string
  }
  let received: Received[]
  let server: SMTPServer
  const start = async (options: ConstructorParameters<typeof SMTPServer>[0] = {}): Promise<number> => {
    received = []
    let user = ''
    server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      onAuth: (auth, _session, done) => {
        user = `${auth.username}:${auth.password}`
        done(null, { user })
      },
      onData: (stream, { envelope }, done) => {
        void stream.toArray().then((chunks: Buffer[]) => {
          const from = envelope.mailFrom === false ? '' : envelope.mailFrom.address
          received.push({
            from,
            to: envelope.rcptTo.map(({ address }) => address),
            data: Buffer.concat(chunks).toString(),
            user,
          })
          done()
        })
      },
      ...options,
    })
    // The client may close the connection during the refusal.
    server.on('error', () => undefined)
    const listening = server.listen(0, '127.0.0.1')
    await once(listening, 'listening')
    return (listening.address() as AddressInfo).port
  }
  afterEach(async () => {
    await new Promise<void>((done) => server.close(done))
  })
  const open = (smtpUrl: string, mailFrom = { name: 'Other', address: 'other@mail.example' }) =>
    openMailTransport({ smtpUrl, mailFrom, dataDir: '/nowhere' }, site, () => expect.fail('shown'))

  test('a mail is sent to that server from MAIL_FROM, and its link is not shown', async () => {
    const transport = open(`smtp://me:p%40ss@127.0.0.1:${await start()}`)
    await transport.send(mail)
    transport.close()
    expect(received).toEqual([
      { from: 'other@mail.example', to: ['sam@example.com'], data: expect.any(String), user: 'me:p@ss' },
    ])
    expect(received[0]?.data).toMatch(/^Message-ID: <abc-123_x@mail\.example>\r$/m)
    expect(received[0]?.data).toMatch(/^Auto-Submitted: auto-generated\r$/im)
  })

  test('only a newsletter has the headers for one-click unsubscription', async () => {
    const transport = open(`smtp://127.0.0.1:${await start()}`)
    await transport.send(mail)
    await transport.send(mail, 'https://quiz.example/api/unsubscribe/token')
    transport.close()
    expect(received[0]?.data).not.toMatch(/^List-/im)
    expect(received[1]?.data).toMatch(/^List-Unsubscribe: <https:\/\/quiz\.example\/api\/unsubscribe\/token>\r$/im)
    expect(received[1]?.data).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r$/im)
  })

  test('a refused mail rejects', async () => {
    const port = await start({
      onRcptTo: (_address, _session, done) => {
        done(Object.assign(new Error('no'), { responseCode: 550 }))
      },
    })
    await expect(open(`smtp://127.0.0.1:${port}`).send(mail)).rejects.toMatchObject({ responseCode: 550 })
    expect(received).toEqual([])
  })

  test('the package that sends is loaded again after it could not be loaded, and a close in between does nothing', async () => {
    const transport = open(`smtp://127.0.0.1:${await start()}`)
    vi.doMock('nodemailer', () => {
      throw new Error('too many open files')
    })
    try {
      await expect(transport.send(mail)).rejects.toMatchObject({ cause: { message: 'too many open files' } })
    } finally {
      vi.doUnmock('nodemailer')
    }
    transport.close()
    await transport.send(mail)
    transport.close()
    expect(received).toHaveLength(1)
  })

  test('an unreachable server rejects', async () => {
    const port = await start()
    await new Promise<void>((done) => server.close(done))
    await expect(open(`smtp://127.0.0.1:${port}`).send(mail)).rejects.toMatchObject({ code: 'ESOCKET' })
    await start()
  })
})
