import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { sourceBundle, sourceFingerprint } from './source-bundle.mjs'

const sources = () => {
  const root = mkdtempSync(join(tmpdir(), 'sources-'))
  onTestFinished(() => rmSync(root, { recursive: true, force: true }))
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
  write('package.json', '{"type": "module"}')
  write('schemas/a.schema.json', '{"title": "A"}')
  write('src/number.ts', 'export const number: number = 1')
  write(
    'src/entry.ts',
    `import { number } from './number.ts'
     const schemas = import.meta.glob('/schemas/*.json', { eager: true, import: 'title' })
     export const text: string = [number, ...Object.values(schemas)].join(' ')`,
  )
  const load = async () => {
    const file = await sourceBundle(root, join(root, 'src/entry.ts'), sourceFingerprint(root))
    return { file, text: ((await import(/* @vite-ignore */ file)) as { readonly text: string }).text }
  }
  return { root, write, load }
}

test('a bundle follows every change of the sources, and is made once for each', async () => {
  const { root, write, load } = sources()
  const first = await load()
  expect(first.text).toBe('1 A')
  expect((await load()).file).toBe(first.file)

  // The length is the same, and possibly the time, so only the contents differ.
  write('src/number.ts', 'export const number: number = 2')
  expect((await load()).text).toBe('2 A')
  write('schemas/a.schema.json', '{"title": "B"}')
  expect((await load()).text).toBe('2 B')
  write('schemas/b.schema.json', '{"title": "C"}')
  const last = await load()
  expect(last.text).toBe('2 B C')
  expect(readdirSync(join(root, 'node_modules/.cache/source')).map((name) => join(dirname(last.file), name))).toEqual([
    last.file,
  ])
})

test('what cannot be bundled is said, leaves nothing behind, and is tried again', async () => {
  const { root, write, load } = sources()
  write('src/number.ts', 'export const number = ')
  await expect(load()).rejects.toThrow(/number\.ts/)
  expect(readdirSync(join(root, 'node_modules/.cache/source'))).toEqual([])
  write('src/number.ts', 'export const number = 3')
  expect((await load()).text).toBe('3 A')
})

test('processes that ask at the same time all get the whole bundle', async () => {
  const { load } = sources()
  const all = await Promise.all([load(), load(), load()])
  expect(new Set(all.map(({ file }) => file)).size).toBe(1)
  expect(all.map(({ text }) => text)).toEqual(['1 A', '1 A', '1 A'])
})
