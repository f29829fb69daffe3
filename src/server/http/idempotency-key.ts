import { hashOfJson, newId } from '#server/accounts/secrets.ts'

/** The header by which a repeated request is recognised: the client cannot know whether the first one arrived. */
export const idempotencyKeyHeader = (description: string) => ({
  'idempotency-key': { type: 'string', pattern: '^[A-Za-z0-9_-]+$', minLength: 16, maxLength: 128, description },
})

/** With the same key the same message has the same id, so that it is stored once. Another text makes it another message. */
export const messageId = (key: string | undefined, message: object): string =>
  key === undefined ? newId() : hashOfJson({ ...message, key })

export type OptionalKey = { readonly 'idempotency-key'?: string }

export const messageHeaders = {
  type: 'object',
  properties: idempotencyKeyHeader(
    'Made once for each message. A retry with the same key and body is not stored again.',
  ),
}
