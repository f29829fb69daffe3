import { Lexer } from 'yaml'

export type Comment = { readonly offset: number; readonly text: string }

/** The comments of a YAML text, in order. */
export const commentsOf = (text: string): readonly Comment[] => {
  const comments: Comment[] = []
  let offset = 0
  let previous = ''
  for (const token of new Lexer().lex(text)) {
    // A control character announces a text, which may begin with #.
    if (token.startsWith('#') && previous !== announcesText) comments.push({ offset, text: token.trimEnd() })
    if (!controls.has(token)) offset += token.length
    previous = token
  }
  return comments
}

const announcesText = '\u001f'
/** Tokens of the lexer that are not part of the text: start and end of the document, errors, texts. */
const controls = new Set([announcesText, '\u0002', '\u0018'])
