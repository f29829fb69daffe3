/** A reply that a browser saves as a file. */
import type { FastifyReply } from 'fastify'

/** The name as it is read, and for old programs in plain letters: what has a meaning in a path or a header is left out. */
export const asAttachment = (reply: FastifyReply, name: string): FastifyReply => {
  const safe = name.replace(/[\p{C}\p{Surrogate}"\\/:*?<>|%]+/gu, '-')
  const plain = safe.normalize('NFKD').replace(/[^\x20-\x7e]+/g, '')
  const encoded = encodeURIComponent(safe).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`)
  return reply.header('content-disposition', `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`)
}
