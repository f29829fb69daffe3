import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { openDiskObjects } from '#studio-server/store/objects.ts'
import { copyContent } from '#testing/content-copy.ts'
import { readPdf } from '#testing/pdf/read-pdf.ts'
import { serveStudio } from '#testing/studio/serve-studio.ts'

const content = join(process.cwd(), 'content')

describe('a mail', () => {
  test('is what the server sends, with the text of the draft and no placeholder left', async () => {
    const { call } = await serveStudio(content)
    const path = 'emails/reset-link.yaml'
    const text = (await readFile(join(content, path), 'utf8')).replace(/^subject: .*$/m, 'subject: Another subject')
    const { body, status } = await call('POST', '/preview/mail', { files: [{ path, text }], mail: 'reset-link' })
    expect([status, body?.['subject']]).toEqual([200, 'Another subject'])
    expect(body?.['html']).toContain('<!doctype html>')
    expect(JSON.stringify(body)).not.toMatch(/\{[a-z_]+\}|undefined/)
  })

  test('that the content does not have is not made up', async () => {
    const { call } = await serveStudio(content)
    const { body, status } = await call('POST', '/preview/mail', { files: [], mail: 'nothing' })
    expect([status, body]).toEqual([404, { message: 'The content does not have this mail.' }])
  })

  test('of a draft with a picture of its own is shown', async () => {
    const folder = await copyContent()
    const { call } = await serveStudio(folder)
    const path = 'quiz/sections/hair-details.yaml'
    const text = (await readFile(join(folder, path), 'utf8')).replace('quiz/type_4a.svg', 'quiz/new.svg')
    const drawing = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9"/></svg>'
    const hash = await openDiskObjects(folder).put(new TextEncoder().encode(drawing))
    const ask = (pictures: object) =>
      call('POST', '/preview/mail', { files: [{ path, text }], pictures, mail: 'reset-link' })
    expect((await ask({})).status).toBe(422)
    expect((await ask({ 'media/quiz/new.svg': hash })).status).toBe(200)
    expect((await ask({ 'media/../new.svg': hash })).status).toBe(400)
  })

  test('of a draft with errors is not shown, and of a file outside the folder neither', async () => {
    const { call } = await serveStudio(content)
    const ask = (path: string, text: string | null) =>
      call('POST', '/preview/mail', { files: [{ path, text }], mail: 'reset-link' })
    expect((await ask('emails/reset-link.yaml', 'subject: 3')).status).toBe(422)
    expect((await ask('../outside.yaml', 'a: 1')).status).toBe(400)
  })
})

describe('the PDF', () => {
  test('is the report of these answers, with the texts of the draft', async () => {
    const { address } = await serveStudio(content)
    const path = 'settings/brand.yaml'
    const text = (await readFile(join(content, path), 'utf8')).replace(/^name: .*$/m, 'name: Draftland')
    const reply = await fetch(`${address}/studio/api/preview/report.pdf`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ files: [{ path, text }], answers: { '5': ['type_4c'] } }),
    })
    expect([reply.status, reply.headers.get('content-type')]).toEqual([200, 'application/pdf'])
    expect(JSON.stringify(await readPdf(Buffer.from(await reply.arrayBuffer())))).toContain('Draftland')
  })

  test('is not there in a content without accounts', async () => {
    const { call } = await serveStudio()
    const { status } = await call('POST', '/preview/report.pdf', { files: [], answers: {} })
    expect(status).toBe(404)
  })
})
