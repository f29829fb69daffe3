import { readYamlFile } from '#content/write/yaml-file.ts'
import type { ContentData } from '#editing/content-data.ts'
import type { Act } from '#editing/operation.ts'
import { createReplay, type Replay, type Texts } from '#editing/replay/replay.ts'
import { dataOf } from '#studio/editor/draft-data.ts'
import { replayErrors } from '#studio/problems/replay-errors.ts'
import type { PlacedProblem } from '#studio/problems/placed-problem.ts'
import type { Source } from './messages.ts'

/** The files on the disk, before and after the acts. */
export type FilesWithActs = {
  readonly before: Texts
  readonly after: Texts
  readonly acts: readonly Act[]
  /** The data of each file after the acts. */
  readonly data: ContentData
  /** The paths of the pictures on the disk, without those that acts have deleted and with those that acts have added. */
  readonly pictures: ReadonlySet<string>
  readonly replayErrors: readonly PlacedProblem[]
}

/** Returns a function that caches what it has written: when a draft grows, only the new acts are written. */
export const filesWithActs = (source: Source): ((acts: readonly Act[]) => FilesWithActs) => {
  const before = new Map(source.files.map(({ path, text }) => [path, text]))
  const replayed = createReplay(before)
  return (acts) => {
    const { pictures, texts, failed } = replayed(acts)
    return {
      before,
      after: texts,
      acts,
      data: withWhole(dataOf(source, acts), acts, texts),
      pictures: picturesAfter(source, pictures),
      replayErrors: replayErrors(failed, source.folder),
    }
  }
}

/** Adds the data of files that acts have written as a whole. */
const withWhole = (data: ContentData, acts: readonly Act[], texts: Texts): ContentData => {
  const unread = acts
    .flatMap(({ operations }) => operations)
    .filter(({ file, kind }) => kind === 'file' && data.get(file) === null)
  if (unread.length === 0) return data
  const all = new Map(data)
  for (const { file } of unread) {
    const text = texts.get(file)
    if (text !== undefined) all.set(file, dataIn(text))
  }
  return all
}

const picturesAfter = ({ pictures }: Source, changes: Replay['pictures']): ReadonlySet<string> => {
  const all = new Set(pictures)
  for (const [path, hash] of changes) {
    if (hash === null) all.delete(path)
    else all.add(path)
  }
  return all
}

/** null: not YAML. */
export const dataIn = (text: string): unknown => {
  const read = readYamlFile(text)
  return 'problem' in read ? null : read.data
}
