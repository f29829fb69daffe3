import { useState } from 'react'
import { Button } from '#components/button.tsx'
import { Card } from '#components/card.tsx'
import { Dialog } from '#components/dialog.tsx'
import { recipe } from '#components/recipe.ts'
import { carryOver } from '#engine/quiz/draft.ts'
import { fill, formatDate, formatTime, type DateRegion } from '#engine/format.ts'
import { progressOf } from '#engine/quiz/progress.ts'
import { openQuiz } from '#engine/quiz/state.ts'
import type { Draft } from '#machines/draft.ts'
import { discardDraft } from '#pages/device/stored-quiz.ts'
import { useQuiz } from '#pages/quiz/quiz-context.tsx'

/** Offers to continue the unfinished quiz that was found on this device. */
export const ResumeStep = ({ draft }: { readonly draft: Draft }) => {
  const { actor, content, store } = useQuiz()
  const { resume } = content.page
  const [asking, setAsking] = useState(false)
  const close = () => {
    setAsking(false)
  }
  const { model } = actor.getSnapshot().context
  const { answered, total } = progressOf(model, openQuiz(model, carryOver(model, draft).answers))
  const startAgain = async () => {
    await discardDraft(store)
    actor.send({ type: 'START_AGAIN' })
  }
  return (
    <Card pad="lg" tint="mango">
      <div className={recipe('stack', { gap: 'lg' })}>
        <div className={recipe('stack', { gap: 'xs' })}>
          <p>{whenSaved(draft.savedAt, resume, content.constants.format)}</p>
          <p className={recipe('text', { tone: 'muted' })}>
            {fill(resume.answered, { answered, total })}
            {content.quiz.steps.some(({ kind }) => kind === 'photos') && (
              <>
                {' '}
                <br />
                {fill(resume.photos, { photos: draft.photos.length, photos_total: content.constants.photos.required })}
              </>
            )}
          </p>
        </div>
        <div className={recipe('row', { gap: 'md' })}>
          <Button
            onClick={() => {
              actor.send({ type: 'CONTINUE' })
            }}
          >
            {resume.continue}
          </Button>
          <Button
            variant="outline"
            onClick={() => {
              setAsking(true)
            }}
          >
            {resume.start_again}
          </Button>
        </div>
      </div>
      <Dialog
        open={asking}
        title={resume.start_again_dialog.heading}
        onClose={close}
        safe={resume.start_again_dialog.cancel}
        text={resume.start_again_dialog.text}
        actions={<Button onClick={() => void startAgain()}>{resume.start_again_dialog.confirm}</Button>}
      />
    </Card>
  )
}

const whenSaved = (
  iso: string,
  words: { readonly today: string; readonly earlier: string },
  region: DateRegion,
): string => {
  const date = formatDate(iso, region)
  const today = formatDate(new Date().toISOString(), region)
  return fill(date === today ? words.today : words.earlier, { date, time: formatTime(iso, region) })
}
