import { useState, type ReactNode } from 'react'
import { measuredMinutes } from '#client/browser/measured-minutes.ts'
import { Button } from '#components/button.tsx'
import { Dialog } from '#components/dialog.tsx'
import { Picture } from '#components/picture.tsx'
import { recipe, slots } from '#components/recipe.ts'
import { fill, formatDate, formatTime, type DateRegion } from '#engine/format.ts'
import { minutesLeft, progressOf } from '#engine/quiz/steps/progress.ts'
import type { Draft } from '#machines/draft.ts'
import { withFoundDraft } from '#machines/quiz/quiz.context.ts'
import { discardDraft } from '#pages/device/stored-quiz.ts'
import { useQuiz } from '#pages/quiz/quiz-context.tsx'

const classOf = slots('intro')

type Props = {
  readonly draft: Draft
  readonly heading: ReactNode
  /** Below the two buttons. */
  readonly children: ReactNode
}

/** Offers to continue the unfinished quiz that was found on this device, in the same field of colour as the introduction. */
export const ResumeStep = ({ children, draft, heading }: Props) => {
  const { actor, content, store } = useQuiz()
  const { resume } = content.page
  const intro = content.quiz.steps.find((one) => one.kind === 'intro')
  const step = content.quiz.steps.find(({ id }) => id === draft.step)
  const [asking, setAsking] = useState(false)
  const close = () => {
    setAsking(false)
  }
  const { model, state } = withFoundDraft({ ...actor.getSnapshot().context, foundDraft: draft })
  const progress = progressOf(model, state)
  const { answered, percent, total } = progress
  const minutes = minutesLeft(measuredMinutes() ?? content.minutes, progress)
  const startAgain = async () => {
    await discardDraft(store)
    actor.send({ type: 'START_AGAIN' })
  }
  return (
    <>
      <div className={slots('intro', { art: intro?.picture ? 'yes' : undefined, isLast: 'yes' })('root')}>
        {intro?.picture && <Picture src={intro.picture} className={classOf('art')} />}
        <div className={classOf('copy')}>
          {heading}
          <p>
            {whenSaved(draft.savedAt, resume, content.constants.format)}
            {step && ` ${fill(resume.place, { title: step.title })}`}
          </p>
          {/* The line below says it in words. In the header of a phone, the bar is last and thinner; here its end is to be seen, too. */}
          <div
            className={slots('progress')('bar')}
            style={{ order: 0, width: '100%', height: 10, border: '1px solid' }}
            aria-hidden="true"
          >
            <div className={slots('progress')('fill')} style={{ width: `${percent}%` }} />
          </div>
          <p>
            <strong>{fill(resume.left, { minutes })}</strong>
            <br />
            {fill(resume.answered, { answered, total })}
            {content.quiz.steps.some(({ kind }) => kind === 'photos') && (
              <>
                {' '}
                <br />
                {fill(resume.photos, { photos: draft.photos.length, photos_total: content.constants.photos.required })}
              </>
            )}
          </p>
          <div className={recipe('row', { gap: 'sm' })}>
            <Button
              size="lg"
              iconEnd="arrow"
              onClick={() => {
                actor.send({ type: 'CONTINUE' })
              }}
            >
              {resume.continue}
            </Button>
            <Button
              variant="quiet"
              onClick={() => {
                setAsking(true)
              }}
            >
              {resume.start_again}
            </Button>
          </div>
          {children}
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
    </>
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
