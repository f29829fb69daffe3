import { fieldAddress } from '#studio/app/addresses.ts'
import type { FilePlace } from '#editing/place.ts'
import type { PlacedProblem } from './placed-problem.ts'

/**
 * The place of the next problem after a field, or of the previous one; wraps around at the end. Warnings wait until no error is left: the
 * count of problems counts them only then, too.
 *
 * @param from the address of the focused field, or of the problem that was last visited
 */
export const nextProblem = (
  problems: readonly PlacedProblem[],
  from: string | null,
  direction: 1 | -1,
): FilePlace | undefined => {
  const errors = problems.filter(({ at, severity }) => at !== null && severity === 'error')
  const places = (errors.length > 0 ? errors : problems).flatMap(({ at }) => at ?? [])
  const addresses = places.map(({ file, place }) => fieldAddress(file, place))
  const at = direction === 1 ? addresses.findLastIndex((one) => one === from) : addresses.indexOf(from ?? '')
  const next = at === -1 ? (direction === 1 ? 0 : places.length - 1) : at + direction
  return places[(next + places.length) % Math.max(places.length, 1)]
}
