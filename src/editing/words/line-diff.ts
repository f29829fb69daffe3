import { sequenceDiff, type SequenceStep } from '#editing/sequence-diff.ts'

/** A line with its line numbers in the two versions; null in a version without it. */
export type DiffLine = SequenceStep & { readonly before: number | null; readonly after: number | null }

/** How many context lines are shown before and after a change. */
const around = 2

/** The hunks of changed lines, each with its context lines. null: the text did not exist before, or does not exist after. */
export const lineDiff = (before: string | null, after: string | null): readonly (readonly DiffLine[])[] => {
  const lines = numbered(sequenceDiff(linesIn(before), linesIn(after)))
  const isNear = lines.map((_, index) =>
    lines.slice(Math.max(0, index - around), index + around + 1).some(({ kind }) => kind !== 'same'),
  )
  const parts: DiffLine[][] = []
  lines.forEach((line, index) => {
    if (!isNear[index]) return
    if (isNear[index - 1]) parts.at(-1)?.push(line)
    else parts.push([line])
  })
  return parts
}

const linesIn = (text: string | null): readonly string[] =>
  text === null || text === '' ? [] : text.replace(/\n$/, '').split('\n')

const numbered = (steps: readonly SequenceStep[]): readonly DiffLine[] => {
  let [before, after] = [0, 0]
  return steps.map((step) => ({
    ...step,
    before: step.kind === 'added' ? null : (before += 1),
    after: step.kind === 'removed' ? null : (after += 1),
  }))
}
