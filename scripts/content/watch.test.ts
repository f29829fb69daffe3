import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'

/** Runs in a process of its own, with which the watch ends. The first check saves a file while it runs. */
const script = `
  import { writeFileSync } from 'node:fs'
  import { watchFolder } from '#scripts/content/watch.mjs'
  const [folder] = process.argv.slice(1)
  let checks = 0
  await watchFolder(folder, async () => {
    checks += 1
    console.log('Check ' + checks)
    if (checks === 1) writeFileSync(folder + '/quiz.yaml', 'id: quiz')
  }, console.log)
`

test('a file that is saved during the first check is checked again', { timeout: 60_000 }, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'watch-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const watching = execFile(process.execPath, ['--input-type=module', '--eval', script, folder])
  onTestFinished(() => void watching.kill())
  let printed = ''
  watching.stdout?.on('data', (text: string) => (printed += text))
  await expect.poll(() => printed, { timeout: 30_000 }).toContain('Check 2')
})
