/** The shell of the studio around real content, without a server and a worker. */
import { useMemo, useState, type ReactNode } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { StudioContext } from '#studio/app/studio-context.ts'
import type { Editor } from '#studio/editor/editor.ts'
import { EditorContext } from '#studio/editor/use-editor.ts'
import { RemovalDialog } from '#studio/removal/removal-dialog.tsx'
import { StudioRoot } from '#studio/ui/studio-root.tsx'
import { storyStudio, type StoryStudio } from './fakes/story-studio.ts'
import { editorOf } from './studio-story.tsx'

type Props = StoryStudio & {
  /** `examples/phq-9` */
  readonly folder?: string
  readonly address?: string
  /** Does something before the first render. */
  readonly prepare?: (editor: Editor) => void
  readonly children: ReactNode
}

export const ShellStory = ({
  address = '/studio',
  ask,
  children,
  drafts,
  folder = 'content',
  prepare,
  saving,
  versions,
}: Props) => {
  const [editor] = useState(() => {
    const made = editorOf(folder)
    prepare?.(made)
    return made
  })
  const studio = useMemo(
    () =>
      storyStudio({
        ...(ask && { ask }),
        ...(drafts && { drafts }),
        ...(saving && { saving }),
        ...(versions && { versions }),
      }),
    [ask, drafts, saving, versions],
  )
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
