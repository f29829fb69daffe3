import type { ErrorObject } from 'ajv'
import { wrongLettersIn, type WrongLetters } from '#content/text/look-alikes.ts'

/**
 * Whether a schema error comes from letters that only look right: with the letters that were meant, the value would be accepted.
 * undefined for every other mistake.
 */
export const wrongLettersOf = (error: ErrorObject, value: unknown): WrongLetters | undefined => {
  const { params, parentSchema } = error
  const accepts: Readonly<Record<string, (meant: string) => boolean>> = {
    pattern: (meant) => new RegExp(String(params['pattern']), 'u').test(meant),
    enum: (meant) => list(params['allowedValues']).includes(meant),
    const: (meant) => params['allowedValue'] === meant,
    type: (meant) => /integer|number/.test(String(params['type'])) && Number.isFinite(Number(meant)),
    discriminator: () => true,
    additionalProperties: (meant) => Object.hasOwn(parentSchema?.['properties'] ?? {}, meant),
  }
  const name = params['tagValue'] ?? params['additionalProperty'] ?? value
  const found = typeof name === 'string' ? wrongLettersIn(name) : undefined
  return found && accepts[error.keyword]?.(found.meant) ? found : undefined
}

const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])
