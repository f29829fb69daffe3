import { createHash } from 'node:crypto'

/** SHA-256, hex. */
export const hashOf = (bytes: Uint8Array | string): string => createHash('sha256').update(bytes).digest('hex')
