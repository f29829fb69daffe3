/** Names of photo files: 128 random bits in base64url, unguessable and safe in file systems and URLs. */
import { newId } from '#server/accounts/secrets.ts'

export const newPhotoName = (): string => `${newId()}.jpg`

export const isPhotoName = (name: string): boolean => /^[A-Za-z0-9_-]{22}\.jpg$/.test(name)

/** A file that is being written (`writeAtomically`). */
export const isPartName = (name: string): boolean =>
  name.endsWith('.part') && isPhotoName(name.slice(0, -'.part'.length))
