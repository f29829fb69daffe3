import { randomBytes } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { problemsOf, weigh } from './page-weight.mjs'

let client = ''
beforeEach(() => {
  client = mkdtempSync(join(tmpdir(), 'weight-'))
})
afterEach(() => {
  rmSync(client, { recursive: true })
})

const page = (script: string) =>
  `<!doctype html><link rel="canonical" href="https://quiz.example/"><a href="https://social.example">us</a><script src="/assets/${script}"></script>`

const built = (files: Readonly<Record<string, string>>) => {
  const all: Readonly<Record<string, string>> = {
    'index.html': page('main.js'),
    'quiz/index.html': page('quiz.js'),
    'assets/main.js': 'import "./shared.js"',
    'assets/shared.js': '1',
    'assets/quiz.js': 'const link = {href:"https://social.example"}',
    '.vite/manifest.json': JSON.stringify({
      main: { file: 'assets/main.js', imports: ['shared'] },
      quiz: { file: 'assets/quiz.js' },
      shared: { file: 'assets/shared.js' },
    }),
    ...files,
  }
  for (const [name, text] of Object.entries(all)) {
    mkdirSync(dirname(join(client, name)), { recursive: true })
    writeFileSync(join(client, name), text)
  }
  return problemsOf(client)
}

describe('when the pages are within their budgets', () => {
  test('there are no problems, and links to other sites are fine', () => {
    expect(built({})).toEqual([])
  })
})

describe('when a page loads too much', () => {
  /** Made of random bytes, which cannot be compressed. */
  const heavy = (bytes: number) => randomBytes(bytes).toString('latin1').replaceAll(/["'`]/g, '_')

  test('the message names it, the excess and the largest files, also when an import is the reason', () => {
    const [problem, ...others] = built({ 'assets/shared.js': heavy(120_000) })
    expect(others).toEqual([])
    expect(problem).toMatch(
      /^\/: JavaScript is \d+ bytes more than the 110000 of its budget, compressed with brotli\.\n/,
    )
    expect(problem?.split('\n')[1]).toContain('assets/shared.js')
  })

  test('the hashes in the names of files make no difference', () => {
    const weightWith = (hash: string): number => {
      built({ 'quiz/index.html': page(`quiz-${hash}.js`), [`assets/quiz-${hash}.js`]: `import("./a-b-${hash}.js")` })
      return weigh(client, { page: '/quiz', kinds: ['HTML', 'JavaScript'], maxBytes: 0 }).bytes
    }
    expect(weightWith('C3s-rr6W')).toBe(weightWith('aaaaaaaa'))
  })

  test('the budget of the quiz includes HTML and styles', () => {
    const [problem] = built({ 'quiz/index.html': `${page('quiz.js')}${heavy(140_000)}` })
    expect(problem).toMatch(/^\/quiz: HTML \+ CSS \+ JavaScript is \d+ bytes more/)
  })
})

describe('when something asks another host', () => {
  test.each([
    ['about/index.html', '<img alt="" src="https://cdn.example/a.png">'],
    ['about/index.html', '<link rel="stylesheet" href="//cdn.example/a.css">'],
    ['about/index.html', '<form action="https://form.example/"></form>'],
    ['assets/a.css', '@import "https://cdn.example/a.css";'],
    ['assets/a.css', 'a{background:url(https://cdn.example/a.png)}'],
    ['assets/a.js', 'fetch("https://api.example/v1")'],
    ['assets/a.js', 'import(`https://cdn.example/a.js`)'],
    ['assets/a.js', 'x({src:"https://cdn.example/a.png"})'],
  ])('%s: %s', (file, text) => {
    expect(built({ [file]: text })).toEqual([expect.stringMatching(`^${file} asks another host: (https:)?//`)])
  })
})
