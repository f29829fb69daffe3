import { fastify } from 'fastify'
import { expect, test } from 'vitest'
import { productContent } from '#testing/server/server.ts'
import { handleErrors } from './errors.ts'
import { createRefuse } from './refusals.ts'

test.each([
  ['ECONNREFUSED', 503, 'unavailable'],
  // Concurrent transactions have collided in PostgreSQL.
  ['40P01', 503, 'unavailable'],
  ['40001', 503, 'unavailable'],
  ['23505', 500, 'server'],
])('a failure with the code %s is answered with %i %s', async (code, status, refusal) => {
  const app = fastify()
  handleErrors(app, createRefuse((await productContent()).content.messages))
  app.get('/', () => Promise.reject(Object.assign(new Error('a failure'), { code })))
  const reply = await app.inject('/')
  expect([reply.statusCode, reply.json()]).toMatchObject([status, { code: refusal }])
  await app.close()
})
