/** Indexes for every API call and cleanup job; `npm run bench -- growth` checks the query plans. */
import type { Migration } from './migration.ts'

export const growthIndexes: Migration = {
  name: '007_growth_indexes',
  compatible: true,
  indexes: [
    { name: 'submissions_unclaimed', table: 'submissions', columns: ['created_at'], where: 'user_id is null' },
    { name: 'submissions_of_user', table: 'submissions', columns: ['user_id', 'created_at desc', 'id desc'] },
    { name: 'sessions_by_binding', table: 'sessions', columns: ['binding_hash'] },
    { name: 'sessions_by_end', table: 'sessions', columns: ['ends_at'] },
    { name: 'tokens_by_end', table: 'tokens', columns: ['expires_at'] },
    { name: 'resets_by_end', table: 'resets', columns: ['expires_at'] },
    { name: 'reset_requests_by_time', table: 'reset_requests', columns: ['created_at', 'id'] },
    { name: 'reset_requests_by_email', table: 'reset_requests', columns: ['email_key'] },
    { name: 'attempts_by_time', table: 'attempts', columns: ['since'] },
    { name: 'outbox_by_recipient', table: 'outbox', columns: ['recipient'] },
    { name: 'feedback_by_email', table: 'feedback', columns: ['email'], where: 'email is not null' },
    { name: 'subscribers_by_time', table: 'subscribers', columns: ['created_at', 'email_key', 'path'] },
  ],
}
