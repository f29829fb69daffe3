import { afterEach, expect, test, vi } from 'vitest'

afterEach(() => {
  vi.doUnmock('virtual:content/modules')
  vi.resetModules()
})

test.each([
  { accounts: true, view: 'full', inAccount: true },
  { accounts: true, view: 'preview', inAccount: false },
  // The server holds nothing back from a visitor who cannot sign up.
  { accounts: false, view: 'full', inAccount: false },
] as const)(
  'with accounts: $accounts, a $view result is in an account: $inAccount',
  async ({ accounts, view, inAccount }) => {
    vi.doMock('virtual:content/modules', () => ({ modules: { accounts } }))
    const { isInAccount } = await import('./in-account.ts')
    expect(isInAccount({ view })).toBe(inAccount)
  },
)
