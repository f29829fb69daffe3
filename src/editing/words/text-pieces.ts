import { sequenceDiff, type SequenceStep } from '#editing/sequence-diff.ts'

/** The changes in a text, word by word. Removed words come before the words that replace them. */
export const textPieces = (before: string, after: string): readonly SequenceStep[] => {
  const pieces: SequenceStep[] = []
  let [removed, added] = ['', '']
  const flush = () => {
    if (removed) pieces.push({ kind: 'removed', text: removed })
    if (added) pieces.push({ kind: 'added', text: added })
    removed = ''
    added = ''
  }
  for (const { kind, text } of sequenceDiff(wordsIn(before), wordsIn(after))) {
    if (kind === 'removed') removed += text
    else if (kind === 'added') added += text
    else {
      flush()
      const last = pieces.at(-1)
      if (last?.kind === 'same') pieces[pieces.length - 1] = { kind, text: last.text + text }
      else pieces.push({ kind, text })
    }
  }
  flush()
  return pieces
}

/** Words with the space after them, so that joining them gives the text again. */
const wordsIn = (text: string): readonly string[] => text.match(/\s+|[^\s]+\s*/g) ?? []
