/** The log of a draft: one line of JSON for each save. */
import type { Draft } from '#editing/draft.ts'
import type { StoredDraft } from './draft-store.ts'

/** A missing field means that it has not changed. */
export type LogLine = {
  readonly revision: number
  readonly at: string
  /** Identifies the save, so that a writer can find out whether its line was the first with this revision. */
  readonly save: string
  readonly keep?: number
  readonly acts?: Draft['acts']
  readonly done?: number
  readonly name?: string
  readonly base?: Draft['base']
  readonly ended?: boolean
}

export type ReadLog = StoredDraft & {
  /** The `save` of the first line with each revision. */
  readonly saves: readonly string[]
  /** How many acts the last line has kept, if it was a save. */
  readonly kept: number | null
}

/**
 * The draft after all lines. A line that was cut off is ignored, because its save was never confirmed. A line whose revision exists already
 * is ignored as well: two writers wrote at the same time, and the first one has won.
 */
export const readLog = (id: string, text: string): ReadLog | null => {
  const acts: Draft['acts'][number][] = []
  const saves: string[] = []
  let draft: Omit<Draft, 'acts'> = { id, revision: 0, name: '', base: {}, done: 0 }
  let last: LogLine | null = null
  for (const line of text.split('\n')) {
    const entry = parsed(line)
    if (entry?.revision !== saves.length) continue
    acts.splice(entry.keep ?? acts.length)
    for (const act of entry.acts ?? []) acts.push(act)
    const { revision, name = draft.name, base = draft.base, done = draft.done } = entry
    draft = { id, revision, name, base, done }
    saves.push(entry.save)
    last = entry
  }
  return (
    last && {
      draft: { ...draft, acts },
      savedAt: last.at,
      endedAt: last.ended ? last.at : null,
      kept: last.keep ?? null,
      saves,
    }
  )
}

const parsed = (line: string): LogLine | null => {
  try {
    const value: unknown = JSON.parse(line)
    return typeof value === 'object' && value !== null && 'revision' in value && 'save' in value
      ? (value as LogLine)
      : null
  } catch {
    return null
  }
}
