/** The mails that the server writes, by their ids, and the words that it has for each. */

type MailRule = {
  /** Words beside those of the site and of every mail. */
  readonly words: readonly string[]
  /** Words without which the mail is of no use. */
  readonly needs?: readonly string[]
}

/** Words that every mail may use. `link` leads to a new password; where a mail is about something else, to that. */
export const commonMailPlaceholders = ['date', 'time', 'link', 'login_link', 'dashboard_link', 'quiz_link'] as const

export const mails: Readonly<Record<string, MailRule>> = {
  'account-deleted': { words: [] },
  'account-inactive': { words: ['username', 'deletion_date'], needs: ['deletion_date', 'login_link'] },
  'already-registered': { words: ['username', 'new_username'] },
  'complaint-received': { words: ['reference'], needs: ['reference'] },
  'email-changed': { words: ['username'] },
  'password-changed': { words: ['username'] },
  'refresh-token-reuse': { words: ['username'] },
  // Several accounts may have one address: without the username nobody knows which one the link is for.
  'reset-link': { words: ['username'], needs: ['link', 'username'] },
  'signup-welcome': { words: ['username'] },
  'updates-welcome': { words: ['unsubscribe_link'], needs: ['unsubscribe_link'] },
}
