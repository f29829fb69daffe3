import type { Locate } from '#content/yaml/locate.ts'
import type { Finding } from '#content/problems/problem.ts'

type Range = { readonly from: number; readonly to: number }

/**
 * Gaps and overlaps in a list of ranges of integers, in any order. The ranges have to cover `low` to `high` and may reach further.
 */
export const rangeFindings = (ranges: readonly Range[], low: number, high: number, locate: Locate): Finding[] => {
  const say = (range: Range, key: 'from' | 'to', message: string, help: string): Finding => ({
    code: 'content/range',
    range: locate(range, key),
    message,
    help,
  })
  const backwards = ranges.filter(({ from, to }) => from > to)
  if (backwards.length > 0)
    return backwards.map((range) =>
      say(range, 'to', `This range ends (${range.to}) before it begins (${range.from}).`, 'Swap the two numbers.'),
    )

  const inOrder = ranges.toSorted((a, b) => a.from - b.from)
  const between = inOrder.flatMap((range, index): Finding[] => {
    const before = inOrder[index - 1]
    if (!before || range.from === before.to + 1) return []
    const wanted = `Set it to ${before.to + 1}, or end the range before it at ${range.from - 1}.`
    if (range.from <= before.to)
      return [say(range, 'from', `This range overlaps the one from ${before.from} to ${before.to}.`, wanted)]
    return [say(range, 'from', uncovered(before.to + 1, range.from - 1), wanted)]
  })
  const [first] = inOrder
  const last = inOrder.at(-1)
  return [
    ...between,
    ...(first && first.from > low ? [say(first, 'from', uncovered(low, first.from - 1), `Set it to ${low}.`)] : []),
    ...(last && last.to < high ? [say(last, 'to', uncovered(last.to + 1, high), `Set it to ${high}.`)] : []),
  ]
}

const uncovered = (from: number, to: number): string =>
  from === to ? `${from} is in no range.` : `${from} to ${to} are in no range.`
