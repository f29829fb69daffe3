import { isDataMap } from '#content/write/edit.ts'
import type { ContentData, NewAct } from '#editing/content-data.ts'
import { quoted } from '#content/problems/wording.ts'
import type { Draft } from '#editing/draft.ts'
import { addEntry } from '#editing/build/list-acts.ts'
import { newId } from '#editing/ids/new-id.ts'
import type { Operation } from '#editing/operation.ts'
import { pathOf, valueIn } from '#editing/place.ts'
import type { ChangeLine } from './change-line.ts'

/** What an editor said about changed labels, by id. The answer is valid only for the label at that time: a later change asks again. */
export const meaningsOf = (
  { acts }: Pick<Draft, 'acts'>,
  lines: readonly ChangeLine[],
): Readonly<Record<string, 'same' | 'new'>> =>
  Object.fromEntries(
    lines.flatMap((line) => {
      const id = line.relabelled?.id
      const meaning = id === undefined ? undefined : acts.find((act) => act.id === line.acts.at(-1))?.meanings?.[id]
      return id === undefined || meaning === undefined ? [] : [[id, meaning]]
    }),
  )

/** Adds an editor's answer about a changed label to the draft. It belongs to the last act that changed the label, and is undone with it. */
export const withMeaning = (draft: Draft, line: ChangeLine, meaning: 'same' | 'new'): Draft => {
  const last = line.acts.at(-1)
  const id = line.relabelled?.id
  if (last === undefined || id === undefined) return draft
  return {
    ...draft,
    acts: draft.acts.map((act) => (act.id === last ? { ...act, meanings: { ...act.meanings, [id]: meaning } } : act)),
  }
}

/**
 * Makes the new label an option of its own: the old option gets its label back and is retired, and a new option is added after it. So
 * stored answers keep their meaning.
 */
export const asNewOption = (data: ContentData, { file, place, relabelled }: ChangeLine): NewAct => {
  const own = place.slice(0, -1)
  const list = { file, list: own.slice(0, -1) }
  const option = valueIn(data.get(file), own)
  const index = pathOf(data.get(file), own)?.at(-1)
  if (!relabelled || !isDataMap(option) || typeof index !== 'number') return { title: '', operations: [] }
  const { after, before } = relabelled
  const relabel: Operation = { kind: 'set', file, place, before: after, after: before }
  const retire: Operation = { kind: 'set', file, place: [...own, 'retired'], after: true }
  const added = addEntry(data, list, { ...option, id: newId(data, list, after), label: after }, index + 1)
  return {
    title: `Make ${quoted(after)} a new answer`,
    operations: [relabel, retire, ...added.operations],
  }
}
