import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { offlineFilesOf } from './offline-files.mjs'

const chunk = (file: string, more: object = {}) => ({ file: `assets/${file}`, ...more })
const manifest = {
  'src/app/index.html': chunk('main-1.js', {
    isEntry: true,
    css: ['assets/main-1.css'],
    dynamicImports: ['src/pages/quiz/quiz-route.tsx', 'src/pages/about/about-route.tsx'],
  }),
  'src/pages/quiz/quiz-route.tsx': chunk('quiz-1.js', { imports: ['src/app/index.html'], dynamicImports: ['later'] }),
  'src/pages/about/about-route.tsx': chunk('about-1.js'),
  later: chunk('later-1.js', { imports: ['shared'] }),
  shared: chunk('shared-1.js', { css: ['assets/shared-1.css'] }),
  'virtual:fonts.css': chunk('fonts-1.css'),
}
const site: Readonly<Record<string, string>> = {
  '.vite/manifest.json': JSON.stringify(manifest),
  'quiz/index.html': `<link rel="icon" href="/media/icon.svg" /><link rel="manifest" href="/manifest.webmanifest" />
    <link rel="icon" href="/media/no-such-icon.svg" />
    <link rel="canonical" href="https://quiz.example/quiz" /><link rel="apple-touch-icon" href="/icons/apple-touch-icon.png" />
    <script src="/assets/head-1.js"></script><script type="module" src="/assets/main-1.js"></script>`,
  'offline/index.html':
    '<svg><use href="/media/states.svg#failed"></use></svg><link rel="stylesheet" href="/assets/main-1.css">',
  'about/index.html': '<script src="/assets/about-1.js"></script>',
  'manifest.webmanifest': '{}',
  'icons/apple-touch-icon.png': 'png',
  'assets/head-1.js': '1',
  'assets/main-1.js': '1',
  'assets/main-1.css': 'a{}',
  'assets/quiz-1.js': 'picture("quiz/one.svg");picture("photo/kinds of curl.webp")',
  'assets/about-1.js': 'picture("team/everybody.webp")',
  'assets/later-1.js': 'new Worker("/assets/coach.worker-1.js")',
  'assets/shared-1.js': '1',
  'assets/shared-1.css': 'b{}',
  'assets/fonts-1.css': '@font-face{src:url(/assets/display-1.woff2)}',
  'assets/display-1.woff2': 'font',
  'assets/coach.worker-1.js': '1',
  'assets/about.worker-1.js': '1',
  'media/icon.svg': '<svg/>',
  'media/quiz.svg': '<svg>all</svg>',
  'media/quiz/one.svg': '<svg/>',
  'media/states.svg': '<svg>all</svg>',
  'media/states/failed.svg': '<svg/>',
  'media/photo/kinds of curl.webp': 'webp',
  'media/team/everybody.webp': 'webp',
}

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'offline-'))
  for (const [name, text] of Object.entries(site)) write(name, text)
})
afterEach(() => {
  rmSync(folder, { recursive: true, force: true })
})

const write = (name: string, text: string) => {
  mkdirSync(dirname(join(folder, name)), { recursive: true })
  writeFileSync(join(folder, name), text)
}
const list = () => offlineFilesOf(folder, '/quiz', '/offline')

describe('the files for the time without a network', () => {
  test('are the pages, scripts, styles, fonts, workers and drawings of the quiz and of the page for that time, and none of another page', () => {
    expect(Object.keys(list().files)).toEqual([
      '/assets/coach.worker-1.js',
      '/assets/display-1.woff2',
      '/assets/fonts-1.css',
      '/assets/head-1.js',
      '/assets/later-1.js',
      '/assets/main-1.css',
      '/assets/main-1.js',
      '/assets/quiz-1.js',
      '/assets/shared-1.css',
      '/assets/shared-1.js',
      '/manifest.webmanifest',
      '/media/icon.svg',
      '/media/photo/kinds%20of%20curl.webp',
      '/media/quiz.svg',
      '/media/states.svg',
      '/offline',
      '/quiz',
    ])
  })

  test('have another version as soon as one of them has changed, and the same one otherwise', () => {
    const { version } = list()
    write('media/team/everybody.webp', 'another picture')
    expect(list().version).toBe(version)
    write('media/quiz.svg', '<svg>other</svg>')
    expect(list().version).not.toBe(version)
  })

  test('are named with what the browser checks them by', () => {
    // printf 'a{}' | openssl dgst -sha256 -binary | base64
    expect(list().files['/assets/main-1.css']).toBe('sha256-X1RutGBrXCt9KkSaXMK7tHftWiRscFHOhxsS8tv8hBk=')
  })

  test('cannot be listed for a build without a quiz', () => {
    write('.vite/manifest.json', '{}')
    expect(list).toThrow('src/app/index.html is missing from the build')
  })
})
