import type { Locate } from '#content/yaml/locate.ts'
import type { Finding } from '#content/problems/problem.ts'
import { rounded } from '#engine/result/scores/score-range.ts'

type Range = { readonly from: number; readonly to: number }

/**
 * Gaps and overlaps in a list of ranges, in any order, and ends between two values. The ranges must cover `low` to `high`, and may extend
 * further.
 *
 * @param decimals how many decimals the numbers have: with 1, the number after 4 is 4.1
 * @param noun what editors call such a range
 */
export const rangeFindings = (
  ranges: readonly Range[],
  low: number,
  high: number,
  locate: Locate,
  { decimals = 0, noun = 'range' }: { readonly decimals?: number; readonly noun?: 'range' | 'band' } = {},
): Finding[] => {
  const named = ({ from, to }: Range): string => `the ${noun} ${from} to ${to}`
  const uncovered = (from: number, to: number): string =>
    from === to ? `${from} is in no ${noun}.` : `${from} to ${to} are in no ${noun}.`
  const next = (value: number, steps: number): number => rounded(value + steps * 10 ** -decimals, decimals)
  const say = (range: Range, key: 'from' | 'to', message: string, help: string): Finding => ({
    code: 'content/range',
    range: locate(range, key),
    message,
    help,
  })
  const backwards = ranges.filter(({ from, to }) => from > to)
  if (backwards.length > 0)
    return backwards.map((range) =>
      say(range, 'to', `This ${noun} ends (${range.to}) before it begins (${range.from}).`, 'Swap the two numbers.'),
    )

  const tooFine = decimalFindings(ranges, decimals, locate)
  if (tooFine.length > 0) return tooFine

  const inOrder = ranges.toSorted((a, b) => a.from - b.from)
  const between = inOrder.flatMap((range, index): Finding[] => {
    const before = inOrder[index - 1]
    if (!before || range.from === next(before.to, 1)) return []
    const wanted = `Let ${named(range)} begin at ${next(before.to, 1)}, or ${named(before)} end at ${next(range.from, -1)}.`
    if (range.from <= before.to)
      return [say(range, 'from', `This ${noun} overlaps the one from ${before.from} to ${before.to}.`, wanted)]
    return [say(range, 'from', uncovered(next(before.to, 1), next(range.from, -1)), wanted)]
  })
  const [first] = inOrder
  const last = inOrder.at(-1)
  return [
    ...between,
    ...(first && first.from > low
      ? [say(first, 'from', uncovered(low, next(first.from, -1)), `Let ${named(first)} begin at ${low}.`)]
      : []),
    ...(last && last.to < high
      ? [say(last, 'to', uncovered(next(last.to, 1), high), `Let ${named(last)} end at ${high}.`)]
      : []),
  ]
}

/**
 * Ends that have more decimals than the values. A value at the end of the whole range would be rounded to one outside of it, and a value
 * next to an end between two ranges might be in neither.
 */
export const decimalFindings = (ranges: readonly Range[], decimals: number, locate: Locate): Finding[] =>
  ranges.flatMap((range) =>
    (['from', 'to'] as const)
      .filter((key) => rounded(range[key], decimals) !== range[key])
      .map((key) => ({
        code: 'content/range',
        range: locate(range, key),
        message: `${range[key]} has more decimals than the score (${decimals}).`,
        help: 'Give the score more decimals, or round the number.',
      })),
  )
