// What a first visit loads until the first answer, request by request: npm run bench -- first-visit. Fails above a limit.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromium } from 'playwright'
import { findBrowser } from '#scripts/browsers/find-browser.mjs'
import { startBenchServer } from './bench-server.mjs'
import { bytesOf, limits, requestsUntilAnswered } from '#scripts/checks/first-visit.mjs'

process.chdir(fileURLToPath(new URL('../..', import.meta.url)))
if (spawnSync(process.execPath, ['scripts/build.mjs', '--if-stale'], { stdio: 'inherit' }).status !== 0) process.exit(1)
const data = mkdtempSync(join(tmpdir(), 'first-visit-'))
const { site, stop } = await startBenchServer('server/main.js', '/readyz', { DATA_DIR: data })
const { args, env, executablePath } = await findBrowser()
const browser = await chromium.launch({
  executablePath,
  args: [...args],
  env: /** @type {Record<string, string>} */ (env),
})
let failed = false
try {
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
  await stop()
  rmSync(data, { recursive: true, force: true })
}
process.exit(failed ? 1 : 0)
