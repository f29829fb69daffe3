/** The names of photo files: random, so that nobody guesses one, and safe in every file system and address. */
import { newId } from '#server/accounts/secrets.ts'

export const newPhotoName = (): string => `${newId()}.jpg`

export const isPhotoName = (name: string): boolean => /^[A-Za-z0-9_-]{22}\.jpg$/.test(name)

/** What a file is called while it is being written. */
export const partNameOf = (name: string): string => `${name}.part`

export const isPartName = (name: string): boolean =>
  name.endsWith('.part') && isPhotoName(name.slice(0, -'.part'.length))
