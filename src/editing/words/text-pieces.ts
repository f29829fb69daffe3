/** A part of two texts: in both, or in one of them only. */
export type TextPiece = { readonly kind: 'same' | 'removed' | 'added'; readonly text: string }

/** More words than this are not compared one by one. */
const most = 400

/** What has changed in a text, word by word. */
export const textPieces = (before: string, after: string): readonly TextPiece[] => {
  const [was, is] = [wordsIn(before), wordsIn(after)]
  const start = commonLength(was, is)
  const end = commonLength(was.slice(start).toReversed(), is.slice(start).toReversed())
  const [wasInner, isInner] = [was.slice(start, was.length - end), is.slice(start, is.length - end)]
  return joined([
    ...was.slice(0, start).map(same),
    ...(wasInner.length > most || isInner.length > most
      ? [{ kind: 'removed', text: wasInner.join('') } as const, { kind: 'added', text: isInner.join('') } as const]
      : inner(wasInner, isInner)),
    ...was.slice(was.length - end).map(same),
  ])
}

/** Words with the space behind them, so that joining them gives the text again. */
const wordsIn = (text: string): readonly string[] => text.match(/\s+|[^\s]+\s*/g) ?? []

const commonLength = (a: readonly string[], b: readonly string[]): number => {
  const differs = a.findIndex((word, index) => word !== b[index])
  return differs === -1 ? Math.min(a.length, b.length) : differs
}

const same = (text: string): TextPiece => ({ kind: 'same', text })

/** By the longest common subsequence. */
const inner = (was: readonly string[], is: readonly string[]): readonly TextPiece[] => {
  const lengths = Array.from({ length: was.length + 1 }, () => new Uint16Array(is.length + 1))
  const lengthAt = (a: number, b: number): number => lengths[a]?.[b] ?? 0
  for (let a = was.length - 1; a >= 0; a -= 1)
    for (let b = is.length - 1; b >= 0; b -= 1)
      lengths[a]?.fill(
        was[a] === is[b] ? lengthAt(a + 1, b + 1) + 1 : Math.max(lengthAt(a + 1, b), lengthAt(a, b + 1)),
        b,
        b + 1,
      )
  const pieces: TextPiece[] = []
  let [a, b] = [0, 0]
  while (a < was.length || b < is.length) {
    const [old = '', now = ''] = [was[a], is[b]]
    if (a < was.length && b < is.length && old === now) {
      pieces.push(same(old))
      a += 1
      b += 1
    } else if (b >= is.length || (a < was.length && lengthAt(a + 1, b) >= lengthAt(a, b + 1))) {
      pieces.push({ kind: 'removed', text: old })
      a += 1
    } else {
      pieces.push({ kind: 'added', text: now })
      b += 1
    }
  }
  return pieces
}

/** Neighbours of the same kind are one piece; what was removed stands in front of what was added in its place. */
const joined = (pieces: readonly TextPiece[]): readonly TextPiece[] => {
  const result: TextPiece[] = []
  let [removed, added] = ['', '']
  const flush = () => {
    if (removed) result.push({ kind: 'removed', text: removed })
    if (added) result.push({ kind: 'added', text: added })
    removed = ''
    added = ''
  }
  for (const { kind, text } of pieces) {
    if (kind === 'removed') removed += text
    else if (kind === 'added') added += text
    else {
      flush()
      const last = result.at(-1)
      if (last?.kind === 'same') result[result.length - 1] = same(last.text + text)
      else result.push(same(text))
    }
  }
  flush()
  return result.filter(({ text }) => text !== '')
}
