import { once } from 'node:events'
import { writeFile } from 'node:fs/promises'
import { createServer as createHttpServer, get } from 'node:http'
import { join } from 'node:path'
import { build, type Rolldown } from 'vite'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { copyContent, replacing } from '#testing/content-copy.ts'
import { content } from './vite-plugin.ts'
import { edit, entry, openPage, page, plants, typesOf, waitOptions } from '#testing/content-page.ts'

const bundle = async (folder: string, source = entry, parts: Readonly<Record<string, string>> = {}) => {
  const root = await page()
  for (const [file, code] of Object.entries({ 'entry.js': source, ...parts }))
    await writeFile(join(root, 'src', file), code)
  const built = await build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [content({ folder })],
    build: { write: false, rolldownOptions: { input: join(root, 'src/entry.js') } },
  })
  return (built as Rolldown.RolldownOutput).output
}

describe('a build', () => {
  it('holds what its pages import, and the pictures', async () => {
    const output = await bundle(await copyContent({}, plants))
    const code = output.flatMap((file) => (file.type === 'chunk' ? [file.code] : [])).join('')
    expect(code).toContain('Light and water')
    expect(code).toMatch(/JSON\.parse\(/)
    const pictures = output.filter(({ fileName }) => fileName.startsWith('media/'))
    expect(pictures.map(({ fileName }) => fileName)).toContain('media/art/hero.svg')
    const sheet = pictures.find(({ fileName }) => fileName === 'media/art.svg')
    expect(String(Buffer.from(sheet?.type === 'asset' ? sheet.source : ''))).toMatch(
      /^<svg [^>]+><svg id="fringe" .*<svg id="hero" /s,
    )
  })

  it('leaves out the code of the kinds of question and step that the content does not use', async () => {
    const source = `
      import { questionKinds, stepKinds } from 'virtual:content/modules'
      if (questionKinds.radio) console.log('radio code')
      if (stepKinds.photos) console.log('photos code')
      if (stepKinds.results) console.log('results code')
    `
    // The plant quiz has no photos.
    const output = await bundle(await copyContent({}, plants), source)
    const code = output.flatMap((file) => (file.type === 'chunk' ? [file.code] : [])).join('')
    expect(code.match(/\w+ code/g)).toEqual(['radio code', 'results code'])
  })

  it('makes no chunk of a part that the content does not use', async () => {
    const source = `
      import { stepKinds } from 'virtual:content/modules'
      const photos = stepKinds.photos && (async () => (await import('./photos.js')).photos)
      const results = stepKinds.results && (async () => (await import('./results.js')).results)
      globalThis.parts = [photos, results]
    `
    const output = await bundle(await copyContent({}, plants), source, {
      'photos.js': `export const photos = 'photos code'`,
      'results.js': `export const results = 'results code'`,
    })
    const chunks = output.flatMap((file) => (file.type === 'chunk' ? [file.name] : []))
    expect(chunks.toSorted()).toEqual(['entry', 'results'])
  })

  it('fails on bad content, and prints where and why', async () => {
    const folder = await copyContent(
      { 'analysis/tips.yaml': replacing('evidence: custom', 'evidence: costum') },
      plants,
    )
    const failure = await bundle(folder).then(
      () => undefined,
      (error: Error) => error,
    )
    expect(failure?.message).toMatch(/content\/enum {2}content\/analysis\/tips\.yaml:\d+:15/)
    expect(failure?.message).toMatch(/\| {5}evidence: costum\n +\| {15}\^{6}/)
    expect(failure?.message).toContain('Did you mean “custom”?')
  })
})

describe('a page that is being worked on', () => {
  it('shows an edit without a reload', async () => {
    const folder = await copyContent({}, plants)
    const { sent, shown } = await openPage(folder)
    await edit(folder, 'quiz/sections/light.yaml', 'Light and water', 'Sun and rain')
    await vi.waitFor(async () => expect(await shown()).toContain('Sun and rain'), waitOptions)
    await vi.waitFor(() => expect(sent).not.toEqual([]), waitOptions)
    expect(typesOf(sent)).not.toContain('full-reload')
    expect(sent).toContainEqual(
      expect.objectContaining({
        type: 'update',
        updates: [expect.objectContaining({ acceptedPath: '/src/entry.js' })],
      }),
    )
  })

  it('keeps the last good content while an edit is wrong, and says where', async () => {
    const folder = await copyContent({}, plants)
    const { sent, shown } = await openPage(folder)
    await edit(folder, 'quiz/sections/light.yaml', 'choice: radio', 'choice: raido')
    await vi.waitFor(() => expect(typesOf(sent)).toContain('error'), waitOptions)
    const failure = sent.find((message) => message.type === 'error')
    expect(failure?.type === 'error' && failure.err).toMatchObject({
      loc: { file: join(folder, 'quiz/sections/light.yaml'), line: expect.any(Number), column: 13 },
      message: expect.stringContaining('|     choice: raido'),
    })
    expect(await shown()).toContain('Light and water')

    sent.length = 0
    await edit(folder, 'quiz/sections/light.yaml', 'choice: raido', 'choice: radio')
    await vi.waitFor(() => expect(typesOf(sent)).toContain('update'), waitOptions)
    expect(typesOf(sent)).not.toContain('full-reload')
  })

  it('loads its pictures from the content folder', async () => {
    const { server } = await openPage(await copyContent({}, plants))
    const http = createHttpServer(server.middlewares).listen(0, '127.0.0.1')
    onTestFinished(() => void http.close())
    await once(http, 'listening')
    const address = http.address()
    const port = typeof address === 'object' ? address?.port : undefined
    const picture = await fetch(`http://127.0.0.1:${port}/media/art.svg`)
    expect(picture.headers.get('content-type')).toBe('image/svg+xml')
    expect(await picture.text()).toContain('<svg id="hero" ')

    const [outside] = await once(get({ port, path: '/media/../settings/site.yaml' }), 'response')
    expect(outside.statusCode).toBe(404)
    const broken = await fetch(`http://127.0.0.1:${port}/media/%E0`)
    expect(broken.status).toBe(404)
  })
})
