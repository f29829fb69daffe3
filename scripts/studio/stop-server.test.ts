import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, it } from 'vitest'
import { stopServer } from './stop-server.mjs'

const start = (code: string) => spawn(process.execPath, ['-e', code])
const waiting = 'setInterval(() => undefined, 1000)'

it('a server that runs has ended afterwards', async () => {
  const server = start(waiting)
  await stopServer(server)
  expect(server.signalCode).toBe('SIGTERM')
})

it('a server that a signal has ended before is not waited for', { timeout: 20_000 }, async () => {
  const server = start(waiting)
  server.kill('SIGKILL')
  await once(server, 'exit')
  await stopServer(server)
  expect(server.signalCode).toBe('SIGKILL')
})

it('a server that has ended itself, or was never started, is not waited for', async () => {
  const server = start('')
  await once(server, 'exit')
  await stopServer(server)
  await stopServer(undefined)
  expect(server.exitCode).toBe(0)
})
