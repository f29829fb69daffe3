type MailRule = {
  /** Placeholders of this mail, beside those of the site and of every mail. */
  readonly placeholders: readonly string[]
  /** Placeholders that its text must contain, because the mail is useless without them. */
  readonly required?: readonly string[]
}

/** Placeholders that every mail may use. `link` is what the mail is about: for most, the page that sets a new password. */
export const commonMailPlaceholders = ['date', 'time', 'link', 'login_link', 'dashboard_link', 'quiz_link'] as const

/** The mails that the server sends, by the id of their content file. */
export const mails: Readonly<Record<string, MailRule>> = {
  'account-deleted': { placeholders: [] },
  'account-inactive': { placeholders: ['username', 'deletion_date'], required: ['deletion_date', 'login_link'] },
  'already-registered': { placeholders: ['username', 'new_username'] },
  'complaint-received': { placeholders: ['reference'], required: ['reference'] },
  'email-changed': { placeholders: ['username'] },
  'password-changed': { placeholders: ['username'] },
  'refresh-token-reuse': { placeholders: ['username'] },
  // Several accounts may have the same address: the username says which one the link is for.
  'reset-link': { placeholders: ['username'], required: ['link', 'username'] },
  'signup-welcome': { placeholders: ['username'] },
  'updates-welcome': { placeholders: ['unsubscribe_link'], required: ['unsubscribe_link'] },
}
