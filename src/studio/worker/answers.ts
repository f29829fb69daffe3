import type { Content } from '#types/content.generated.ts'
import { draftImpact } from './draft-impact.ts'
import type { ChangedFile, RequestName, Requests } from './requests.ts'
import { dataIn, type FilesWithActs } from './files-with-acts.ts'

/** What the worker knows when it is asked. */
export type Known = {
  readonly files: FilesWithActs
  /** What the files contain without any acts, and with all of them; null: it is not valid. */
  readonly contents: () => { readonly before: Content | null; readonly after: Content | null }
}

type Answers = {
  readonly [Name in RequestName]: (known: Known, input: Requests[Name]['input']) => Requests[Name]['output']
}

const answers: Answers = {
  parsed: (_known, texts) => new Map(texts.map(({ path, text }) => [path, dataIn(text)])),
  texts: ({ files }) => changedFiles(files),
  impact: ({ contents }) => {
    const { after, before } = contents()
    return draftImpact(before, after)
  },
}

export const answer = <Name extends RequestName>(
  known: Known,
  name: Name,
  input: Requests[Name]['input'],
): Requests[Name]['output'] => answers[name](known, input)

function changedFiles({ before, after }: FilesWithActs): readonly ChangedFile[] {
  const paths = [...new Set([...before.keys(), ...after.keys()])].sort()
  return paths
    .filter((path) => before.get(path) !== after.get(path))
    .map((path) => ({ path, before: before.get(path) ?? null, after: after.get(path) ?? null }))
}
