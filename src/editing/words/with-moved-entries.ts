import { idOf } from '#editing/place.ts'
import { listKind } from '#editing/ids/list-kind.ts'
import { between, type Difference, type WasMoved } from './differences.ts'

/** A difference; of an entry that was moved into another list, with its deletion there. */
export type DifferenceOrMove = { readonly difference: Difference; readonly from?: Difference }

/** An entry that is gone from one list and new in another of the same kind, with the same id, was moved. */
export const withMovedEntries = (
  differences: readonly Difference[],
  wasMoved: WasMoved,
): readonly DifferenceOrMove[] => {
  const taken = new Set<Difference>()
  const moved = differences.flatMap((difference): readonly DifferenceOrMove[] => {
    const from = difference.kind === 'add' ? deletionOf(differences, difference) : undefined
    if (!from || difference.kind !== 'add' || from.kind !== 'delete') return [{ difference }]
    taken.add(from)
    const { entry, file, place } = difference
    const inside = between({ file, wasMoved }, place, from.entry, entry)
    return [{ difference, from }, ...inside.map((one) => ({ difference: one }))]
  })
  return moved.filter(({ difference }) => !taken.has(difference))
}

const deletionOf = (differences: readonly Difference[], added: Difference & { kind: 'add' | 'delete' }) => {
  const id = idOf(added.entry)
  return differences.find(
    (one) =>
      one.kind === 'delete' &&
      id !== undefined &&
      idOf(one.entry) === id &&
      listKind(one.list) === listKind(added.list) &&
      listKind(one.list) !== 'entry' &&
      listKind(one.list) !== 'option',
  )
}
