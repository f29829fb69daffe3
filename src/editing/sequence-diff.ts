/** One or more words or lines that are in both sequences, or only in one of them. */
export type SequenceStep = { readonly kind: 'same' | 'removed' | 'added'; readonly text: string }

/** If the differing middle is longer than this, it is not compared entry by entry: filling the table would take too long. */
const most = 1500

/** The difference between two lists of words or lines, by their longest common subsequence. */
export const sequenceDiff = (before: readonly string[], after: readonly string[]): readonly SequenceStep[] => {
  const start = commonLength(before, after)
  const [wasRest, isRest] = [before.slice(start), after.slice(start)]
  const end = commonLength(wasRest.toReversed(), isRest.toReversed())
  const was = wasRest.slice(0, wasRest.length - end)
  const is = isRest.slice(0, isRest.length - end)
  return [
    ...before.slice(0, start).map(same),
    ...(was.length > most || is.length > most
      ? [
          ...was.map((text) => ({ kind: 'removed', text }) as const),
          ...is.map((text) => ({ kind: 'added', text }) as const),
        ]
      : middle(was, is)),
    ...before.slice(before.length - end).map(same),
  ]
}

const commonLength = (a: readonly string[], b: readonly string[]): number => {
  const differs = a.findIndex((entry, index) => entry !== b[index])
  return differs === -1 ? a.length : differs
}

const same = (text: string): SequenceStep => ({ kind: 'same', text })

const middle = (was: readonly string[], is: readonly string[]): readonly SequenceStep[] => {
  const lengths = Array.from({ length: was.length + 1 }, () => new Uint16Array(is.length + 1))
  const lengthAt = (a: number, b: number): number => lengths[a]?.[b] ?? 0
  for (let a = was.length - 1; a >= 0; a -= 1) {
    const row = lengths[a]
    for (let b = is.length - 1; b >= 0; b -= 1)
      if (row) row[b] = was[a] === is[b] ? lengthAt(a + 1, b + 1) + 1 : Math.max(lengthAt(a + 1, b), lengthAt(a, b + 1))
  }
  const steps: SequenceStep[] = []
  let [a, b] = [0, 0]
  while (a < was.length || b < is.length) {
    const [old = '', now = ''] = [was[a], is[b]]
    if (a < was.length && b < is.length && old === now) {
      steps.push(same(old))
      a += 1
      b += 1
    } else if (b >= is.length || (a < was.length && lengthAt(a + 1, b) >= lengthAt(a, b + 1))) {
      steps.push({ kind: 'removed', text: old })
      a += 1
    } else {
      steps.push({ kind: 'added', text: now })
      b += 1
    }
  }
  return steps
}
