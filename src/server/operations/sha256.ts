import { createHash } from 'node:crypto'

/** SHA-256, hex. */
export const sha256Of = (bytes: Uint8Array | string): string => createHash('sha256').update(bytes).digest('hex')
