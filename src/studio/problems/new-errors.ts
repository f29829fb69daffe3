import type { PlacedProblem } from './placed-problem.ts'

/** The errors that did not exist before. An error that has only moved, to another line or position in a list, is not new. */
export const newErrors = (
  before: readonly PlacedProblem[],
  after: readonly PlacedProblem[],
): readonly PlacedProblem[] => {
  const left = new Map<string, number>()
  for (const one of before.filter(isError)) left.set(keyOf(one), (left.get(keyOf(one)) ?? 0) + 1)
  return after.filter(isError).filter((one) => {
    const count = left.get(keyOf(one)) ?? 0
    left.set(keyOf(one), count - 1)
    return count <= 0
  })
}

const isError = ({ severity }: PlacedProblem): boolean => severity === 'error'

const keyOf = ({ at, code, file, message }: PlacedProblem): string =>
  JSON.stringify([code, file, message, at?.place.map((step) => (typeof step === 'number' ? '' : step))])
