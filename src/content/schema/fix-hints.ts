import { latinLetters } from '#engine/latin-letters.ts'
import { typeNames, quoted, asRemark, truncated } from '#content/problems/wording.ts'

/** How to correct a value of the wrong type. `written`: as it is in the file; `settings`: those that a group in its place may have. */
export const typeHint = (
  types: readonly string[],
  value: unknown,
  written: string,
  settings: readonly string[],
): string => {
  const wants = (type: string) => types.includes(type)
  const isNoNumber = typeof value === 'number' && !Number.isFinite(value)
  if (isNoNumber && (wants('integer') || wants('number'))) return 'Write a number in digits.'
  if (
    wants('array') &&
    typeof value !== 'object' &&
    !isNoNumber &&
    !written.startsWith('|') &&
    !written.startsWith('>')
  )
    return `Write it as a list: [${written}].`
  if (wants('string') && typeof value !== 'object') return `Put quotes around it: "${written}".`
  if (
    (wants('integer') || wants('number')) &&
    typeof value === 'string' &&
    value.trim() !== '' &&
    Number.isFinite(Number(value))
  )
    return `Remove the quotes: ${value}.`
  if ((wants('integer') || wants('number')) && typeof value === 'string' && /^-?\d{1,3}([,_' ]\d{3})+$/.test(value))
    return `Write it without separators: ${value.replace(/[^\d-]/g, '')}.`
  if (wants('number') && typeof value === 'string' && /^-?\d+,\d+$/.test(value))
    return `Write decimals with a point: ${value.replace(',', '.')}.`
  if (wants('integer') && typeof value === 'number') return `Write it without decimals: ${Math.round(value)}.`
  if (wants('boolean')) return 'Write true or false, without quotes.'
  if (wants('array')) return 'Begin each entry with “- ” on a line of its own.'
  if (wants('object') && wants('number') && typeof value === 'string') return 'Write a number in digits.'
  if (wants('object')) {
    const known = settings.length === 0 ? '' : ` Known: ${settings.join(', ')}.`
    return `Write each setting as “name: value” on a line of its own, indented by two spaces.${known}`
  }
  return `Write ${typeNames(types)}.`
}

/** The message and help for a text that does not match its pattern; ids, links and dates have messages of their own. */
export const patternHint = (
  pattern: string,
  value: string,
  { description, examples }: { readonly description?: unknown; readonly examples?: unknown },
) => {
  if (pattern.startsWith('^[a-z0-9][a-z0-9_-]*')) {
    const example = latinLetters(value)
      .replace(/[^a-z0-9]+/g, '_')
      .replace(/^_+|_+$/g, '')
    return {
      message: `${quoted(truncated(value))} cannot be an id.`,
      help: `Use small letters, digits, - and _${example ? `, for example ${example}` : ''}.`,
    }
  }
  if (pattern.includes('https://'))
    return {
      message: `${quoted(truncated(value))} is not a link.`,
      help: pattern.includes('mailto:')
        ? 'Begin it with / for a page of this site, with https:// or with mailto:.'
        : 'Begin it with https://.',
    }
  if (pattern.includes('\\d{4}-\\d{2}-\\d{2}'))
    return { message: `${quoted(truncated(value))} is not a date.`, help: 'Write year, month and day: 2026-02-28.' }
  return {
    message: `${quoted(truncated(value))} does not have the right form${asRemark(description)}.`,
    help: Array.isArray(examples) ? `Write it like this: ${String(examples[0])}.` : `It must match ${pattern}.`,
  }
}
