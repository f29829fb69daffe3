import { hashOfJson, newId } from '#server/accounts/secrets.ts'

/** The header that marks a request as a repetition. Clients repeat requests when they cannot know whether the first one arrived. */
export const idempotencyKeyHeader = (description: string) => ({
  'idempotency-key': { type: 'string', pattern: '^[A-Za-z0-9_-]+$', minLength: 16, maxLength: 128, description },
})

/** The same message with the same key has the same id, so that it is stored once. A different text makes it a different message. */
export const messageId = (key: string | undefined, message: object): string =>
  key === undefined ? newId() : hashOfJson({ ...message, key })

export type OptionalKey = { readonly 'idempotency-key'?: string }

export const messageHeaders = {
  type: 'object',
  properties: idempotencyKeyHeader(
    'Made once for each message. A retry with the same key and body is not stored again.',
  ),
}
