import { applyToData } from '#editing/apply.ts'
import type { Act, Operation } from '#editing/operation.ts'
import { placeText } from '#editing/place.ts'
import { withTransfers, type Transfer } from '#editing/transfer.ts'
import { wholeIn, type FolderState } from './folder-state.ts'
import { isDataOperation, mergeOperation, type Clash, type Sides } from './merge-operation.ts'
import { mergeTransfer } from './merge-transfer.ts'
import { mergeWhole, type WholeOperation, type WholeSides } from './merge-whole.ts'
import { writtenValue } from './written-value.ts'

/** Something that was changed both in the draft and, differently, on the disk. */
export type Conflict = Clash & {
  /** Identifies the place of the conflict. An editor's choice is passed with this key. */
  readonly key: string
  /** The last act that changed it, and its operation. */
  readonly act: Act
  readonly operation: Operation
  readonly yours: unknown
}

export type ConflictChoice = 'mine' | 'theirs'

export type Merge = {
  /**
   * Applies an act to both sides. Returns its operations for the other side; `clashes`: some of them do not fit there. If the act is in
   * effect (not undone), these are conflicts.
   */
  readonly apply: (
    act: Act,
    isInEffect: boolean,
  ) => { readonly clashes: boolean; readonly operations: readonly Operation[] }
  /** Applies an act only to the side that it was made on. */
  readonly skip: (act: Act) => void
  readonly conflicts: () => readonly Conflict[]
}

/**
 * Applies acts, one after the other, to two states of a folder: `from`, which they were made on ("mine"), and `to` ("theirs"), for which
 * they are translated. The merge keeps both states between calls.
 *
 * @param choices what an editor has decided about conflicts, by their key
 */
export const createMerge = (
  from: FolderState,
  to: FolderState,
  choices: ReadonlyMap<string, ConflictChoice> = new Map(),
): Merge => {
  const sides = createSides(from, to)
  const conflicts = new Map<string, Conflict>()

  const addConflict = (key: string, act: Act, operation: Operation, clash: Clash) => {
    // Several operations on one place are one conflict, which keeps what the first of them found on the other side.
    const { reason, theirs } = conflicts.get(key) ?? clash
    conflicts.set(key, { key, act, operation, reason, theirs, yours: clash.yours ?? writtenValue(operation) })
  }
  return {
    apply: (act, isInEffect) => {
      let clashes = false
      let stays = false
      const operations = withTransfers(act.operations).flatMap((one): readonly Operation[] => {
        const operation = one.kind === 'transfer' ? one.insertion : one
        // On a side where the entry stays, operations that result from its move, such as passing its heading on, are skipped as well.
        if (stays) {
          skipOne(sides, operation)
          return []
        }
        const key = conflictKey(operation)
        const choice = choices.get(key)
        const merged = mergeOne(sides, one, choice === 'mine')
        stays = 'isMoved' in merged && !merged.isMoved
        if (merged.clash && choice !== 'theirs') {
          clashes = true
          if (isInEffect) addConflict(key, act, operation, merged.clash)
        }
        return merged.operations
      })
      return { clashes, operations }
    },
    skip: (act) => {
      for (const operation of act.operations) skipOne(sides, operation)
    },
    conflicts: () => [...conflicts.values()],
  }
}

/** @param overwrites whether the operation overwrites what it clashes with */
const mergeOne = (sides: FolderSides, operation: Operation | Transfer, overwrites: boolean) => {
  if (operation.kind === 'transfer') return mergeTransfer(sides, operation, overwrites)
  if (isDataOperation(operation)) {
    const merged = mergeOperation(sides.dataOf(operation.file), operation, overwrites)
    sides.setData(operation.file, merged.sides)
    return merged
  }
  const merged = mergeWhole(sides.wholeOf(operation), operation, overwrites)
  sides.setWhole(operation, merged.sides, merged.clash ? 'mine' : 'both')
  return merged
}

/** Applies an operation only to the side that it was made on. */
const skipOne = (sides: FolderSides, operation: Operation): void => {
  if (isDataOperation(operation)) {
    const { mine, theirs } = sides.dataOf(operation.file)
    sides.setData(operation.file, { mine: applyToData(mine, operation) ?? mine, theirs })
  } else sides.setWhole(operation, { ...sides.wholeOf(operation), mine: operation.after }, 'mine')
}

type FolderSides = ReturnType<typeof createSides>

/** The current state of each file and picture on both sides. Those that no operation has changed are still in their initial state. */
const createSides = (from: FolderState, to: FolderState) => {
  const data = new Map<string, Sides>()
  const wholes = new Map<string, WholeSides>()
  const wholeKey = ({ file, kind }: WholeOperation) => `${kind} ${file}`

  const dataOf = (file: string): Sides => {
    const known = data.get(file)
    if (known) return known
    const [mine, theirs] = [from.files.get(file), to.files.get(file)]
    // Equal texts share one object, because sides that have not diverged are recognised by identity.
    return { mine: mine?.data, theirs: mine?.text === theirs?.text ? mine?.data : theirs?.data }
  }
  return {
    dataOf,
    theirs: () => new Map([...to.files.keys(), ...data.keys()].map((file) => [file, dataOf(file).theirs])),
    setData: (file: string, sides: Sides) => {
      data.set(file, sides)
    },
    wholeOf: (operation: WholeOperation): WholeSides =>
      wholes.get(wholeKey(operation)) ?? { mine: wholeIn(from, operation), theirs: wholeIn(to, operation) },
    /** @param where the sides to which the operation was applied, where the file now contains the operation's data */
    setWhole: (operation: WholeOperation, sides: WholeSides, where: 'mine' | 'both') => {
      wholes.set(wholeKey(operation), sides)
      if (operation.kind === 'picture') return
      const after = operation.data ?? null
      const theirs = where === 'both' ? after : dataOf(operation.file).theirs
      data.set(operation.file, { mine: after, theirs })
    },
  }
}

/** Whether an editor has decided that this act overwrites what it clashes with. */
export const isChosen = ({ operations }: Act, choices: ReadonlyMap<string, ConflictChoice>): boolean =>
  operations.some((operation) => choices.get(conflictKey(operation)) === 'mine')

const conflictKey = (operation: Operation): string => {
  const { file, kind } = operation
  if (kind === 'file' || kind === 'picture') return `${file} ${kind}`
  if (kind === 'set') return `${file} ${placeText(operation.place)}`
  const { entry, list } = operation
  return `${file} ${placeText(list)} ${kind} ${JSON.stringify(entry)}`
}
