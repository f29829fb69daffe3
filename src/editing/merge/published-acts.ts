import { applyToData, isDataOperation } from '#editing/apply.ts'
import { withOperations, type Act, type Operation } from '#editing/operation.ts'
import { isSameData } from '#content/write/same-data.ts'
import { isSamePlace, valueIn } from '#editing/place.ts'
import { wholeIn, type FolderState } from './folder-state.ts'

/**
 * The acts that the new files already contain because another window has published them: the longest prefix that turns the old files
 * into the new ones. A single act could not be told apart from somebody else's change, because later acts build on it. The act
 * after the prefix may have been published while its text was still being typed.
 */
export const publishedActs = (acts: readonly Act[], from: FolderState, to: FolderState): readonly Act[] => {
  const reached = new Map<string, unknown>()
  const isReached = (next: Act | undefined): boolean =>
    [...reached].every(([file, data]) => {
      const there = to.files.get(file)?.data
      return isSameData(withTexts(data, there, file, next), there)
    })
  let count = 0
  for (const [index, { operations }] of acts.entries()) {
    for (const operation of operations) {
      const { file } = operation
      if (isDataOperation(operation)) {
        const data = reached.has(file) ? reached.get(file) : from.files.get(file)?.data
        // The file is missing, so the act waits for it.
        if (data === undefined) return acts.slice(0, count)
        reached.set(file, applyToData(data, operation) ?? data)
      } else if (wholeIn(to, operation) !== operation.after) return acts.slice(0, count)
    }
    if (isReached(acts[index + 1])) count = index + 1
  }
  return acts.slice(0, count)
}

/** What is left of an act that was published in part. */
export const sincePublished = (act: Act, published: readonly Act[]): Act => {
  const before = published.find(({ id }) => id === act.id)
  if (!before) return act
  const left = act.operations.flatMap((operation): readonly Operation[] => {
    if (before.operations.some((one) => isSameData(one, operation))) return []
    const earlier = before.operations.find((one) => setsSamePlaceAs(one, operation))
    return earlier?.kind === 'set' ? [{ ...operation, before: earlier.after } as Operation] : [operation]
  })
  return withOperations(act, left)
}

const setsSamePlaceAs = (one: Operation, other: Operation): boolean =>
  one.kind === 'set' && other.kind === 'set' && one.file === other.file && isSamePlace(one.place, other.place)

/** The data with the other side's texts in the fields in which this act is being typed. */
const withTexts = (data: unknown, there: unknown, file: string, act: Act | undefined): unknown =>
  (act?.operations ?? []).reduce<unknown>((now, operation) => {
    if (operation.kind !== 'set' || operation.file !== file || typeof operation.after !== 'string') return now
    const after = valueIn(there, operation.place)
    return typeof after === 'string' ? (applyToData(now, { ...operation, after }) ?? now) : now
  }, data)
