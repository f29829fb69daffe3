/** Some photos are not stored, because the quiz no longer asks for them. */
import { quizLaterContent as later } from 'virtual:content/quiz-later'
import { Button } from '#components/button.tsx'
import { Note } from '#components/note.tsx'
import { useButtonFocusKept, type FocusKept } from './use-button-focus-kept.ts'
import type { SubmissionState } from './use-submission-state.ts'

type Props = Pick<SubmissionState, 'submission'> & { readonly focusKept: FocusKept }

export const PhotosLeftOut = ({ focusKept, submission }: Props) => {
  const { action, heading, text } = later.page.analysing.photos_left_out
  const note = useButtonFocusKept(focusKept)
  return (
    <Note
      status="warning"
      role="alert"
      level={2}
      ref={note}
      title={heading}
      actions={
        <Button
          onClick={() => {
            submission.send({ type: 'GO_ON' })
          }}
        >
          {action}
        </Button>
      }
    >
      {text}
    </Note>
  )
}
