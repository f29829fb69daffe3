import { quoted, truncated } from '#content/problems/wording.ts'
import { isList } from '#content/write/edit.ts'
import { applyToData, isDataOperation } from '#editing/apply.ts'
import { entryName } from '#editing/build/entry-name.ts'
import type { Act, Operation } from '#editing/operation.ts'
import { placeText } from '#editing/place.ts'
import { withTransfers, type Transfer } from '#editing/transfer.ts'
import { wholeIn, type FolderState } from './folder-state.ts'
import { mergeOperation, type Clash } from './merge-operation.ts'
import type { Sides } from './sides.ts'
import { mergeTransfer } from './merge-transfer.ts'
import { mergeWhole, type WholeOperation, type WholeSides } from './merge-whole.ts'
import { writtenValue } from '#editing/written-value.ts'

/** Something that was changed both in the draft and, differently, on the disk. */
export type Conflict = Clash & {
  /** Identifies the place of the conflict. An editor's choice is passed with this key. */
  readonly key: string
  /** The last act that changed it, and its operation. */
  readonly act: Act
  readonly operation: Operation
  /** If a whole file is missing: the titles of the acts that change it. */
  readonly yours: unknown
  /** The title of the other side's act that is undone if this side stays. */
  readonly undoes?: string
}

export type ConflictChoice = 'mine' | 'theirs'

export type Merge = {
  /**
   * Applies an act to both sides. Returns its operations for the other side; `clashes`: some of them do not fit there. If the act is in
   * effect (not undone), these are conflicts. `restoring`: an act that has to come before it, because the editor keeps a change of
   * something that the other side has deleted.
   */
  readonly apply: (
    act: Act,
    isInEffect: boolean,
  ) => { readonly clashes: boolean; readonly operations: readonly Operation[]; readonly restoring?: Act }
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
    const first = conflicts.get(key)
    const { reason, restores, theirs } = first ?? clash
    const titles = first && isList(first.yours) ? first.yours : []
    const yours = reason === 'missing' ? [...new Set([...titles, act.title])] : (clash.yours ?? writtenValue(operation))
    conflicts.set(key, { key, act, operation, reason, theirs, yours, ...(restores !== undefined && { restores }) })
  }
  return {
    apply: (act, isInEffect) => {
      let clashes = false
      let stays = false
      const restored: Operation[] = []
      const operations = withTransfers(act.operations).flatMap((one): readonly Operation[] => {
        const operation = one.kind === 'transfer' ? one.insertion : one
        // On a side where the entry stays, operations that result from its move, such as passing its heading on, are skipped as well.
        if (stays) {
          skipOne(sides, operation)
          return []
        }
        const missing = filesOf(one).find(sides.isMissing)
        const key = missing === undefined ? conflictKey(operation) : missingKey(missing)
        const choice = choices.get(key)
        const merged = mergeOne(sides, one, choice === 'mine')
        if ('restoring' in merged && merged.restoring) restored.push(merged.restoring)
        stays = 'isMoved' in merged && !merged.isMoved
        if (merged.clash && choice !== 'theirs') {
          clashes = true
          if (isInEffect) addConflict(key, act, operation, merged.clash)
        }
        return merged.operations
      })
      return { clashes, operations, ...(restored.length > 0 && { restoring: restoringAct(act, restored) }) }
    },
    skip: (act) => {
      for (const operation of act.operations) skipOne(sides, operation)
    },
    conflicts: () => [...conflicts.values()],
  }
}

/** It is undone on its own, so that the act stays what its title says. */
const restoringAct = ({ at, by, id }: Act, operations: readonly Operation[]): Act => {
  const name = operations.map((one) => entryName(writtenValue(one))).find((one) => one !== undefined)
  const title = `Bring back ${name === undefined ? 'what was deleted' : quoted(truncated(name))}`
  return { id: `${id}-back`, at, by, title, operations }
}

const filesOf = (one: Operation | Transfer): readonly string[] =>
  one.kind === 'transfer' ? [one.deletion.file, one.insertion.file] : isDataOperation(one) ? [one.file] : []

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
    /** Whether only the other side lacks the file. */
    isMissing: (file: string): boolean => {
      const { mine, theirs } = dataOf(file)
      return theirs === undefined && mine !== undefined
    },
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
  operations.some((one) => [conflictKey(one), missingKey(one.file)].some((key) => choices.get(key) === 'mine'))

/** The key of the conflict about a whole file that is missing on the other side. */
export const missingKey = (file: string): string => `${file} missing`

const conflictKey = (operation: Operation): string => {
  const { file, kind } = operation
  if (kind === 'file' || kind === 'picture') return `${file} ${kind}`
  if (kind === 'set') return `${file} ${placeText(operation.place)}`
  const { entry, list } = operation
  return `${file} ${placeText(list)} ${kind} ${JSON.stringify(entry)}`
}
