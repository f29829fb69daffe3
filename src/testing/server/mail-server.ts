/** A local SMTP server with configurable replies. */
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'

export type MailServer = {
  readonly port: number
  /** Accepted mails: recipients and raw message. */
  readonly received: readonly { readonly to: readonly string[]; readonly message: string }[]
  readonly close: () => Promise<void>
}

/** The error that `smtp-server` turns into this reply. */
export const smtpReply = (responseCode: number, words: string): Error =>
  Object.assign(new Error(words), { responseCode })

export const startMailServer = async (options: SMTPServerOptions = {}): Promise<MailServer> => {
  const received: { to: readonly string[]; message: string }[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, { envelope }, done) => {
      void stream.toArray().then((chunks: Buffer[]) => {
        received.push({
          to: envelope.rcptTo.map(({ address }) => address),
          message: Buffer.concat(chunks).toString(),
        })
        done()
      })
    },
    ...options,
  })
  // A client may close the connection while it is being refused, which must not fail the test.
  server.on('error', () => undefined)
  const listening = server.listen(0, '127.0.0.1')
  await once(listening, 'listening')
  return {
    port: (listening.address() as AddressInfo).port,
    received,
    close: () => new Promise<void>((done) => server.close(done)),
  }
}
