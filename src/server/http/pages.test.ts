import type { FastifyRequest } from 'fastify'
import { expect, test, vi } from 'vitest'
import { pageFor, type Page } from './pages.ts'

const built: Page = { etag: 'built', body: Buffer.from('<p>5</p>'), br: Buffer.from(''), gzip: null }
const request = { headers: {} } as FastifyRequest

test('an edited page that could not be made is made for the next request', async () => {
  const page = pageFor('/', built, { value: () => 7, write: (_, html, value) => html.replace('5', String(value)) })
  vi.spyOn(Buffer, 'from').mockImplementationOnce(() => {
    throw new Error('No memory')
  })
  await expect(page(request)).rejects.toThrow('No memory')
  expect(String((await page(request)).body)).toBe('<p>7</p>')
})
