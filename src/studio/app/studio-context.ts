import { createContext, useContext } from 'react'
import type { Schema } from '#content/schema/schemas.ts'
import type { DraftSummary, Version } from '#editing/studio-api.ts'
import type { Saving } from '#studio/saving/saving.ts'
import type { Compiler } from '#studio/worker/compiler.ts'

/** What all screens need besides the editor's state. It stays the same while the studio is open. */
export type Studio = {
  /** By file name: `section.schema.json`. */
  readonly schemas: ReadonlyMap<string, Schema>
  readonly compiler: Compiler
  readonly saving: Saving
  /** What was published, newest first. Rejects with a message for the editor if it cannot be loaded. */
  readonly loadVersions: () => Promise<readonly Version[]>
  /** All drafts that the server has now. */
  readonly loadDrafts: () => Promise<readonly DraftSummary[]>
  /** Identifies this tab among those that have the folder open. */
  readonly tab: string
}

export const StudioContext = createContext<Studio | null>(null)

export const useStudio = (): Studio => {
  const studio = useContext(StudioContext)
  if (!studio) throw new Error('useStudio is used outside of the studio')
  return studio
}
