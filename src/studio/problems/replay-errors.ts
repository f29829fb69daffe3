import { quoted } from '#content/problems/wording.ts'
import type { FailedOperation } from '#editing/replay/replay.ts'
import { wholeFile, type PlacedProblem } from './placed-problem.ts'

/** Changes that the editor sees but that could not be written into the files. They are errors, so that nobody believes them published. */
export const replayErrors = (failed: readonly FailedOperation[], folderName: string): readonly PlacedProblem[] =>
  failed
    .filter(({ act, reason }, at) => failed.findIndex((one) => one.act.id === act.id && one.reason === reason) === at)
    .map(({ act, operation, reason }) => ({
      code: 'studio/not-written',
      severity: 'error',
      file: `${folderName}/${operation.file}`,
      ...wholeFile,
      message: `${quoted(act.title)} cannot be written into the file. ${reasons[reason]}`,
      help:
        reason === 'missing'
          ? 'It is written once the file is back. To go on without it, undo it in Review.'
          : 'Undo it in Review, or make room for it with a text editor.',
      at: reason === 'gone' || reason === 'missing' ? null : placeOf(operation),
    }))

const placeOf = (operation: FailedOperation['operation']): PlacedProblem['at'] => {
  const { file } = operation
  if (operation.kind === 'set') return { file, place: operation.place }
  return { file, place: 'list' in operation ? operation.list : [] }
}

const reasons: Readonly<Record<FailedOperation['reason'], string>> = {
  changed: 'There is another value in the file now.',
  gone: 'What it changes is no longer there.',
  exists: 'It is there already.',
  missing: 'The whole file is not on the disk any more.',
  unreadable: 'The file cannot be read.',
  unwritable: 'A remark in the file stands in the way.',
}
