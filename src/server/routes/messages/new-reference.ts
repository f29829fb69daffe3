/** Reference codes that people read out or type: short, without look-alike characters (0/O, 1/I/L). */
import { randomInt } from 'node:crypto'

const letters = '23456789ABCDEFGHJKMNPQRSTVWXYZ'

/** Two groups of four, for example 7KQ2-M4XD. */
export const newReference = (): string => `${group()}-${group()}`

const group = (): string => Array.from({ length: 4 }, () => letters[randomInt(letters.length)] ?? '').join('')
