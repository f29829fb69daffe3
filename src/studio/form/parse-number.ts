import type { NumberLimits } from './schema-view.ts'
import type { Parsed } from './use-typed.ts'

/** What a typed number means. An empty field removes the setting. */
export const parseNumber = (typed: string, { maximum, minimum, step }: NumberLimits): Parsed => {
  const text = typed
    .trim()
    .replaceAll(/^\p{Sc}\s*|\s*\p{Sc}$/gu, '')
    .replace(/^[−–]/, '-')
    .replace(/^(-?\d+),(\d{1,2})$/, '$1.$2')
  if (text === '') return { value: undefined }
  if (!/^-?(?:\d+\.?\d*|\.\d+)$/.test(text))
    return { reason: `${quote(typed)} is not a number. Write digits only, such as ${example(minimum, step)}.` }
  if (text.endsWith('.')) return { reason: 'A number cannot end with a point.' }
  const value = Number(text)
  if (step === 1 && !Number.isInteger(value)) return { reason: 'Write a whole number.' }
  if (minimum !== undefined && value < minimum) return { reason: `The smallest number is ${minimum}.` }
  if (maximum !== undefined && value > maximum) return { reason: `The largest number is ${maximum}.` }
  return { value }
}

const quote = (text: string): string => `“${text}”`
const example = (minimum = 0, step = 1): string => String(minimum > 1 ? minimum : step === 1 ? 12 : 2.5)
