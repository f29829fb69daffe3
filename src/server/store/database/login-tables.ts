/** What is stored of logins: who is logged in where, links to set a password, and how often somebody tried. */

/** One login in one browser. */
export type SessionRow = {
  readonly id: string
  readonly user_id: string
  /** Of the cookie that only this browser has. */
  readonly binding_hash: string
  readonly created_at: string
  /** Whatever is refreshed, it ends then. */
  readonly ends_at: string
  /** To the hour. null: not used since the login, or older than this column. */
  readonly last_used_at: string | null
  /** In coarse words, from the user agent at login: 'Chrome', 'Android'. The header itself is not stored. */
  readonly browser: string | null
  readonly system: string | null
  /** The row of `known_browsers` that the login was made from: it is forgotten when the owner ends the login. */
  readonly known_browser_hash: string | null
}

/** A browser in which an account has logged in. */
export type KnownBrowserRow = {
  /** Of the account and the secret in the browser's cookie: two accounts of one browser cannot be joined by it. */
  readonly hash: string
  readonly user_id: string
  readonly created_at: string
  readonly last_used_at: string
}

export type TokenRow = {
  readonly hash: string
  readonly session_id: string
  readonly kind: 'access' | 'refresh'
  readonly expires_at: string
  /** A refresh token is used once. */
  readonly used_at: string | null
}

export type ResetRow = {
  /** Of the token in the link. */
  readonly hash: string
  readonly user_id: string
  readonly expires_at: string
}

/** Somebody has asked for a reset link. Whether the address has an account is looked up after the reply. */
export type ResetRequestRow = { readonly id: string; readonly email_key: string; readonly created_at: string }

/** How often something was tried, by account or address, in a window of time. */
export type AttemptRow = { readonly key: string; readonly count: number; readonly since: string }
