import { hiddenInTexts, otherSpaces, withoutWidth } from '#engine/characters.ts'

const hidden = new RegExp(hiddenInTexts, 'gu')
const hiddenInNames = new RegExp(withoutWidth, 'gu')
const spaces = new RegExp(otherSpaces, 'gu')
const lineBreaks = /\s*(?:\r\n|[\n\r\u2028\u2029])\s*/g

export type Cleaned = {
  readonly text: string
  /** A message for the editor about what was changed. undefined: nothing was. */
  readonly note: string | undefined
}

/**
 * A text for visitors without the characters that the check reports as hidden and, in a one-line setting, without line breaks. No-break
 * spaces and soft hyphens stay, because they may be intended.
 */
export const cleanText = (text: string, isOneLine: boolean): Cleaned =>
  cleaned(text, text.replace(hidden, ''), isOneLine)

/** The same for addresses and other texts that are compared: without any zero-width character, and with plain spaces. */
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

/** The non-empty lines of a pasted text. */
export const linesOf = (text: string): readonly string[] =>
  text
    .split(/\r\n|[\n\r\u2028\u2029]/)
    .map((line) => cleanText(line, true).text.trim())
    .filter((line) => line !== '')
