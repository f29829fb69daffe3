import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

/**
 * Starts a built server on a free port of this computer, and waits until it answers. Rejects if it does not within 20 s.
 * @param {string} script below the build: `server/main.js`
 * @param {string} path answers 200 when the server is ready
 * @param {Readonly<Record<string, string>>} settings environment variables in addition to those of this process
 * @returns {Promise<{ readonly site: string, readonly stop: () => Promise<void> }>} `site`: the address without a slash at the end
 */
export async function startBenchServer(script, path, settings) {
  const port = await freePort()
  const site = `http://127.0.0.1:${port}`
  const server = spawn(process.execPath, [join(process.env.DIST_DIR ?? 'dist', script)], {
    env: { ...process.env, HOST: '127.0.0.1', PORT: String(port), ...settings },
    stdio: 'ignore',
  })
  const stop = async () => {
    if (server.exitCode !== null) return
    server.kill()
    await once(server, 'exit')
  }
  for (let tries = 0; tries < 400; tries += 1) {
    const reply = await fetch(site + path).catch(() => null)
    if (reply?.ok) return { site, stop }
    if (server.exitCode !== null) break
    await wait(50)
  }
  await stop()
  throw new Error('The server did not start')
}

async function freePort() {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const address = probe.address()
  probe.close()
  await once(probe, 'close')
  if (address === null || typeof address === 'string') throw new Error('No free port')
  return address.port
}
