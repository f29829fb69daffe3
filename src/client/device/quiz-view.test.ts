import { afterEach, beforeEach, expect, test, vi } from 'vitest'

/** The module as a freshly loaded page has it. */
const openPage = async () => {
  vi.resetModules()
  return import('./quiz-view.ts')
}

const stored = new Map<string, string>()
const storage = {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, value: string) => void stored.set(key, value),
}
const blocked = () => {
  throw new DOMException('blocked', 'SecurityError')
}

beforeEach(() => {
  stored.clear()
  vi.stubGlobal('localStorage', storage)
})
afterEach(() => {
  vi.unstubAllGlobals()
})

test('a choice is still known on the next page', async () => {
  const page = await openPage()
  page.storeViewChoice({ onePage: true })
  const next = await openPage()
  expect(next.readViewChoice()).toEqual({ onePage: true })
})

test.each([
  ['blocked', { getItem: blocked, setItem: blocked }],
  ['full', { ...storage, setItem: blocked }],
])('where storage is %s, a choice is valid until the page is left', async (_, unusable) => {
  vi.stubGlobal('localStorage', unusable)
  const page = await openPage()
  page.storeViewChoice({ onePage: true, advances: false })
  expect(page.readViewChoice()).toEqual({ onePage: true, advances: false })
  const next = await openPage()
  expect(next.readViewChoice()).toEqual({})
})

test('a choice that can be stored again replaces the one that could not', async () => {
  const page = await openPage()
  vi.stubGlobal('localStorage', { ...storage, setItem: blocked })
  page.storeViewChoice({ onePage: true })
  vi.stubGlobal('localStorage', storage)
  page.storeViewChoice({ onePage: false })
  expect(page.readViewChoice()).toEqual({ onePage: false })
})
