import type { AccountReply, LoginReply, SessionsReply } from '#types/api.generated.ts'

const login: LoginReply = {
  access: 'preview-access-token',
  refresh: 'preview-refresh-token',
  user: { id: 'preview', username: 'visitor' },
}

const account: AccountReply = {
  username: login.user.username,
  email: 'visitor@example.com',
  name: 'Example Visitor',
  birth_date: '1990-03-27',
  gender: null,
  products: [],
}

/** The user who is logged in on the pages of the preview that need a login. */
export const previewUser = {
  login,
  account,
  sessions: (now: Date): SessionsReply => ({
    sessions: [
      {
        id: 'here',
        is_current: true,
        browser: 'Chrome',
        system: 'Android',
        started_at: now.toISOString(),
        last_used_at: now.toISOString(),
        ends_at: new Date(now.getTime() + 7 * 24 * 60 * 60 * 1000).toISOString(),
      },
    ],
  }),
}
