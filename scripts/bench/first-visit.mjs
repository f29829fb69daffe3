// What the first visit loads until the first answer, request by request: npm run bench -- first-visit. Fails above a limit.
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { chromium } from 'playwright'
import { findBrowser } from '#scripts/browsers/find-browser.mjs'
import { bytesOf, limits, requestsUntilAnswered } from '#scripts/checks/first-visit.mjs'

process.chdir(fileURLToPath(new URL('../..', import.meta.url)))
if (spawnSync(process.execPath, ['scripts/build.mjs', '--if-stale'], { stdio: 'inherit' }).status !== 0) process.exit(1)
const data = mkdtempSync(join(tmpdir(), 'first-visit-'))
const port = await freePort()
const server = spawn(process.execPath, [join(process.env.DIST_DIR ?? 'dist', 'server/main.js')], {
  env: { ...process.env, HOST: '127.0.0.1', PORT: String(port), DATA_DIR: data },
  stdio: 'ignore',
})
const site = `http://127.0.0.1:${port}`
const { args, env, executablePath } = await findBrowser()
const browser = await chromium.launch({
  executablePath,
  args: [...args],
  env: /** @type {Record<string, string>} */ (env),
})
let failed = false
try {
  await started()
  for (const [name, viewport] of Object.entries({
    computer: { width: 1280, height: 800 },
    phone: { width: 390, height: 844 },
  })) {
    const context = await browser.newContext({ viewport })
    const requests = await requestsUntilAnswered(await context.newPage(), `${site}/quiz`)
    await context.close()
    const bytes = bytesOf(requests)
    if (requests.length > limits.requests || bytes > limits.bytes) failed = true
    console.log(
      `${name}: ${requests.length} requests (at most ${limits.requests}), ${bytes} bytes (at most ${limits.bytes})`,
    )
    for (const one of requests) console.log(`${String(one.bytes).padStart(9)}  ${one.address}`)
  }
} finally {
  await browser.close()
  server.kill()
  await once(server, 'exit')
  rmSync(data, { recursive: true, force: true })
}
process.exit(failed ? 1 : 0)

async function started() {
  for (let tries = 0; tries < 400; tries += 1) {
    if (
      await fetch(`${site}/readyz`).then(
        ({ ok }) => ok,
        () => false,
      )
    )
      return
    if (server.exitCode !== null) break
    await wait(50)
  }
  throw new Error('The server did not start')
}

/** @returns {Promise<number>} */
function freePort() {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}
