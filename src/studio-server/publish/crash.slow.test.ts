import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { build } from 'vite'
import { expect, onTestFinished, test } from 'vitest'
import { readFolder } from '#content/folder/read-folder.ts'
import { isLong } from '#testing/long.ts'
import { commitPublication, finishPublication } from './write-publication.ts'

const newFolder = async (): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), 'publish-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

const textsIn = async (folder: string): Promise<Readonly<Record<string, string>>> => {
  const { files } = await readFolder(folder)
  return Object.fromEntries(files.map(({ path, bytes }) => [path, new TextDecoder().decode(bytes)]))
}

const old = { 'analysis/tips.yaml': 'tips: 1\n', 'media/a.svg': 'old', 'quiz.yaml': 'id: old\n' }
const fresh = { 'media/a.svg': 'new', 'media/quiz/b.svg': 'b', 'quiz.yaml': 'id: new\n' }
const changes = [...new Set([...Object.keys(old), ...Object.keys(fresh)])].map((path) => {
  const text = new Map(Object.entries(fresh)).get(path)
  return { path, bytes: text === undefined ? null : Buffer.from(text) }
})

test('stopped before any step, every reader sees all of the old version or all of the new one', async () => {
  const seen: string[] = []
  for (let last = 0; seen.at(-1) !== 'finished'; last++) {
    const folder = await newFolder()
    for (const [path, text] of Object.entries(old)) {
      await mkdir(join(folder, path, '..'), { recursive: true })
      await writeFile(join(folder, path), text)
    }
    let steps = 0
    let records: readonly unknown[] = []
    const complete = async (record: unknown) => {
      records = [...records, record]
    }
    const outcome = await new Promise<string>((resolve, reject) => {
      // As if the process had ended: nothing runs after this step.
      const onStep = () => (steps++ === last ? new Promise<void>(() => resolve('stopped')) : undefined)
      const publish = async () => {
        await commitPublication(folder, { id: `p${last}`, changes, record: 'r', onStep })
        await finishPublication(folder, complete, onStep)
        return 'finished'
      }
      publish().then(resolve, reject)
    })
    const read = await textsIn(folder)
    const isNew = read['quiz.yaml'] === fresh['quiz.yaml']
    expect(read).toEqual(isNew ? fresh : old)
    seen.push(outcome === 'finished' ? outcome : isNew ? 'new' : 'old')
    // The next start.
    await finishPublication(folder, complete)
    expect(await textsIn(folder)).toEqual(isNew ? fresh : old)
    await rm(join(folder, '.studio'), { recursive: true, force: true })
    expect(await textsIn(folder)).toEqual(isNew ? fresh : old)
    if (isNew) expect(records.length).toBeGreaterThan(0)
    else expect(records).toEqual([])
  }
  // Once a reader has seen the new version, none sees the old one again.
  expect(seen.join(' ')).toMatch(/^(old )+(new )+finished$/)
})

test('of two publications at once the second is told, and happens after the first is finished', async () => {
  const folder = await newFolder()
  const change = (text: string) => [{ path: 'quiz.yaml', bytes: Buffer.from(text) }]
  expect(await commitPublication(folder, { id: 'one', changes: change('1'), record: null })).toBe(true)
  expect(await commitPublication(folder, { id: 'two', changes: change('2'), record: null })).toBe(false)
  expect(await textsIn(folder)).toEqual({ 'quiz.yaml': '1' })
  await Promise.all([1, 2, 3].map(() => finishPublication(folder, async () => undefined)))
  expect(await commitPublication(folder, { id: 'two', changes: change('2'), record: null })).toBe(true)
  expect(await textsIn(folder)).toEqual({ 'quiz.yaml': '2' })
})

test('a journal that would reach out of the folder is ignored', async () => {
  const folder = await newFolder()
  const content = join(folder, 'content')
  const committed = join(content, '.studio/publish/committed')
  await mkdir(committed, { recursive: true })
  await writeFile(join(folder, 'secret.yaml'), 'secret')
  await writeFile(join(committed, 'x-0'), 'changed')
  const files = [{ path: '../secret.yaml', staged: 'x-0' }]
  await writeFile(join(committed, 'x.journal'), JSON.stringify({ id: 'x', files, record: null }))
  expect(await textsIn(content)).toEqual({})
  await finishPublication(content, async () => undefined)
  expect(await textsIn(folder)).toMatchObject({ 'secret.yaml': 'secret' })
})

const rounds = isLong ? 100 : 8

test(
  `killed at ${rounds} random instants, while others read: always one whole version`,
  { timeout: 60_000 + rounds * 2_000 },
  async () => {
    const folder = await newFolder()
    const programs = await newFolder()
    await build({
      configFile: false,
      logLevel: 'error',
      build: {
        ssr: true,
        outDir: programs,
        emptyOutDir: false,
        rolldownOptions: {
          input: 'src/testing/studio/publish-until-killed.ts',
          output: { entryFileNames: 'main.mjs' },
        },
      },
    })
    const versions = new Set<string>()
    // Which version is left after a kill is random.
    for (let round = 0; round < rounds || versions.size < 2; round++) {
      const child = spawn(process.execPath, [join(programs, 'main.mjs'), folder], {
        stdio: ['ignore', 'pipe', 'inherit'],
      })
      const ended = once(child, 'exit')
      await once(child.stdout, 'data')
      onTestFinished(() => void child.kill('SIGKILL'))
      const until = Date.now() + Math.random() * 60
      const seen = new Set<string>()
      // The versions take turns from round to round, because a slow computer publishes only one of them in this time.
      while (Date.now() < until || !seen.has(String(round % 2))) {
        seen.add(expectWhole(await textsIn(folder)))
        await wait(1)
      }
      child.kill('SIGKILL')
      await ended
      const killed = await textsIn(folder)
      versions.add(expectWhole(killed))
      if (round % 2 === 0) await finishPublication(folder, async () => undefined)
      expect(await textsIn(folder)).toEqual(killed)
    }
    expect(versions.size).toBe(2)
  },
)

/** Returns which of the two versions it is. */
const expectWhole = (texts: Readonly<Record<string, string>>): string => {
  const digits = new Set(Object.values(texts).flatMap((text) => text.match(/\d/g) ?? ['none']))
  expect([...digits]).toHaveLength(1)
  const [version = ''] = digits
  const names = ['analysis/scores.yaml', 'media/a.svg', `media/${version === '0' ? 'even' : 'odd'}.svg`, 'quiz.yaml']
  expect(Object.keys(texts)).toEqual(names)
  return version
}

test('a process that is slow to finish a publication does not delete what the next one has made', async () => {
  const folder = await newFolder()
  await writeFile(join(folder, 'tips.yaml'), 'old')
  const finish = () => finishPublication(folder, async () => undefined)
  const change = (bytes: Uint8Array | null) => [{ path: 'tips.yaml', bytes }]
  await commitPublication(folder, { id: 'one', changes: change(null), record: null })
  let isSlow = true
  await finishPublication(
    folder,
    async () => undefined,
    async () => {
      if (!isSlow) return
      isSlow = false
      await finish()
      await commitPublication(folder, { id: 'two', changes: change(Buffer.from('new')), record: null })
      await finish()
    },
  )
  expect(await textsIn(folder)).toEqual({ 'tips.yaml': 'new' })
})
