import type { ChangedFile, RequestName, Requests } from './requests.ts'
import { dataIn, type FilesWithActs } from './files-with-acts.ts'

type Answers = {
  readonly [Name in RequestName]: (files: FilesWithActs, input: Requests[Name]['input']) => Requests[Name]['output']
}

const answers: Answers = {
  parsed: (_files, texts) => new Map(texts.map(({ path, text }) => [path, dataIn(text)])),
  texts: changedFiles,
}

export const answer = <Name extends RequestName>(
  files: FilesWithActs,
  name: Name,
  input: Requests[Name]['input'],
): Requests[Name]['output'] => answers[name](files, input)

function changedFiles({ before, after }: FilesWithActs): readonly ChangedFile[] {
  const paths = [...new Set([...before.keys(), ...after.keys()])].sort()
  return paths
    .filter((path) => before.get(path) !== after.get(path))
    .map((path) => ({ path, before: before.get(path) ?? null, after: after.get(path) ?? null }))
}
