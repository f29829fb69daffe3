import { latinLetters } from '#engine/latin-letters.ts'
import { typeNames, quoted, asRemark, truncated } from '#content/problems/wording.ts'
import { isObject } from '#content/yaml/json-pointer.ts'

/** How to correct a value of the wrong type. `written`: its text in the file. `settings`: the settings that a group in its place may have. */
export const typeHint = (
  types: readonly string[],
  value: unknown,
  written: string,
  settings: readonly string[],
): string => {
  const wants = (type: string) => types.includes(type)
  const wantsNumber = wants('integer') || wants('number')
  const isScalar = typeof value !== 'object'
  const isNotFinite = typeof value === 'number' && !Number.isFinite(value)
  const isBlockText = written.startsWith('|') || written.startsWith('>')
  if (wantsNumber && isNotFinite) return 'Write a number in digits.'
  if (wants('string') && isScalar) return `Put quotes around it: "${written}".`
  if (wants('string') && isUnquotedText(value, written)) return `Put quotes around it: ${JSON.stringify(written)}.`
  if (wants('array') && isScalar && !isNotFinite && !isBlockText) return `Write it as a list: [${written}].`
  if (wantsNumber && typeof value === 'string') {
    const hint = numberHint(value, wants('number'))
    if (hint !== undefined) return hint
  }
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

/** YAML reads a group of settings into a text that has a colon, such as `Note: water it weekly`, and into one in braces, such as `{company}`. */
export const isUnquotedText = (value: unknown, written: string): boolean => {
  if (!isObject(value) || Array.isArray(value) || written.includes('\n')) return false
  return !written.startsWith('{') || Object.values(value).every((one) => one === null)
}

/** How to correct a text that was meant as a number. undefined: it does not look like one. */
const numberHint = (text: string, allowsDecimals: boolean): string | undefined => {
  if (text.trim() !== '' && Number.isFinite(Number(text))) return `Remove the quotes: ${text}.`
  if (/^-?\d{1,3}([,_' ]\d{3})+$/.test(text)) return `Write it without separators: ${text.replace(/[^\d-]/g, '')}.`
  if (allowsDecimals && /^-?\d+,\d+$/.test(text)) return `Write decimals with a point: ${text.replace(',', '.')}.`
  return undefined
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
