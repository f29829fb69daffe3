/** They come with text from word processors and web pages, and break comparisons. */
const invisible = /[\u00ad\u200b\u200e\u200f\u2060\ufeff]/g
const lineBreaks = /\s*(?:\r\n|[\n\r\u2028\u2029])\s*/g

export type Cleaned = {
  readonly text: string
  /** What was changed, for the editor to read. undefined: nothing. */
  readonly note: string | undefined
}

/** A text without characters that nobody sees, and in a setting of one line without line breaks. */
export const cleanText = (text: string, isOneLine: boolean): Cleaned => {
  const visible = text.replace(invisible, '').replaceAll('\u00a0', ' ')
  const unified = visible.replaceAll(/\r\n?|[\u2028\u2029]/g, '\n')
  const result = isOneLine ? visible.replace(lineBreaks, ' ') : unified
  const notes = [
    ...(isOneLine && unified.includes('\n') ? ['Line breaks became spaces.'] : []),
    ...(text.search(invisible) === -1 ? [] : ['Invisible characters were left out.']),
  ]
  return { text: result, note: notes.length > 0 ? notes.join(' ') : undefined }
}

/** The lines of a pasted text that are not empty. */
export const linesOf = (text: string): readonly string[] =>
  text
    .split(/\r\n|[\n\r\u2028\u2029]/)
    .map((line) => cleanText(line, true).text.trim())
    .filter((line) => line !== '')
