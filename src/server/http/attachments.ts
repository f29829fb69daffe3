import type { FastifyReply } from 'fastify'
import { fileName } from '#engine/file-name.ts'

/**
 * Makes a browser save the reply as a file (RFC 6266): `filename*` has the full name, `filename` an ASCII fallback.
 */
export const asAttachment = (reply: FastifyReply, name: string): FastifyReply => {
  const safe = fileName(name)
  const plain = safe.normalize('NFKD').replace(/[^\x20-\x7e]+/g, '')
  const encoded = encodeURIComponent(safe).replace(/['()*]/g, (character) => `%${character.charCodeAt(0).toString(16)}`)
  return reply.header('content-disposition', `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`)
}
