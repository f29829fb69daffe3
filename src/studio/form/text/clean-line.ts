import { hiddenInTexts, otherSpaces, withoutWidth } from '#engine/characters.ts'

const hidden = new RegExp(hiddenInTexts, 'gu')
const hiddenInNames = new RegExp(withoutWidth, 'gu')
const spaces = new RegExp(otherSpaces, 'gu')
const lineBreaks = /\s*(?:\r\n|[\n\r\u2028\u2029])\s*/g

export type Cleaned = {
  readonly text: string
  /** What was changed, for the editor to read. undefined: nothing. */
  readonly note: string | undefined
}

/**
 * A text for visitors without the characters that the check calls hidden, and in a setting of one line without line breaks. No-break
 * spaces and soft hyphens stay: somebody may have meant them.
 */
export const cleanText = (text: string, isOneLine: boolean): Cleaned =>
  cleaned(text, text.replace(hidden, ''), isOneLine)

/** The same of an address or another text that is compared: without any character that has no width, and with plain spaces. */
export const cleanName = (text: string, isOneLine: boolean): Cleaned =>
  cleaned(text, text.replace(hiddenInNames, '').replace(hidden, '').replace(spaces, ' '), isOneLine)

const cleaned = (text: string, visible: string, isOneLine: boolean): Cleaned => {
  const unified = visible.replaceAll(/\r\n?|[\u2028\u2029]/g, '\n')
  const notes = [
    ...(isOneLine && unified.includes('\n') ? ['Line breaks became spaces.'] : []),
    ...(visible.length < text.length ? ['Invisible characters were left out.'] : []),
  ]
  return {
    text: isOneLine ? visible.replace(lineBreaks, ' ') : unified,
    note: notes.length > 0 ? notes.join(' ') : undefined,
  }
}

/** The lines of a pasted text that are not empty. */
export const linesOf = (text: string): readonly string[] =>
  text
    .split(/\r\n|[\n\r\u2028\u2029]/)
    .map((line) => cleanText(line, true).text.trim())
    .filter((line) => line !== '')
