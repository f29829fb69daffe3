/** What a person reads out or types to have something found again: short, and no letter that looks like another one. */
import { randomInt } from 'node:crypto'

const letters = '23456789ABCDEFGHJKMNPQRSTVWXYZ'

/** Two groups of four, for example 7KQ2-M4XD. */
export const newReference = (): string => `${group()}-${group()}`

const group = (): string => Array.from({ length: 4 }, () => letters[randomInt(letters.length)] ?? '').join('')
