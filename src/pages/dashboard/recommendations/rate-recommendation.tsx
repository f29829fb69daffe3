/** The user's rating of the recommendations: stars and a comment. It can be changed or deleted at any time. */
import { useEffect, useRef, useState } from 'react'
import { Alert } from '#components/alert.tsx'
import { Button } from '#components/button.tsx'
import { Card } from '#components/card.tsx'
import { Note } from '#components/note.tsx'
import { recipe } from '#components/recipe.ts'
import { StatusRegion } from '#components/status-region.tsx'
import { fill, formatDate } from '#engine/format.ts'
import { failureMessage } from '#pages/forms/failure-message.ts'
import { unsentIn } from '#pages/forms/unsent-texts.ts'
import { ReportSection } from '#pages/report/report-section.tsx'
import type { Rating } from '#types/api.generated.ts'
import { useDashboard } from '#pages/dashboard/dashboard-context.tsx'
import { withFocusOnHeading } from '#pages/focus-heading.ts'
import { RatingForm, ratingForm } from './rating-form.tsx'
import { useLoad } from '#pages/dashboard/use-load.ts'

export const RateRecommendation = ({ report }: { readonly report: string }) => {
  const { calls, content, user } = useDashboard()
  const { rating: words } = content.page.recommendations
  const { common, recommendations: messages } = content.messages
  const { reload, result, update } = useLoad(`rating ${report}`, (signal) => calls.readRating(report, signal))
  const [writing, setWriting] = useState(() => unsentIn(ratingForm(report), user.id) !== undefined)
  /** Nothing may be saved during a deletion: the later reply would hide what was saved. */
  const [deleting, setDeleting] = useState(false)
  const [message, setMessage] = useState<{ readonly ok: boolean; readonly text: string } | null>(null)
  const inside = useRef<HTMLDivElement>(null)
  const shouldMoveFocus = useRef(false)
  /** The pressed button is unmounted by the change of state: move the focus to the main element of the new one. */
  useEffect(() => {
    if (!shouldMoveFocus.current) return
    shouldMoveFocus.current = false
    const main = inside.current?.querySelector<HTMLElement>('input:checked')
    ;(main ?? inside.current?.querySelector<HTMLElement>('input, button'))?.focus()
  })
  const showForm = (isShown: boolean) => {
    shouldMoveFocus.current = true
    setWriting(isShown)
  }
  if (result.state === 'loading') return null
  if (result.state === 'failed')
    return (
      <Alert
        status="warning"
        title={failureMessage(result.failure, common, { failure: common.unavailable })}
        actions={
          <Button variant="outline" onClick={withFocusOnHeading(reload)}>
            {common.try_again}
          </Button>
        }
      />
    )
  const { rating } = result.value

  const remove = async () => {
    setDeleting(true)
    // The same message is announced again only if it was gone.
    setMessage(null)
    const outcome = await calls.deleteRating(report)
    setDeleting(false)
    if (outcome.ok) update(() => ({ rating: null }))
    shouldMoveFocus.current = outcome.ok
    setMessage({
      ok: outcome.ok,
      text: outcome.ok
        ? messages.rating_deleted
        : failureMessage(outcome.failure, common, { failure: messages.rating_failed }),
    })
  }

  return (
    <ReportSection heading={words.heading} prints={rating ? undefined : 'no'}>
      {message && !message.ok && <Alert status="danger" title={message.text} />}
      <StatusRegion>{message?.ok && <Note status="success" title={message.text} />}</StatusRegion>
      <div ref={inside} className={recipe('stack', { gap: 'md' })}>
        {writing ? (
          <RatingForm
            report={report}
            rating={rating}
            onSaved={(reply) => {
              update(() => reply)
              showForm(false)
              setMessage({ ok: true, text: messages.rating_saved })
            }}
            onCancel={() => showForm(false)}
          />
        ) : (
          <>
            {rating && <Given rating={rating} />}
            <div className={recipe('row', { gap: 'sm' })}>
              <Button
                variant="outline"
                aria-disabled={deleting || undefined}
                onClick={() => {
                  if (deleting) return
                  setMessage(null)
                  showForm(true)
                }}
              >
                {rating ? words.change : words.button}
              </Button>
              {rating && (
                <Button
                  variant="quiet"
                  aria-disabled={deleting || undefined}
                  onClick={() => void (deleting || remove())}
                >
                  {words.delete}
                </Button>
              )}
            </div>
          </>
        )}
      </div>
    </ReportSection>
  )
}

const Given = ({ rating: { comment, stars, updated_at } }: { readonly rating: Rating }) => {
  const { content } = useDashboard()
  const { format, limits } = content.constants
  const date = formatDate(updated_at, format)
  return (
    <Card>
      <div className={recipe('stack', { gap: 'xs' })}>
        <p className={recipe('text', { style: 'label' })}>
          {fill(content.page.recommendations.rating.yours, { count: stars, total: limits.rating_max, date })}
        </p>
        {comment !== '' && <p>{comment}</p>}
      </div>
    </Card>
  )
}
