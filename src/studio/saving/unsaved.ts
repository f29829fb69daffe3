import { isSameData } from '#content/write/same-data.ts'
import type { Draft } from '#editing/draft.ts'
import type { SaveLog } from '#editing/studio-api.ts'

/** The draft as the server has it. */
export type Stored = Pick<Draft, 'acts' | 'base' | 'done' | 'name' | 'revision'>

/** What has to be sent so that the server has all of this draft. Acts are immutable, so they are compared by identity. */
export const unsavedPart = (stored: Stored, { acts, base, done, name }: Draft): SaveLog => {
  const differs = acts.findIndex((act, index) => act !== stored.acts[index])
  const keep = differs === -1 ? Math.min(acts.length, stored.acts.length) : differs
  return { revision: stored.revision, keep, acts: acts.slice(keep), done, name, base }
}

export const isSaved = (stored: Stored, draft: Draft): boolean =>
  stored.name === draft.name &&
  stored.done === draft.done &&
  stored.acts.length === draft.acts.length &&
  draft.acts.every((act, index) => act === stored.acts[index]) &&
  isSameData(stored.base, draft.base)
