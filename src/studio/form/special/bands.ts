import { rounded } from '#engine/result/scores/score-range.ts'

/** A range of numbers, both ends included. It may have other settings. */
export type Band = { readonly from: number; readonly to: number; readonly label?: string; readonly colour?: string }

/** The start of each band except the first. */
export const bordersOf = (bands: readonly Band[]): readonly number[] => bands.slice(1).map(({ from }) => from)

/**
 * The step by which a border moves, which is also the distance from the end of a band to the start of the next: 1, or 0.1 with one decimal.
 *
 * @param decimals those of the score that the bands belong to
 */
export const stepOf = (bands: readonly Band[], decimals = 0): number =>
  withoutRoundingError(
    10 ** -Math.max(decimals, ...bands.flatMap(({ from, to }) => [decimalsOf(from), decimalsOf(to)])),
  )

const decimalsOf = (value: number): number => String(withoutRoundingError(value)).split('.')[1]?.length ?? 0

/** Where the colour of a band ends in the bar: at the start of the next band, unless there is a gap. */
export const drawnEnd = (bands: readonly Band[], index: number, step = stepOf(bands)): number => {
  const [end, next] = [bands[index]?.to ?? 0, bands[index + 1]?.from]
  return next !== undefined && withoutRoundingError(next - end) <= step ? next : end
}

/** A border between two bands, given by the numbers on both sides. */
export type Border = { readonly to: number; readonly from: number }

/**
 * Moves the border between the band at `index` and the next one, in whole steps. Both bands keep at least one number, and a gap or an
 * overlap between them is removed. undefined: nothing would change.
 */
export const movedBorder = (
  bands: readonly Band[],
  index: number,
  border: number,
  step = stepOf(bands),
): Border | undefined => {
  const [before, after] = [bands[index], bands[index + 1]]
  if (!before || !after) return undefined
  const wanted = after.from + Math.round((border - after.from) / step) * step
  const from = withoutRoundingError(Math.min(Math.max(wanted, before.from + step), after.to))
  return from === after.from ? undefined : { to: withoutRoundingError(from - step), from }
}

/** The border in the middle of the last band, where a new band begins. undefined: the last band has only one number. */
export const splitLastBand = (bands: readonly Band[], step = stepOf(bands)): Border | undefined => {
  const last = bands.at(-1)
  if (!last || last.to <= last.from) return undefined
  const from = withoutRoundingError(last.from + Math.ceil((last.to - last.from) / step / 2) * step)
  return { to: withoutRoundingError(from - step), from }
}

/** Removes floating-point errors: 0.5 - 0.1 is 0.4. Content has at most six decimals. */
export const withoutRoundingError = (value: number): number => rounded(value, 6)
