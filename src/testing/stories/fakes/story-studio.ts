import type { DraftSummary, Version } from '#editing/studio-api.ts'
import type { Studio } from '#studio/app/studio-context.ts'
import { createContentFeed } from '#studio/preview/content-feed.ts'
import type { SavingState } from '#studio/saving/saving.ts'
import { schemas } from '#testing/stories/story-schemas.ts'

export type StoryStudio = {
  readonly saving?: Partial<SavingState>
  readonly drafts?: readonly DraftSummary[]
  readonly versions?: readonly Version[]
  /** The worker's answers. By default no deletion leaves errors, and all other requests stay pending. */
  readonly ask?: Studio['compiler']['ask']
}

const nothing = () => undefined
const leavesNoErrors: Studio['compiler']['ask'] = (name) =>
  // The only request that is answered.
  name === 'errorsLeft' ? Promise.resolve([] as never) : new Promise(nothing)
const saved: SavingState = {
  conflicts: [],
  notices: [],
  others: [],
  problem: null,
  savedAt: new Date('2026-03-01T14:02:00Z'),
}

/** What screens need besides the editor, without a server and a worker. */
export const storyStudio = ({
  ask = leavesNoErrors,
  drafts = [],
  saving = {},
  versions = [],
}: StoryStudio = {}): Studio => {
  let state = { ...saved, ...saving }
  const listeners = new Set<() => void>()
  return {
    schemas,
    tab: 'story',
    compiler: {
      compile: nothing,
      ask,
      feed: createContentFeed(),
      subscribe: () => nothing,
    },
    saving: {
      state: () => state,
      subscribe: (listener) => {
        listeners.add(listener)
        return () => listeners.delete(listener)
      },
      resolve: nothing,
      flush: () => Promise.resolve(state.problem === null),
      settle: () => Promise.resolve(state.problem === null),
      takePublished: () => Promise.resolve(),
      showCompilerProblem: nothing,
      notify: nothing,
      closeNotice: (notice) => {
        state = { ...state, notices: state.notices.filter((one) => one !== notice) }
        for (const listener of listeners) listener()
      },
    },
    loadDrafts: () => Promise.resolve(drafts),
    loadVersions: () => Promise.resolve(versions),
  }
}
