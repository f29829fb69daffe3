import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'

const busyServer = `
import { writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
const server = createServer((request, response) => response.writeHead(503).end())
server.listen(0, '127.0.0.1', () => {
  writeFileSync(new URL('../pid', import.meta.url), String(process.pid))
  console.log('The site is ready: http://127.0.0.1:' + server.address().port)
})`

it('stops its server and says why when the server refuses a submission', { timeout: 60_000 }, async () => {
  const build = await mkdtemp(join(tmpdir(), 'busy-'))
  onTestFinished(() => rm(build, { recursive: true }))
  await mkdir(join(build, 'server'))
  await writeFile(join(build, 'package.json'), '{"type": "module"}')
  await writeFile(join(build, 'server', 'main.js'), busyServer)

  const said = await new Promise<string>((resolve) => {
    execFile(
      process.execPath,
      ['scripts/bench.mjs', 'server'],
      { env: { ...process.env, DIST_DIR: build } },
      (_, __, stderr) => resolve(stderr),
    )
  })

  const pid = Number(await readFile(join(build, 'pid'), 'utf8'))
  expect(said).toContain('503')
  expect(said).toContain('other work')
  expect(() => process.kill(pid, 0)).toThrow('ESRCH')
})
