import { isDataMap, isList } from '#content/write/edit.ts'
import { idOf, stepTo } from '#editing/place.ts'
import { listKind } from '#editing/ids/list-kind.ts'
import { differencesAt, type Difference, type WasMoved } from './differences.ts'

/** A difference. For an entry that was moved from another list, `from` is its deletion there. */
export type DifferenceOrMove = { readonly difference: Difference; readonly from?: Difference }

type Entry = Difference & { readonly kind: 'add' | 'delete' }

/**
 * Combines differences: an entry that disappeared from one list and appeared in another of the same kind, with the same id, was moved. The
 * lists may be those of sections that are new or deleted themselves.
 */
export const withMovedEntries = (
  differences: readonly Difference[],
  wasMoved: WasMoved,
): readonly DifferenceOrMove[] => {
  const taken = new Set<Difference>()
  const inSections = new Set<Difference>(differences.flatMap(questionsOfSection))
  const all = [...differences, ...inSections]
  const moved = all.flatMap((difference): readonly DifferenceOrMove[] => {
    const from = difference.kind === 'add' ? deletionOf(all, difference) : undefined
    if (!from || difference.kind !== 'add' || from.kind !== 'delete')
      return inSections.has(difference) ? [] : [{ difference }]
    taken.add(from)
    const { entry, file, place } = difference
    const inside = differencesAt({ file, wasMoved }, place, from.entry, entry)
    return [{ difference, from }, ...inside.map((one) => ({ difference: one }))]
  })
  return moved.filter(({ difference }) => !taken.has(difference))
}

const deletionOf = (differences: readonly Difference[], added: Entry) => {
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

/** The questions of a section that was added or deleted as a whole, as if each of them had been. */
const questionsOfSection = (difference: Difference): readonly Entry[] => {
  const { kind, section } = wholeSection(difference) ?? {}
  const questions = isDataMap(section) ? section['questions'] : undefined
  if (!kind || !isList(questions)) return []
  const list = [...difference.place, 'questions']
  return questions.map((entry, index) => ({
    kind,
    file: difference.file,
    place: [...list, stepTo(questions, index)],
    list,
    entry,
  }))
}

const wholeSection = (one: Difference): { readonly kind: Entry['kind']; readonly section: unknown } | undefined => {
  if (one.kind === 'file' && one.file.startsWith('quiz/sections/'))
    return one.before === undefined ? { kind: 'add', section: one.after } : { kind: 'delete', section: one.before }
  const isSection = (one.kind === 'add' || one.kind === 'delete') && listKind(one.list) === 'section'
  return isSection ? { kind: one.kind, section: one.entry } : undefined
}
