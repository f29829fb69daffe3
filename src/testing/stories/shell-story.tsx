/** The shell of the studio around real content, without a server and a worker. */
import { useMemo, useState, type ReactNode } from 'react'
import { MemoryRouter } from 'react-router-dom'
import type { DraftSummary, Version } from '#editing/studio-api.ts'
import { StudioContext, type Studio } from '#studio/app/studio-context.ts'
import type { Editor } from '#studio/editor/editor.ts'
import { EditorContext } from '#studio/editor/use-editor.ts'
import { createContentFeed } from '#studio/preview/content-feed.ts'
import type { SavingState } from '#studio/saving/saving.ts'
import { RemovalDialog } from '#studio/tree/removal-dialog.tsx'
import { StudioRoot } from '#studio/ui/studio-root.tsx'
import { schemas } from './review-story.tsx'
import { editorOf } from './studio-story.tsx'

type Props = {
  /** `examples/phq-9` */
  readonly folder?: string
  readonly address?: string
  /** Does something before the first render. */
  readonly prepare?: (editor: Editor) => void
  readonly saving?: Partial<SavingState>
  readonly drafts?: readonly DraftSummary[]
  readonly versions?: readonly Version[]
  /** What the worker answers; without it, everything that it works out stays open. */
  readonly ask?: Studio['compiler']['ask']
  readonly children: ReactNode
}

const nothing = () => undefined
const unanswered: Studio['compiler']['ask'] = () => new Promise(nothing)
const saved: SavingState = {
  conflicts: [],
  notices: [],
  others: [],
  problem: null,
  savedAt: new Date('2026-03-01T14:02:00Z'),
}

export const ShellStory = ({
  address = '/studio',
  ask = unanswered,
  children,
  drafts = [],
  folder = 'content',
  prepare,
  saving = {},
  versions = [],
}: Props) => {
  const [editor] = useState(() => {
    const made = editorOf(folder)
    prepare?.(made)
    return made
  })
  const studio = useMemo((): Studio => {
    const state = { ...saved, ...saving }
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
        subscribe: () => nothing,
        resolve: nothing,
        settle: () => Promise.resolve(state.problem === null),
        takePublished: () => Promise.resolve(),
        showCompilerProblem: nothing,
        notify: nothing,
        closeNotice: nothing,
      },
      loadDrafts: () => Promise.resolve(drafts),
      loadVersions: () => Promise.resolve(versions),
    }
  }, [ask, drafts, saving, versions])
  return (
    <MemoryRouter initialEntries={[address]}>
      <StudioRoot>
        <StudioContext value={studio}>
          <EditorContext value={editor}>
            <RemovalDialog>{children}</RemovalDialog>
          </EditorContext>
        </StudioContext>
      </StudioRoot>
    </MemoryRouter>
  )
}
