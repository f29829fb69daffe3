import { EditorContext } from '#studio/editor/use-editor.ts'
import { NewStepDialog } from '#studio/tree/new-step-dialog.tsx'
import { RemovalDialog } from '#studio/removal/removal-dialog.tsx'
import { SectionMoveDialog } from '#studio/tree/section-move-dialog.tsx'
import type { RunningStudio } from './loading/start-studio.ts'
import { StudioContext } from './studio-context.ts'
import { StudioFrame } from './frame/studio-frame.tsx'

type Props = Pick<RunningStudio, 'editor' | 'studio'>

/** Everything that is shown once the content is loaded. */
export const StudioScreens = ({ editor, studio }: Props) => (
  <StudioContext value={studio}>
    <EditorContext value={editor}>
      <RemovalDialog>
        <NewStepDialog>
          <SectionMoveDialog>
            <StudioFrame />
          </SectionMoveDialog>
        </NewStepDialog>
      </RemovalDialog>
    </EditorContext>
  </StudioContext>
)
