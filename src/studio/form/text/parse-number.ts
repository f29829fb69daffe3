import type { NumberLimits } from '#studio/form/schema/schema-view.ts'

type ParsedNumber = { readonly value: number | undefined } | { readonly reason: string }

/** What a typed number means, with its unit or without. An empty field has no value. */
export const parseNumber = (
  typed: string,
  { maximum, minimum, step, unit }: Partial<NumberLimits> = {},
): ParsedNumber => {
  const text = withoutUnit(typed.trim(), unit)
    .replaceAll(/^\p{Sc}\s*|\s*\p{Sc}$/gu, '')
    .replace(/^[−–]/, '-')
    .replace(/^\+(?=[\d.])/, '')
    .replace(/^(-?\d+),(\d{1,2})$/, '$1.$2')
  if (text === '') return { value: undefined }
  if (!/^-?(?:\d+\.?\d*|\.\d+)$/.test(text))
    return { reason: `${quote(typed)} is not a number. Write digits only, such as ${example(minimum, step)}.` }
  if (text.endsWith('.')) return { reason: 'A number cannot end with a point.' }
  const value = Number(text)
  if (step === 1 && !Number.isInteger(value)) return { reason: 'Write a whole number.' }
  const [allowed, given] = [step === undefined ? Infinity : decimalsOf(String(step)), decimalsOf(text)]
  if (given > allowed) return { reason: `Write at most ${allowed} digits after the point.` }
  if (minimum !== undefined && value < minimum) return { reason: `The smallest number is ${minimum}.` }
  if (maximum !== undefined && value > maximum) return { reason: `The largest number is ${maximum}.` }
  return { value }
}

/** A unit without a number stays, so that it is reported as invalid. */
const withoutUnit = (text: string, unit: string | undefined): string =>
  unit !== undefined && /^[^a-z]*\d\s*[a-z]+$/i.test(text) && text.toLowerCase().endsWith(unit.toLowerCase())
    ? text.slice(0, -unit.length).trimEnd()
    : text

const decimalsOf = (number: string): number => number.split('.')[1]?.length ?? 0
const quote = (text: string): string => `“${text}”`
const example = (minimum = 0, step = 1): string => String(minimum > 1 ? minimum : step === 1 ? 12 : 2.5)
