import type { ModuleName } from '#types/content.generated.ts'

type MailRule = {
  /** The part of the product that sends it. A content without this module does not need the mail. */
  readonly module: ModuleName
  /** Placeholders of this mail, in addition to those of the site and of every mail. */
  readonly placeholders: readonly string[]
  /** Placeholders that its text must contain, because the mail is useless without them. */
  readonly required?: readonly string[]
}

/** Placeholders that every mail may use. `link` is what the mail is about: for most, the page that sets a new password. */
export const commonMailPlaceholders = ['date', 'time', 'link', 'login_link', 'dashboard_link', 'quiz_link'] as const

/** The mails that the server sends, by the id of their content file. */
export const mails: Readonly<Record<string, MailRule>> = {
  'account-deleted': { module: 'accounts', placeholders: [] },
  'account-inactive': {
    module: 'accounts',
    placeholders: ['username', 'deletion_date'],
    required: ['deletion_date', 'login_link'],
  },
  'already-registered': { module: 'accounts', placeholders: ['username', 'new_username'] },
  'complaint-received': { module: 'complaints', placeholders: ['reference'], required: ['reference'] },
  'email-changed': { module: 'accounts', placeholders: ['username'] },
  'password-changed': { module: 'accounts', placeholders: ['username'] },
  'refresh-token-reuse': { module: 'accounts', placeholders: ['username'] },
  // The username says which account the link is for, because several accounts may have the same address.
  'reset-link': { module: 'accounts', placeholders: ['username'], required: ['link', 'username'] },
  'signup-welcome': { module: 'accounts', placeholders: ['username'] },
  'updates-welcome': { module: 'updates', placeholders: ['unsubscribe_link'], required: ['unsubscribe_link'] },
}
