/** Templates and unsubscribe tokens of mails, and the last activity of accounts. */
import type { Migration } from './migration.ts'

export const mailAndInactivity: Migration = {
  name: '011_mail_and_inactivity',
  compatible: true,
  up: async ({ schema }) => {
    await schema.alterTable('outbox').addColumn('template', 'text').execute()
    await schema.alterTable('outbox').addColumn('unsubscribe_token', 'text').execute()
    await schema.alterTable('subscribers').addColumn('token', 'text').execute()
    await schema.alterTable('users').addColumn('last_active_at', 'text').execute()
    await schema.alterTable('users').addColumn('inactive_warned_at', 'text').execute()
    await schema.createIndex('outbox_by_age').on('outbox').column('created_at').execute()
    await schema.createIndex('subscribers_by_token').on('subscribers').column('token').execute()
    await schema.createIndex('users_by_activity').on('users').column('last_active_at').execute()
    await schema.createIndex('feedback_by_age').on('feedback').column('created_at').execute()
  },
}
