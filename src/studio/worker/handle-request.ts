import type { Content } from '#types/content.generated.ts'
import type { TextEdit } from '#content/problems/fix.ts'
import { spliced } from '#content/write/change.ts'
import type { Act, Operation } from '#editing/operation.ts'
import { fixOperations } from '#studio/problems/fix-operations.ts'
import { draftImpact } from './draft-impact.ts'
import type { ChangedFile, LeftError, RequestName, Requests } from './requests.ts'
import { dataIn, type FilesWithActs } from './files-with-acts.ts'

/** The state of the worker that requests are answered from. */
export type WorkerState = {
  readonly files: FilesWithActs
  /** The content without any acts, and with all of them; null: it is not valid. */
  readonly contents: () => { readonly before: Content | null; readonly after: Content | null }
  readonly errorsLeft: (acts: readonly Act[]) => readonly LeftError[]
}

type Handlers = {
  readonly [Name in RequestName]: (state: WorkerState, input: Requests[Name]['input']) => Requests[Name]['output']
}

const handlers: Handlers = {
  parsed: (_state, texts) => new Map(texts.map(({ path, text }) => [path, dataIn(text)])),
  texts: ({ files }) => changedFiles(files),
  fixed: ({ files }, edits) => corrected(files, edits),
  impact: ({ contents }) => {
    const { after, before } = contents()
    return draftImpact(before, after)
  },
  errorsLeft: ({ errorsLeft }, acts) => errorsLeft(acts),
}

export const handleRequest = <Name extends RequestName>(
  state: WorkerState,
  name: Name,
  input: Requests[Name]['input'],
): Requests[Name]['output'] => handlers[name](state, input)

function changedFiles({ before, after }: FilesWithActs): readonly ChangedFile[] {
  const paths = [...new Set([...before.keys(), ...after.keys()])].sort()
  return paths
    .filter((path) => before.get(path) !== after.get(path))
    .map((path) => ({ path, before: before.get(path) ?? null, after: after.get(path) ?? null }))
}

/** The paths in problems begin with the name of the folder, which is removed. */
function corrected({ after, data }: FilesWithActs, edits: readonly TextEdit[]): readonly Operation[] {
  const paths = new Map(edits.map(({ file }) => [file, file.slice(file.indexOf('/') + 1)]))
  return [...paths].flatMap(([file, path]) => {
    const text = after.get(path)
    if (text === undefined) return []
    const correct = spliced(
      text,
      edits.filter((edit) => edit.file === file),
    )
    return fixOperations(path, { text, data: data.get(path) ?? null }, { text: correct, data: dataIn(correct) })
  })
}
