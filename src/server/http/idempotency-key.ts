/** The header by which a repeated request is recognised: the client cannot know whether the first one arrived. */
export const idempotencyKeyHeader = (description: string) => ({
  'idempotency-key': { type: 'string', pattern: '^[A-Za-z0-9_-]+$', minLength: 16, maxLength: 128, description },
})
