import { applyToData } from '#editing/apply.ts'
import type { Act, Operation } from '#editing/operation.ts'
import { placeText } from '#editing/place.ts'
import { isDataOperation, mergeOperation, type Clash, type Sides } from './merge-operation.ts'
import { yoursOf } from './yours-of.ts'

/** A content folder, as far as drafts change it. */
export type FolderState = {
  readonly files: ReadonlyMap<string, { readonly text: string; readonly data: unknown }>
  /** SHA-256 of the pictures, by path. */
  readonly pictures: ReadonlyMap<string, string>
}

/** Something that was changed in the draft and, in another way, on the disk. */
export type Conflict = Clash & {
  /** Of the place: with it an editor's choice is handed over. */
  readonly key: string
  /** The last act that changed it, and its operation. */
  readonly act: Act
  readonly operation: Operation
  readonly yours: unknown
}

export type Choice = 'mine' | 'theirs'

export type Merge = {
  /** Applies an act to both sides. Returns its operations for the other side; `clashes`: some of them do not fit there. */
  readonly act: (
    act: Act,
    isInEffect: boolean,
  ) => { readonly clashes: boolean; readonly operations: readonly Operation[] }
  /** Applies an act only to the side that it was made on. */
  readonly skip: (act: Act) => void
  readonly conflicts: () => readonly Conflict[]
}

type Made = { readonly operations: readonly Operation[]; readonly clash?: Clash }

/**
 * Applies acts, one after the other, to two states of a folder: the one that they were made on and another one, for which they are
 * translated. It remembers how far it got.
 */
export const createMerge = (
  from: FolderState,
  to: FolderState,
  choices: ReadonlyMap<string, Choice> = new Map(),
): Merge => {
  const sides = new Map<string, Sides>()
  const texts = new Map<string, { readonly mine: string | null; readonly theirs: string | null }>()
  const conflicts = new Map<string, Conflict>()
  const sidesOf = (file: string): Sides => {
    const known = sides.get(file)
    if (known) return known
    const [old, now] = [from.files.get(file), to.files.get(file)]
    return { mine: old?.data, theirs: old?.text === now?.text ? old?.data : now?.data }
  }
  /** The text of a file or the hash of a picture, for operations that replace the whole. */
  const wholeOf = (operation: Operation & { kind: 'file' | 'picture' }) => {
    const of = ({ files, pictures }: FolderState) =>
      (operation.kind === 'picture' ? pictures.get(operation.file) : files.get(operation.file)?.text) ?? null
    return texts.get(`${operation.kind} ${operation.file}`) ?? { mine: of(from), theirs: of(to) }
  }
  const merged = (operation: Operation, choice: Choice | undefined): Made => {
    if (isDataOperation(operation)) {
      const now = sidesOf(operation.file)
      const { sides: next, ...result } = mergeOperation(now, operation, choice === 'mine')
      sides.set(operation.file, next)
      return result
    }
    const { mine, theirs } = wholeOf(operation)
    const fits = mine === theirs || theirs === operation.after
    const takes = fits || choice === 'mine'
    texts.set(`${operation.kind} ${operation.file}`, {
      mine: operation.after,
      theirs: takes ? operation.after : theirs,
    })
    if (operation.kind === 'file') {
      const data = operation.data ?? null
      sides.set(operation.file, takes ? { mine: data, theirs: data } : { ...sidesOf(operation.file), mine: data })
    }
    if (!takes) return { operations: [], clash: { reason: theirs === null ? 'gone' : 'changed', theirs } as Clash }
    return { operations: theirs === operation.after ? [] : [{ ...operation, before: theirs }] }
  }
  return {
    conflicts: () => [...conflicts.values()],
    skip: ({ operations }) => {
      for (const operation of operations) {
        if (isDataOperation(operation)) {
          const { mine, theirs } = sidesOf(operation.file)
          sides.set(operation.file, { mine: applyToData(mine, operation) ?? mine, theirs })
          continue
        }
        const { theirs } = wholeOf(operation)
        texts.set(`${operation.kind} ${operation.file}`, { mine: operation.after, theirs })
        if (operation.kind === 'file')
          sides.set(operation.file, { ...sidesOf(operation.file), mine: operation.data ?? null })
      }
    },
    act: (act, isInEffect) => {
      let clashes = false
      const operations = act.operations.flatMap((operation): readonly Operation[] => {
        const key = conflictKey(operation)
        const choice = choices.get(key)
        const { clash, operations: made } = merged(operation, choice)
        if (!clash || choice === 'theirs') return made
        clashes = true
        const first = conflicts.get(key) ?? clash
        if (isInEffect) {
          const { reason, theirs } = first
          conflicts.set(key, { key, act, operation, reason, theirs, yours: yoursOf(operation) })
        }
        return made
      })
      return { clashes, operations }
    },
  }
}

const conflictKey = (operation: Operation): string => {
  const { file, kind } = operation
  if (kind === 'file' || kind === 'picture') return `${file} ${kind}`
  if (kind === 'set') return `${file} ${placeText(operation.place)}`
  const { entry, list } = operation
  return `${file} ${placeText(list)} ${kind} ${JSON.stringify(entry)}`
}
