/** Rows of sessions, tokens, known browsers, reset links and counted attempts. */

/** One login in one browser. */
export type SessionRow = {
  readonly id: string
  readonly user_id: string
  /** Hash of the cookie that binds the session to this browser. */
  readonly binding_hash: string
  readonly created_at: string
  /** The session ends then, however often it is refreshed. */
  readonly ends_at: string
  /** Rounded down to the hour. null: not used since the login, or the row is older than this column. */
  readonly last_used_at: string | null
  /** Names such as 'Chrome' and 'Android', from the user agent at login. The header itself is not stored. */
  readonly browser: string | null
  readonly system: string | null
  /** The row of `known_browsers` that belongs to this login. It is deleted when the owner ends the login. */
  readonly known_browser_hash: string | null
}

/** A browser in which an account has logged in. */
export type KnownBrowserRow = {
  /** Hash of the account and the secret in the browser's cookie, so that two accounts of one browser cannot be linked. */
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
  /** A refresh token may be used once. */
  readonly used_at: string | null
  /** Hash of the idempotency key of the refresh that used or replaced the token. null: none, or it is unused. */
  readonly key_hash: string | null
}

export type ResetRow = {
  /** Hash of the token in the link. */
  readonly hash: string
  readonly user_id: string
  readonly expires_at: string
}

/** A requested reset link. Accounts are looked up after the response, so that its timing does not reveal whether one exists. */
export type ResetRequestRow = { readonly id: string; readonly email_key: string; readonly created_at: string }

/** Counted attempts of an account or address. `since`: the time of the last attempt or, with a `RefillRule`, of the last refill. */
export type AttemptRow = { readonly key: string; readonly count: number; readonly since: string }
