import { rounded } from '#engine/result/score-range.ts'

/** A range of numbers, both ends included, with whatever else it has. */
export type Band = { readonly from: number; readonly to: number; readonly label?: string; readonly colour?: string }

/** Where each band but the first begins. */
export const bordersOf = (bands: readonly Band[]): readonly number[] => bands.slice(1).map(({ from }) => from)

/** The distance from the end of a band to the beginning of the next one: 1 for whole numbers, 0.1 where there is one decimal. */
const gapAfter = (bands: readonly Band[], index: number): number =>
  exact((bands[index + 1]?.from ?? 0) - (bands[index]?.to ?? 0))

/** By how much a border moves. Bands that overlap by mistake have no distance. */
export const stepOf = (bands: readonly Band[], index: number): number => {
  const gap = gapAfter(bands, index)
  return gap > 0 ? gap : 1
}

/** A border between two bands as the numbers on both sides of it. */
export type Border = { readonly to: number; readonly from: number }

/**
 * Another border between the one at `index` and the next one, in whole steps. Both keep at least one number, and the distance of an end
 * to the next beginning stays. undefined: nothing would change.
 */
export const movedBorder = (bands: readonly Band[], index: number, border: number): Border | undefined => {
  const [before, after] = [bands[index], bands[index + 1]]
  if (!before || !after) return undefined
  const [gap, step] = [gapAfter(bands, index), stepOf(bands, index)]
  const wanted = after.from + Math.round((border - after.from) / step) * step
  const from = exact(Math.min(Math.max(wanted, before.from + gap), after.to))
  if (from === after.from) return undefined
  return { to: exact(from - gap), from }
}

/** Without what floating point adds: 0.5 - 0.1 is 0.4. Content has six decimals at most. */
export const exact = (value: number): number => rounded(value, 6)
