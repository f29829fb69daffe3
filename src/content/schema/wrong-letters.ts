import type { ErrorObject } from 'ajv'
import { asList } from './schema-values.ts'
import { wrongLettersIn, type WrongLetters } from '#content/text/look-alikes.ts'

/**
 * Says whether a schema error comes from look-alike letters, that is, whether the value would be accepted with the intended letters.
 * undefined for every other mistake.
 */
export const wrongLettersOf = (error: ErrorObject, value: unknown): WrongLetters | undefined => {
  const { params, parentSchema } = error
  const accepts: Readonly<Record<string, (intended: string) => boolean>> = {
    pattern: (intended) => new RegExp(String(params['pattern']), 'u').test(intended),
    enum: (intended) => asList(params['allowedValues']).includes(intended),
    const: (intended) => params['allowedValue'] === intended,
    type: (intended) => /integer|number/.test(String(params['type'])) && Number.isFinite(Number(intended)),
    discriminator: () => true,
    additionalProperties: (intended) => Object.hasOwn(parentSchema?.['properties'] ?? {}, intended),
  }
  const name = params['tagValue'] ?? params['additionalProperty'] ?? value
  const found = typeof name === 'string' ? wrongLettersIn(name) : undefined
  return found && accepts[error.keyword]?.(found.intended) ? found : undefined
}
