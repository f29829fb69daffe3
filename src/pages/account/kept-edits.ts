/**
 * What a user has typed in the account when the login ends, until the same user is back. Only in memory: it is gone when the tab is
 * closed or reloaded. Passwords are never kept.
 */
import type { Chip } from '#components/form/chip-list.tsx'
import { hasSameChips, storedNames, type AccountValues, type Stored } from './account-parts.ts'

export type Edits = {
  readonly values: Partial<Pick<AccountValues, (typeof storedNames)[number]>>
  readonly chips?: readonly Chip[]
}

let kept: { readonly username: string; readonly edits: Edits } | null = null

/** What differs from what is stored. */
export const editsOf = (stored: Stored, values: AccountValues, chips: readonly Chip[]): Edits => ({
  values: Object.fromEntries(
    storedNames.flatMap((field) => (values[field] === stored[field] ? [] : [[field, values[field]]])),
  ),
  ...(!hasSameChips(stored.chips, chips) && { chips }),
})

export const keepEdits = (username: string, edits: Edits): void => {
  kept = { username, edits }
}

/** Nothing for another user. */
export const keptEdits = (username: string): Edits => (kept?.username === username ? kept.edits : { values: {} })

export const forgetEdits = (): void => {
  kept = null
}
