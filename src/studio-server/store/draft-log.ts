/** The log of a draft: one line of JSON for each time that it was stored. */
import type { Draft } from '#editing/draft.ts'
import type { StoredDraft } from './draft-store.ts'

/** Fields that are missing have not changed. */
export type LogLine = {
  readonly revision: number
  readonly at: string
  /** So that a writer finds out whether its line was the first one with this revision. */
  readonly save: string
  readonly keep?: number
  readonly acts?: Draft['acts']
  readonly done?: number
  readonly name?: string
  readonly base?: Draft['base']
  readonly ended?: boolean
}

export type ReadLog = StoredDraft & {
  /** The `save` of the line that was the first one with each revision. */
  readonly saves: readonly string[]
  /** How many acts the last line has left in their place, if it was a save. */
  readonly kept: number | null
}

/**
 * The draft after all lines. A line that was cut off is ignored: nobody was told that it is stored. So is one with a revision that is
 * there already: two writers were at work at the same time, and the first one has won.
 */
export const readLog = (id: string, text: string): ReadLog | null => {
  let read: Omit<ReadLog, 'saves'> | null = null
  const saves: string[] = []
  for (const line of text.split('\n')) {
    const entry = parsed(line)
    if (entry?.revision !== saves.length) continue
    read = withLine(id, read, entry)
    saves.push(entry.save)
  }
  return read && { ...read, saves }
}

const withLine = (id: string, before: StoredDraft | null, line: LogLine): Omit<ReadLog, 'saves'> => {
  const { acts = [], name = '', base = {}, done = 0 } = before?.draft ?? {}
  return {
    draft: {
      id,
      revision: line.revision,
      name: line.name ?? name,
      base: line.base ?? base,
      acts: [...acts.slice(0, line.keep ?? acts.length), ...(line.acts ?? [])],
      done: line.done ?? done,
    },
    savedAt: line.at,
    endedAt: line.ended ? line.at : null,
    kept: line.keep ?? null,
  }
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
