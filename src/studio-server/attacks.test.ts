/** Attempts by other sites, broken tabs and hostile files. When one is refused, nothing is written. */
import { once } from 'node:events'
import { request } from 'node:http'
import { mkdir, mkdtemp, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import type { Operation } from '#editing/operation.ts'
import { editContent, withText } from '#testing/content-copy.ts'
import {
  actOf,
  copyExample,
  serveStudio,
  sharedStudio,
  snapshotOf,
  type ServedStudio,
} from '#testing/studio/serve-studio.ts'
import { openStudio } from './open-studio.ts'

/** Used instead of `fetch`, which sets Host itself and normalises paths with dots. */
const rawCall = async (
  studio: ServedStudio,
  options: { readonly method?: string; readonly path: string; readonly headers?: Readonly<Record<string, string>> },
  body = '',
): Promise<{ readonly status: number; readonly text: string }> => {
  const { hostname, port } = new URL(studio.address)
  const sent = request({ hostname, port, ...options })
  // The server may answer before it has read everything, and close.
  sent.on('error', () => undefined)
  sent.end(body)
  const [reply] = (await once(sent, 'response')) as [import('node:http').IncomingMessage]
  let text = ''
  for await (const chunk of reply) text += String(chunk)
  return { status: reply.statusCode ?? 0, text }
}

const json = { 'content-type': 'application/json' }

// These change nothing, so one studio is enough for all of them.
describe('one studio', () => {
  const studio = sharedStudio()

  test.each([
    ['a page of another site', 403, { origin: 'https://evil.example' }],
    ['a page on another port of this computer', 403, { origin: 'http://localhost:9' }],
    ['a page without an origin', 403, { origin: 'null' }],
    ['a form of another site', 403, { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' }],
    ['another port, without an origin', 403, { 'sec-fetch-site': 'same-site' }],
    ['a name that was made to lead here', 421, { host: 'evil.example:3000' }],
    [
      'a name that was made to lead here, with its origin',
      421,
      { host: 'evil.example', origin: 'http://evil.example' },
    ],
  ])('a write from %s is refused', async (_, status, headers) => {
    const before = await snapshotOf(studio().folder)
    const path = '/studio/api/drafts'
    const reply = await rawCall(studio(), { method: 'POST', path, headers: { ...json, ...headers } }, '{"name":"x"}')
    expect(reply).toEqual({ status, text: expect.stringContaining('"message":"') as string })
    expect(await snapshotOf(studio().folder)).toEqual(before)
  })

  test('other sites cannot read the content, but a link to the studio works', async () => {
    const foreign = { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'no-cors' }
    for (const path of ['/studio/api/folder', '/studio/media/a.svg', '/studio/api/events'])
      expect((await rawCall(studio(), { path, headers: foreign })).status).toBe(403)
    const link = { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' }
    expect((await rawCall(studio(), { path: '/studio', headers: link })).status).toBe(200)
  })

  test('a form that sends no JSON creates nothing', async () => {
    const before = await snapshotOf(studio().folder)
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'])
      expect(
        (
          await rawCall(
            studio(),
            { method: 'POST', path: '/studio/api/drafts', headers: { 'content-type': type } },
            '{"name":"x"}',
          )
        ).status,
      ).toBe(415)
    expect(await snapshotOf(studio().folder)).toEqual(before)
  })

  test.each([
    '/studio/media/../quiz.yaml',
    '/studio/media/%2e%2e/quiz.yaml',
    '/studio/media/..%2fquiz.yaml',
    '/studio/media/..%5cquiz.yaml',
    '/studio/media//etc/passwd',
    '/studio/media/%00',
    '/studio/media/.studio/.gitignore',
    '/studio/assets/../index.html',
    '/studio/assets/..%2f..%2fserver%2fmain.js',
    '/studio/api/objects/..%2f.gitignore',
    '/studio/api/drafts/..%2f..%2fquiz',
    '/studio/api/versions/..%2f..%2fquiz/restore',
    '/studio/media/%ff%fe',
  ])('the address %s leads to nothing', async (path) => {
    await studio().newDraft()
    const { status, text } = await rawCall(studio(), { path })
    expect([400, 403, 404]).toContain(status)
    expect(text).toContain('"message":"')
  })

  test.each([
    '../quiz.yaml',
    '/etc/cron.yaml',
    'C:\\quiz.yaml',
    'pages/../../quiz.yaml',
    'pages/./home.yaml',
    '.studio/drafts/a.yaml',
    'pages/.hidden.yaml',
    '.git/hooks/pre-commit',
    'package.json',
    'quiz.yaml\n',
    'pages/a\u0000.yaml',
    'pages/a\u202Elmay.yaml',
    'pages/con.yaml',
    'NUL.yaml',
    'pages /a.yaml',
    'media/quiz.yaml',
    'media/a.html',
    'media/../quiz.yaml',
    `pages/${'a'.repeat(300)}.yaml`,
    '',
  ])('a draft cannot write the file %j', async (file) => {
    const draft = await studio().newDraft()
    const before = await snapshotOf(studio().folder)
    const operations: readonly Operation[] = [
      { kind: 'file', file, before: null, after: 'a: 1\n' },
      { kind: 'picture', file, before: null, after: 'a'.repeat(64) },
      { kind: 'set', file, place: ['a'], after: 1 },
    ]
    for (const operation of operations) {
      const log = { ...draft, keep: 0, acts: [actOf(operation)], done: 1 }
      const { status, body } = await studio().call('PUT', `/drafts/${draft.id}/log`, log)
      expect([400, 422]).toContain(status)
      expect(body?.['message']).toMatch(/cannot/)
    }
    expect(await snapshotOf(studio().folder)).toEqual(before)
  })

  const brackets = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`

  test.each([
    ['10 MB of YAML', 413, `{"kind":"file","file":"quiz.yaml","before":null,"after":"${'a: b\\n'.repeat(2_000_000)}"}`],
    ['20 MB', 413, `{"kind":"file","file":"quiz.yaml","before":null,"after":"${'a'.repeat(20_000_000)}"}`],
    ['deep nesting', 422, `{"kind":"set","file":"quiz.yaml","place":["a"],"after":${brackets(100_000)}}`],
    ['no JSON', 400, `{"kind":`],
  ])('%s in a draft is refused, and the server still answers', async (_, status, operation) => {
    const draft = await studio().newDraft()
    const before = await snapshotOf(studio().folder)
    const { operations: __, ...act } = actOf()
    const log = JSON.stringify({ ...draft, keep: 0, acts: [{ ...act, operations: ['HERE'] }], done: 1 })
    const path = `/studio/api/drafts/${draft.id}/log`
    const reply = await rawCall(
      studio(),
      { method: 'PUT', path, headers: json },
      log.replace('"HERE"', () => operation),
    )
    expect(reply).toEqual({ status, text: expect.stringContaining('"message":"') as string })
    expect(await snapshotOf(studio().folder)).toEqual(before)
    expect((await studio().call('GET', '/folder')).status).toBe(200)
  })
})

test('links that lead out of the folder are not read', async () => {
  const folder = await copyExample('product-finder')
  const outside = await copyExample()
  await mkdir(join(folder, 'media'), { recursive: true })
  await mkdir(join(folder, 'pages'), { recursive: true })
  await writeFile(join(outside, 'secret.svg'), '<svg xmlns="http://www.w3.org/2000/svg"><title>secret</title></svg>')
  await symlink(join(outside, 'secret.svg'), join(folder, 'media/secret.svg'))
  await symlink(join(outside, 'quiz.yaml'), join(folder, 'pages/home.yaml'))
  const studio = await serveStudio(folder)
  expect((await rawCall(studio, { path: '/studio/media/secret.svg' })).status).toBe(404)
  await symlink(outside, join(folder, 'media/brand'))
  const { outside: links, ...read } = (await studio.call('GET', '/folder')).body ?? {}
  expect(links).toEqual(['media/brand', 'media/secret.svg', 'pages/home.yaml'])
  expect(JSON.stringify(read)).not.toMatch(/secret|pages\/home\.yaml|media\/brand/)
})

test('a link in place of the folder of the drafts is refused', async () => {
  const studio = await serveStudio()
  const outside = await copyExample()
  await symlink(outside, join(studio.folder, '.studio'))
  expect(await studio.call('POST', '/drafts', { name: 'x' })).toMatchObject({ status: 409 })
  expect(Object.keys(await snapshotOf(outside))).toHaveLength(1)
})

test('what is too large for a file is refused with what to do', async () => {
  const studio = await serveStudio()
  const draft = await studio.newDraft()
  const operation: Operation = { kind: 'set', file: 'quiz.yaml', place: ['title'], after: 'a'.repeat(9_000_000) }
  const log = { ...draft, keep: 0, acts: [actOf(operation)], done: 1 }
  const { body, status } = await studio.call('PUT', `/drafts/${draft.id}/log`, log)
  expect(status).toBe(413)
  expect(body?.['message']).toBe(
    'This is too large for quiz.yaml: a file may have 2,000,000 characters. Undo it and change less, or discard the draft.',
  )
})

const bombs = [
  ['an alias bomb', `a: &a [x, x]\n${Array.from({ length: 30 }, (_, at) => `b${at}: &b${at} [*a, *a]`).join('\n')}\n`],
  ['10 MB', 'a: b\n'.repeat(2_000_000)],
  ['deep nesting', `a: ${'['.repeat(400_000)}`],
  ['thousands of aliases', `a: &a [x]\n${Array.from({ length: 40_000 }, (_, at) => `b${at}: *a`).join('\n')}\n`],
  ['no text', Buffer.of(0xff, 0xfe, 0)],
] as const

test.each(bombs)('%s in a file on the disk is a problem, and the server still answers', async (_, text) => {
  const studio = await serveStudio()
  // Atomically, because the studio would also read a half-written file.
  await writeFile(`${studio.folder}.new`, text)
  await rename(`${studio.folder}.new`, join(studio.folder, 'quiz.yaml'))
  const { status, body } = await studio.call('GET', '/folder')
  expect({ status, body }).toMatchObject({
    status: 200,
    body: {
      files: [{ path: 'quiz.yaml', data: null }],
      problems: expect.arrayContaining([expect.objectContaining({ severity: 'error' })]) as unknown,
    },
  })
})

test.each(bombs.filter(([, text]) => text.length < 500_000))('%s in a draft is not published', async (_, bytes) => {
  const studio = await serveStudio()
  const before = String(await readFile(join(studio.folder, 'quiz.yaml')))
  const operation = { kind: 'file', file: 'quiz.yaml', before, after: String(bytes) } as const
  expect(await published(studio, operation)).toMatchObject({ status: 422, body: { reason: 'problems' } })
  expect(String(await readFile(join(studio.folder, 'quiz.yaml')))).toBe(before)
})

test('a script or a harmful link in Markdown is not published', async () => {
  const studio = await serveStudio(await copyExample('bike-check'))
  const file = 'quiz.yaml'
  const text = 'A text.'
  await editContent(studio.folder, { [file]: withText('consents.health.body', text) })
  const old = String(await readFile(join(studio.folder, file)))
  for (const after of ['<script>alert(1)</script>', '[Here](javascript:alert(1))', '![](https://evil.example/a.png)']) {
    const operation = { kind: 'set', file, place: ['consents', 'health', 'body'], before: text, after } as const
    const problems = [expect.objectContaining({ code: 'content/markdown', severity: 'error' })]
    expect(await published(studio, operation)).toMatchObject({ status: 422, body: { reason: 'problems', problems } })
    expect(String(await readFile(join(studio.folder, file)))).toBe(old)
  }
})

const published = async (studio: ServedStudio, operation: Operation) => {
  const { id, revision } = await studio.save(await studio.newDraft(), actOf(operation))
  return studio.call('POST', `/drafts/${id}/publish`, { revision, editor: 'Ada', message: '' })
}

test('a content folder that is missing or a file is refused at the start, an empty one is shown', async () => {
  const parent = await mkdtemp(join(tmpdir(), 'studio-'))
  onTestFinished(() => rm(parent, { recursive: true, force: true }))
  const open = (contentDir: string) => openStudio({ contentDir, siteFolder: parent })
  await expect(open(join(parent, 'none'))).rejects.toThrow(/^There is no folder .*none\. Name the folder/)
  await writeFile(join(parent, 'file'), '')
  await expect(open(join(parent, 'file'))).rejects.toThrow(/file is a file\. Name the folder/)
  await mkdir(join(parent, 'empty'))
  const studio = await serveStudio(join(parent, 'empty'))
  expect((await studio.call('GET', '/folder')).body).toMatchObject({
    files: [],
    problems: [{ code: 'content/missing-file' }],
  })
})

test('when the folder goes away, the server says so, and works again when it is back', async () => {
  const studio = await serveStudio()
  const draft = await studio.newDraft()
  await rename(studio.folder, `${studio.folder}-away`)
  for (const [method, path] of [
    ['GET', '/folder'],
    ['POST', '/drafts'],
  ] as const)
    expect(await studio.call(method, path, method === 'POST' ? { name: 'x' } : undefined)).toMatchObject({
      status: 503,
      body: { message: 'The content folder is not there any more. Bring it back, and go on.' },
    })
  await rename(`${studio.folder}-away`, studio.folder)
  expect((await studio.call('GET', `/drafts/${draft.id}`)).body).toEqual(draft)
})
