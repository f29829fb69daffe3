/**
 * What a user has typed in the account when the login ends, until the same user is back. Only in memory: it is gone when the tab is
 * closed or reloaded. Passwords are never kept.
 */
import { hasSameProducts, storedNames, type AccountValues, type OwnProduct, type Stored } from './account-parts.ts'

export type Edits = {
  readonly values: Partial<Pick<AccountValues, (typeof storedNames)[number]>>
  readonly ownProducts?: readonly OwnProduct[]
}

let kept: { readonly username: string; readonly edits: Edits } | null = null

/** What differs from what is stored. */
export const editsOf = (stored: Stored, values: AccountValues, ownProducts: readonly OwnProduct[]): Edits => ({
  values: Object.fromEntries(
    storedNames.flatMap((field) => (values[field] === stored[field] ? [] : [[field, values[field]]])),
  ),
  ...(!hasSameProducts(stored.ownProducts, ownProducts) && { ownProducts }),
})

export const keepEdits = (username: string, edits: Edits): void => {
  kept = { username, edits }
}

/** Nothing for another user. */
export const keptEdits = (username: string): Edits => (kept?.username === username ? kept.edits : { values: {} })

export const forgetEdits = (): void => {
  kept = null
}
