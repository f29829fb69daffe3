/** "Did you mean …?": the known word that a mistyped one was meant to be, or nothing. */
export const nearest = (word: string, known: Iterable<string>): string | undefined => {
  let best: string | undefined
  let least = Math.max(2, Math.floor(word.length / 3)) + 1
  for (const candidate of known) {
    const far = distance(plain(word), plain(candidate))
    // A word of three letters is not three mistakes away from every other one.
    if (far < least && far < Math.min(word.length, candidate.length)) [best, least] = [candidate, far]
  }
  return best
}

/** The line of help for a word that is not known: the nearest one, and what there is. */
export const meant = (word: string, known: Iterable<string>, name: string): string => {
  const all = [...known]
  const found = nearest(word, all)
  if (found !== undefined && all.length > most) return `Did you mean “${found}”?`
  const list = all.length === 0 ? 'none' : all.slice(0, most).join(', ') + (all.length > most ? ', …' : '')
  return `${found === undefined ? '' : `Did you mean “${found}”? `}${name}: ${list}.`
}

const most = 20

const plain = (word: string) => word.toLowerCase().replace(/[\s-]+/g, '_')

/** Edit distance with swaps of neighbours. */
const distance = (a: string, b: string): number => {
  const rows: number[][] = [Array.from({ length: b.length + 1 }, (_, column) => column)]
  const cell = (row: number, column: number) => rows[row]?.[column] ?? 0
  for (let i = 1; i <= a.length; i++) {
    const row = [i]
    rows.push(row)
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1
      const steps = [cell(i - 1, j) + 1, cell(i, j - 1) + 1, cell(i - 1, j - 1) + same]
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) steps.push(cell(i - 2, j - 2) + 1)
      row.push(Math.min(...steps))
    }
  }
  return cell(a.length, b.length)
}
