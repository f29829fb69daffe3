import { spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { putInPlace } from './put-in-place.mjs'

let dist: string
beforeEach(() => {
  dist = mkdtempSync(join(tmpdir(), 'dist-'))
})
afterEach(() => rmSync(dist, { recursive: true, force: true }))

const files = ['client/index.html', 'server/main.js', 'content.json', 'build.json']
const newBuild = (name: string): string => {
  const folder = join(dist, name)
  for (const file of files) {
    mkdirSync(join(folder, file, '..'), { recursive: true })
    writeFileSync(join(folder, file), name)
  }
  return folder
}
const inPlace = () => files.map((file) => readFileSync(join(dist, file), 'utf8'))

test('the old build and nothing else makes room for the new one', async () => {
  for (const file of ['client/old.html', 'old.json', 'studio/build.json', 'new-2/server/main.js']) {
    mkdirSync(join(dist, file, '..'), { recursive: true })
    writeFileSync(join(dist, file), '')
  }
  await putInPlace(newBuild('new-1'), dist, () => true)
  expect(inPlace()).toEqual(files.map(() => 'new-1'))
  expect(readdirSync(dist).sort()).toEqual([
    'build.json',
    'client',
    'content.json',
    'new-1',
    'new-2',
    'server',
    'studio',
  ])
  expect(readdirSync(join(dist, 'client'))).toEqual(['index.html'])
})

test('of processes that do it at the same moment each waits for the others', { timeout: 60_000 }, async () => {
  const module = new URL('put-in-place.mjs', import.meta.url).href
  const numbers = [1, 2, 3, 4]
  const start = Date.now() + 1500
  const codes = await Promise.all(
    numbers.map(async (number) => {
      const folder = newBuild(`new-${number}`)
      const code = `const { putInPlace } = await import('${module}')
        while (Date.now() < ${start});
        await putInPlace('${folder}', '${dist}', () => true)`
      const [exit] = (await once(spawn(process.execPath, ['--input-type=module', '-e', code]), 'exit')) as [number]
      return exit
    }),
  )
  expect(codes).toEqual(numbers.map(() => 0))
  expect(new Set(inPlace()).size).toBe(1)
})

test('it waits for another process, and then asks whether it is still needed', async () => {
  const [lock, folder] = [join(dist, 'exchange'), newBuild('new-1')]
  mkdirSync(lock)
  let isNeeded = true
  const done = putInPlace(folder, dist, () => isNeeded)
  await wait(100)
  expect(existsSync(join(dist, 'server'))).toBe(false)
  isNeeded = false
  rmSync(lock, { recursive: true })
  await done
  expect(readdirSync(dist)).toEqual(['new-1'])
})

test('it does not wait for a process that was killed meanwhile', async () => {
  const lock = join(dist, 'exchange')
  mkdirSync(lock)
  utimesSync(lock, 0, 0)
  await putInPlace(newBuild('new-1'), dist, () => true)
  expect(inPlace()).toEqual(files.map(() => 'new-1'))
})
