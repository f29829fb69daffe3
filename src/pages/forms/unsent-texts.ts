/**
 * What was typed in a form and not sent, for whoever comes back to the form in this tab: with Back, after a link was followed, or after
 * a login has ended. Only in memory: it is gone when the tab is closed or reloaded.
 */
type Texts = Readonly<Record<string, string>>

const unsent = new Map<string, { readonly user: string | null; readonly texts: Texts }>()

/** `user`: the id of whoever is logged in; null: nobody. */
export const keepUnsent = (form: string, user: string | null, texts: Texts): void => {
  unsent.set(form, { user, texts })
}

/** undefined: nothing, or another user has typed it. */
export const unsentIn = (form: string, user: string | null): Texts | undefined => {
  const kept = unsent.get(form)
  return kept?.user === user ? kept.texts : undefined
}

export const forgetUnsent = (form: string): void => {
  unsent.delete(form)
}

/** When a user logs out or deletes the account: nothing may remain for the next user of the tab. Also between stories. */
export const forgetAllUnsent = (): void => {
  unsent.clear()
}
