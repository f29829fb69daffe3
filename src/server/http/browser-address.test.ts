import { expect, test } from 'vitest'
import { browserAddress } from './browser-address.ts'

test.each([
  ['127.0.0.1', 'http://localhost:3000'],
  ['0.0.0.0', 'http://localhost:3000'],
  ['::', 'http://localhost:3000'],
  ['::1', 'http://localhost:3000'],
  ['localhost', 'http://localhost:3000'],
  ['192.168.0.7', 'http://192.168.0.7:3000'],
  ['fd00::7', 'http://[fd00::7]:3000'],
  ['quiz.lan', 'http://quiz.lan:3000'],
])('a server that listens on %s is reached at %s', (host, address) => {
  expect(browserAddress(host, 3000)).toBe(address)
})
