import { setTimeout as wait } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { networkFirst } from './network-first.ts'

const network = () => Promise.resolve(new Response('network'))
const slow = () => wait(30).then(() => new Response('network'))
const none = () => Promise.reject<Response>(new TypeError('Failed to fetch'))
const stored = () => Promise.resolve(new Response('stored'))
const nothing = () => Promise.resolve(undefined)
const textOf = async (reply: Promise<Response>) => (await reply).text()

describe('with a network', () => {
  test('its reply counts', async () => {
    expect(await textOf(networkFirst(network(), stored, 1000))).toBe('network')
  })

  test('an error of the server counts, too: it is not hidden behind an old page', async () => {
    const reply = await networkFirst(Promise.resolve(new Response('', { status: 503 })), stored, 1000)
    expect(reply.status).toBe(503)
  })

  test('that is too slow, the stored file is shown', async () => {
    expect(await textOf(networkFirst(slow(), stored, 1))).toBe('stored')
  })

  test('that is slow, without a limit or without a stored file, it is waited for', async () => {
    expect(await textOf(networkFirst(slow(), stored, null))).toBe('network')
    expect(await textOf(networkFirst(slow(), nothing, 1))).toBe('network')
  })
})

describe('without a network', () => {
  test('the stored file is shown', async () => {
    expect(await textOf(networkFirst(none(), stored, null))).toBe('stored')
  })

  test('and without a stored file, the browser says what it would have said', async () => {
    await expect(networkFirst(none(), nothing, 1000)).rejects.toThrow('Failed to fetch')
  })
})
