import { afterEach, expect, test, vi } from 'vitest'
import { takeLinkToken } from './link-token.ts'

/** A tab that has opened this address. */
const openTab = (address: string, entry: object | null = null) => {
  const { hash, pathname } = new URL(address, 'https://site.example')
  const tab = {
    location: { hash, pathname },
    history: {
      state: entry,
      replaceState: (state: object, _: string, url: string) => {
        tab.history.state = state
        tab.location = { hash: '', pathname: url }
      },
    },
  }
  vi.stubGlobal('window', tab)
  return tab
}
afterEach(() => {
  vi.unstubAllGlobals()
})

test('the token of a link leaves the address, and is there after a reload', () => {
  const tab = openTab('/reset-password#token=abcdefghij_1', { idx: 0 })
  expect(takeLinkToken()).toBe('abcdefghij_1')
  expect(tab.location).toEqual({ hash: '', pathname: '/reset-password' })
  openTab('/reset-password', tab.history.state)
  expect(takeLinkToken()).toBe('abcdefghij_1')
  expect(tab.history.state).toMatchObject({ idx: 0 })
})

test('another link in the same tab counts, also when it is not complete', () => {
  openTab('/reset-password#token=short', { linkToken: 'abcdefghij_1' })
  expect(takeLinkToken()).toBeNull()
})

test('an address without a token has none', () => {
  openTab('/reset-password')
  expect(takeLinkToken()).toBeNull()
})
