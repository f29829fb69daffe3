/** Renders the account page in any of its states, with a fake server. */
import { useState } from 'react'
import { MemoryRouter, Route, Routes } from 'react-router-dom'
import type { DashboardSlice, SiteSlice } from '#content/slices/slices.ts'
import type { AccountCalls, Consents } from '#pages/account/account-calls.ts'
import { AccountDeleted } from '#pages/account/account-deleted.tsx'
import { AccountFrame, AccountPage } from '#pages/account/account-page.tsx'
import type { AccountReply, SessionsReply, SuccessReply } from '#types/api.generated.ts'
import type { Outcome } from '#types/failure.ts'

export type AccountStoryProps = {
  readonly content: DashboardSlice
  readonly site: SiteSlice
  readonly account?: Partial<AccountReply>
  /** Overrides of the calls, which succeed by default. */
  readonly calls?: Partial<AccountCalls>
  readonly consents?: Consents
  readonly clearDevice?: () => Promise<void>
  /** The part of the page that a link leads to. */
  readonly part?: string
}

export const storedAccount: AccountReply = {
  username: 'amara',
  email: 'amara@example.com',
  name: 'Amara Obi',
  birth_date: '1990-03-27',
  gender: 'female',
  products: [
    { id: 'coconut_oil', label: 'Coconut Oil' },
    { id: '0f3c9a', label: 'Shea butter' },
  ],
}

const done: Outcome<SuccessReply> = { ok: true, value: { success: true, message: 'Saved' } }
const at = '2026-09-12T10:00:00Z'

const agreedTo: Consents = [
  { id: 'health', choice: 'agreed', at },
  { id: 'heritage', choice: 'declined', at },
  { id: 'photos', choice: 'agreed', at },
]

const storedSessions: SessionsReply['sessions'] = [
  {
    id: 'here',
    is_current: true,
    browser: 'Chrome',
    system: 'Android',
    started_at: at,
    last_used_at: '2026-11-21T11:00:00Z',
    ends_at: '2026-11-28T11:00:00Z',
  },
  {
    id: 'laptop',
    is_current: false,
    browser: 'Safari',
    system: 'Mac',
    started_at: '2026-11-02T18:30:00Z',
    last_used_at: '2026-11-19T20:00:00Z',
    ends_at: '2026-11-26T20:10:00Z',
  },
  {
    id: 'other',
    is_current: false,
    browser: null,
    system: null,
    started_at: '2026-11-20T03:12:00Z',
    last_used_at: null,
    ends_at: '2026-11-27T03:12:00Z',
  },
]

const always =
  <Value,>(value: Value) =>
  (): Promise<Outcome<Value>> =>
    Promise.resolve({ ok: true, value })

export const AccountStory = ({
  account,
  calls,
  clearDevice,
  consents = agreedTo,
  content,
  part = '',
  site,
}: AccountStoryProps) => {
  const [deleted, setDeleted] = useState(false)
  const all: AccountCalls = {
    readAccount: always({ ...storedAccount, ...account }),
    saveProfile: () => Promise.resolve(done),
    saveProducts: () => Promise.resolve(done),
    saveEmail: () => Promise.resolve(done),
    savePassword: () => Promise.resolve(done),
    readConsents: always(consents),
    withdraw: (consent) =>
      Promise.resolve({
        ok: true,
        value: consents.map((one) => (one.id === consent ? { ...one, choice: 'declined' as const } : one)),
      }),
    readSessions: always({ sessions: storedSessions }),
    endSession: () => Promise.resolve(done),
    exportAccount: always(new Blob(['{}'], { type: 'application/json' })),
    deleteAccount: () => Promise.resolve(done),
    saveFile: () => undefined,
    ...calls,
  }
  const page = deleted ? (
    <AccountDeleted site={site} content={content} clearDevice={clearDevice ?? (() => Promise.resolve())} />
  ) : (
    <AccountFrame site={site} content={content}>
      <AccountPage
        claims={0}
        content={content}
        calls={all}
        now={() => new Date('2026-11-21T12:00:00Z')}
        hasLogin={() => true}
        onDeleted={() => setDeleted(true)}
      />
    </AccountFrame>
  )
  return (
    <MemoryRouter initialEntries={[`/dashboard/account${part}`]}>
      <Routes>
        <Route path="/dashboard/account" element={page} />
        <Route path="*" element={<main data-testid="another-page">{site.site.name}</main>} />
      </Routes>
    </MemoryRouter>
  )
}
