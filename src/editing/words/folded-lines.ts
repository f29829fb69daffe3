import { idRecords } from '#content/history/id-records.ts'
import type { Act } from '#editing/operation.ts'
import type { ChangeLine } from './change-line.ts'
import { someNames } from './value-words.ts'

/**
 * Folds the lines for everything that an act deleted together with an item into one: 'Deleted question, with what used it in “Dryness”'.
 * Not for acts that write whole files, such as restoring a version: their deletions and changes are unrelated.
 */
export const withFolded = (lines: readonly ChangeLine[], all: readonly Act[]): readonly ChangeLine[] => {
  const rewriting = new Set(all.filter(writesFiles).map(({ id }) => id))
  const deletions = lines.filter(({ acts, kind }) => kind === 'delete' && acts.length > 0)
  const findOwner = (line: ChangeLine) =>
    deletions.find(
      (deletion) =>
        deletion !== line &&
        line.acts.length > 0 &&
        line.acts.every((act) => deletion.acts.includes(act)) &&
        (idRecords.has(line.file) || isFollowing(line, deletion)) &&
        !line.acts.some((act) => rewriting.has(act)),
    )
  const owners = new Map(lines.map((line) => [line, findOwner(line)]))
  const shown = lines.filter((line) => owners.get(line) === undefined && !isBookkeeping(lines, line))
  return shown.map((line) => {
    if (line.kind !== 'delete') return line
    const used = lines.filter((other) => !idRecords.has(other.file) && owners.get(other) === line)
    if (used.length === 0) return line
    const more = `, with what used it in ${someNames([...new Set(used.map(({ item }) => item.title))])}`
    return { ...line, short: line.short + more, words: line.words + more }
  })
}

const writesFiles = ({ operations }: Act): boolean =>
  operations.some((one) => one.kind === 'file' && one.before !== null && one.after !== null)

/** Whether the line is a consequence of the deletion. Of two deletions, the line of the one that deletes an item stays. */
const isFollowing = (line: ChangeLine, deletion: ChangeLine): boolean =>
  line.kind === 'condition' ||
  (line.kind === 'delete' && isItem(deletion) && !isItem(line)) ||
  (line.kind === 'value' && !isItem(line) && isItem(deletion))

const isItem = ({ item, place }: ChangeLine): boolean => item.place.length > 0 && item.place.length === place.length

/** Whether a line is about the records of ids, which other lines explain. */
const isBookkeeping = (lines: readonly ChangeLine[], line: ChangeLine): boolean =>
  idRecords.has(line.file) &&
  line.acts.every((act) => lines.some((other) => !idRecords.has(other.file) && other.acts.includes(act)))
