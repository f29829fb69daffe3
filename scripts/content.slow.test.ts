import { execFile, type ChildProcess } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { describe, expect, it, onTestFinished } from 'vitest'
import { copyContent, replacing } from '#testing/content-copy.ts'

const plants = { over: 'src/testing/content' }
const runContent = (folder: string, ...options: string[]) =>
  new Promise<{ code: number; out: string; err: string }>((done) => {
    const env = { ...process.env, CONTENT_DIR: folder, GITHUB_ACTIONS: '' }
    execFile(process.execPath, ['scripts/content.mjs', ...options], { env }, (error, out, err) =>
      done({ code: Number(error?.code ?? 0), out, err }),
    )
  })

const waitOptions = { timeout: 20_000, interval: 50 }

/** Returns a function that returns what a process has printed so far. */
const textsOf = (running: ChildProcess): (() => string) => {
  let text = ''
  const add = (piece: unknown) => void (text += String(piece))
  running.stdout?.on('data', add)
  running.stderr?.on('data', add)
  return () => text
}

describe('npm run content', () => {
  it('prints one line when the content is valid', async () => {
    const { code, out, err } = await runContent(await copyContent({}, plants))
    expect(out).toMatch(
      /^Content is good: \d+ files, \d+ pictures, 5 questions \(2 \+ 3\), version [0-9a-f]{12}\. The largest submission has 6 answers and \d+ kB\.\n$/,
    )
    expect(err).toBe('')
    expect(code).toBe(0)
  })

  it('prints the problems and fails', async () => {
    const folder = await copyContent({ 'analysis/tips.yaml': replacing('badge: leaves', 'badge: leafs') }, plants)
    const { code, out, err } = await runContent(folder)
    expect(err).toContain('error content/unknown-badge  content/analysis/tips.yaml:')
    expect(err).toContain('1 error.')
    expect(out).toBe('')
    expect(code).toBe(1)
  })

  it('prints the problems as JSON, for other tools', async () => {
    const folder = await copyContent({ 'analysis/tips.yaml': replacing('badge: leaves', 'badge: leafs') }, plants)
    const { code, out } = await runContent(folder, '--json')
    expect(JSON.parse(out)).toMatchObject({ problems: [{ code: 'content/unknown-badge', column: 12 }] })
    expect(out).not.toContain('forEditors')
    expect(code).toBe(1)
  })

  it('fails on a warning only with --strict', async () => {
    const unusedSlot = replacing('slots:\n', 'slots:\n  - {id: tray, label: Tray}\n')
    const folder = await copyContent({ 'analysis/routines.yaml': unusedSlot }, plants)
    const [plain, strict] = [await runContent(folder), await runContent(folder, '--strict')]
    expect(plain.err).toContain('warning content/unused  content/analysis/routines.yaml:')
    expect([plain.code, strict.code]).toEqual([0, 1])
    expect(strict.err).toMatch(/Failed: --strict accepts no warnings\.\n$/)
    expect(plain.err).not.toContain('--strict')
  })

  it('corrects with --fix what is certain, and says what it changed', async () => {
    const folder = await copyContent({ 'analysis/tips.yaml': replacing('badge: leaves', 'badge: leafs') }, plants)
    const { code, out } = await runContent(folder, '--fix')
    expect(out).toMatch(/^content\/analysis\/tips.yaml:\d+ Change “leafs” to “leaves”\nContent is good/)
    expect(code).toBe(0)
    expect(await readFile(join(folder, 'analysis/tips.yaml'), 'utf8')).toBe(
      await readFile('src/testing/content/analysis/tips.yaml', 'utf8'),
    )
  })

  it('prints nothing but JSON with --fix and --json', async () => {
    const folder = await copyContent({ 'analysis/tips.yaml': replacing('badge: leaves', 'badge: leafs') }, plants)
    const fixed = await runContent(folder, '--fix', '--json')
    expect(JSON.parse(fixed.out)).toMatchObject({ problems: [] })
    expect(fixed.err).toMatch(/^content\/analysis\/tips.yaml:\d+ Change “leafs” to “leaves”\n$/)
    const again = await runContent(folder, '--fix', '--json')
    expect(JSON.parse(again.out)).toMatchObject({ problems: [] })
    expect(again.err).toBe('There is nothing that can be corrected with certainty.\n')
  })

  it('annotates the lines of a pull request', async () => {
    const folder = await copyContent({ 'analysis/tips.yaml': replacing('badge: leaves', 'badge: leafs') }, plants)
    const { code, out, err } = await runContent(folder, '--format', 'github')
    expect(out).toMatch(
      /^::error file=\S+\/content\/analysis\/tips.yaml,line=\d+,col=12,endColumn=17,title=content\/unknown-badge::/,
    )
    expect(err).toContain('1 error.')
    expect(code).toBe(1)
  })

  it('checks again when a file changes', { timeout: 60_000 }, async () => {
    const folder = await copyContent({}, plants)
    const env = { ...process.env, CONTENT_DIR: folder }
    const watching = execFile(process.execPath, ['scripts/content.mjs', '--watch'], { env })
    onTestFinished(() => void watching.kill())
    const printed = textsOf(watching)
    const tips = join(folder, 'analysis/tips.yaml')
    const text = await readFile(tips, 'utf8')

    await expect.poll(printed, waitOptions).toMatch(/Content is good[^]*Waiting for changes/)
    await writeFile(tips, text.replace('badge: leaves', 'badge: leafs'))
    await expect.poll(printed, waitOptions).toContain('error content/unknown-badge')
    await writeFile(tips, 'badges: [')
    await expect.poll(printed, waitOptions).toContain('error content/yaml')
    await writeFile(tips, text)
    await expect.poll(printed, waitOptions).toMatch(/content\/yaml[^]*Content is good/)
  })

  it('goes on when the folder was away, and does not look at hidden files', { timeout: 60_000 }, async () => {
    const folder = await copyContent({}, plants)
    const env = { ...process.env, CONTENT_DIR: folder }
    const watching = execFile(process.execPath, ['scripts/content.mjs', '--watch'], { env })
    onTestFinished(() => void watching.kill())
    const printed = textsOf(watching)
    const checks = () => printed().split('Waiting for changes').length - 1

    await expect.poll(checks, waitOptions).toBe(1)
    await mkdir(join(folder, '.studio'))
    await writeFile(join(folder, '.studio/draft.jsonl'), '{}')
    await wait(500)
    expect(checks()).toBe(1)
    await rename(folder, `${folder}-away`)
    onTestFinished(() => rm(`${folder}-away`, { recursive: true, force: true }))
    await expect.poll(checks, waitOptions).toBe(2)
    await rename(`${folder}-away`, folder)
    await expect.poll(checks, waitOptions).toBe(3)
    await writeFile(join(folder, 'analysis/tips.yaml'), 'badges: [')
    await expect.poll(printed, waitOptions).toContain('error content/yaml')
    expect(checks()).toBeLessThanOrEqual(4)
  })

  it('says where an id is used, and renames it in all files', { timeout: 60_000 }, async () => {
    const folder = await copyContent({}, plants)
    const uses = await runContent(folder, 'uses', 'badge:leaves')
    expect(uses.out).toMatch(/^badge:leaves, \d+ uses?\n {2}content\/analysis\/tips.yaml:4:10 {2}\/badges\/0\/id\n/)
    const renamed = await runContent(folder, 'rename', 'badge:leaves', 'foliage')
    expect(renamed.out).toMatch(/^badge:leaves is foliage now: \d+ places in 1 file\.\n$/)
    const checked = await runContent(folder)
    expect(checked.out).toMatch(/^Content is good/)
    expect(await readFile(join(folder, 'analysis/tips.yaml'), 'utf8')).not.toContain('leaves,')
  })

  it.each([
    ['badge:leavs', 'badge:leaves'],
    ['leavs', 'leaves'],
  ])('names the id that was probably meant by %s', async (name, meant) => {
    const { code, err } = await runContent(await copyContent({}, plants), 'uses', name)
    expect([code, err]).toEqual([1, `Nothing in the content has the id “${name}”. Did you mean “${meant}”?\n`])
  })

  it('refuses a rename after which the content would be wrong', async () => {
    const folder = await copyContent({}, plants)
    const { code, err } = await runContent(folder, 'rename', 'badge:leaves', 'Not An Id')
    expect(err).toMatch(/^Nothing was changed/)
    expect(code).toBe(1)
  })

  it('lists its commands and options', async () => {
    const { code, out } = await runContent('/no/such/folder', '--help')
    expect(out).toMatch(/--strict +fail on warnings/)
    expect(code).toBe(0)
  })

  it.each([['--stict'], ['chekc'], ['check', 'one.yaml']])('refuses the command line %s %s', async (...options) => {
    const { code, out, err } = await runContent('/no/such/folder', ...options)
    expect(err).toMatch(/npm run content -- /)
    expect(out).toBe('')
    expect(code).toBe(2)
  })

  it('names a folder that does not exist', async () => {
    const { code, err } = await runContent('/no/such/folder')
    expect(err).toBe('There is no content folder at /no/such/folder\n')
    expect(code).toBe(1)
  })
})

describe('npm run content -- release', () => {
  it('publishes the ids of the content, and then finds nothing to add', async () => {
    const folder = await copyContent({}, plants)
    const first = await runContent(folder, 'release')
    expect(first.out).toMatch(/^\d+ ids and labels are published, 0 are retired\. Commit history\/ids\.yaml\.\n$/)
    expect([first.code, first.err]).toEqual([0, ''])
    expect((await runContent(folder)).code).toBe(0)
    expect((await runContent(folder, 'release')).out).toBe(
      'Nothing to add: every id is in history/ids.yaml with its meaning.\n',
    )
  })

  it('publishes nothing of a content with errors', async () => {
    const folder = await copyContent({ 'analysis/tips.yaml': replacing('badge: leaves', 'badge: leafs') }, plants)
    const { code, err } = await runContent(folder, 'release')
    expect(code).toBe(1)
    expect(err).toContain('error content/unknown-badge')
    expect(existsSync(join(folder, 'history'))).toBe(false)
  })
})
