import fastify from 'fastify'
import { expect, test } from 'vitest'
import { asAttachment } from './attachments.ts'

const headerFor = async (name: string) => {
  const app = fastify()
  app.get('/', async (_request, reply) => asAttachment(reply, name).send('x'))
  const reply = await app.inject({ url: '/' })
  await app.close()
  return [reply.statusCode, reply.headers['content-disposition']]
}

test.each([
  ['plain', 'report 1.pdf', 'report 1.pdf', 'report%201.pdf'],
  ['with accents', 'Ọkọ́ (é).pdf', 'Oko (e).pdf', '%E1%BB%8Ck%E1%BB%8D%CC%81%20%28%C3%A9%29.pdf'],
  ['with special characters', 'a"b\\c/d\r\ne:f.pdf', 'a-b-c-d-e-f.pdf', 'a-b-c-d-e-f.pdf'],
  ['with an unpaired surrogate', 'a\ud800b.pdf', 'a-b.pdf', 'a-b.pdf'],
  ['of another alphabet', '報告.pdf', '.pdf', '%E5%A0%B1%E5%91%8A.pdf'],
])('a name %s', async (_what, name, plain, encoded) => {
  expect(await headerFor(name)).toEqual([200, `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`])
})
