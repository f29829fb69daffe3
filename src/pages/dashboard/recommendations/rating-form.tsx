import { useWatch } from 'react-hook-form'
import { Button } from '#components/button.tsx'
import { Card } from '#components/card.tsx'
import { StarRating } from '#components/form/star-rating.tsx'
import { TextAreaField } from '#components/form/text-area-field.tsx'
import { lengthProblem } from '#engine/account/account-rules.ts'
import { fill } from '#engine/format.ts'
import { failureMessage } from '#pages/forms/failure-message.ts'
import { formRules } from '#pages/forms/form-rules.ts'
import { PageForm } from '#pages/forms/page-form.tsx'
import { useForm } from '#pages/forms/use-form.ts'
import { properties, required } from '#schemas/api/rating-request.schema.json'
import type { Rating, RatingReply } from '#types/api.generated.ts'
import { useDashboard } from '#pages/dashboard/dashboard-context.tsx'

/** The id of the form. */
export const ratingForm = (report: string): string => `rating-${report}`

type Props = {
  readonly report: string
  /** The existing rating, if any. */
  readonly rating: Rating | null
  readonly onSaved: (reply: RatingReply) => void
  readonly onCancel: () => void
}

export const RatingForm = ({ onCancel, onSaved, rating, report }: Props) => {
  const { calls, content } = useDashboard()
  const { rating: words } = content.page.recommendations
  const { common, fields, recommendations: messages } = content.messages
  const { comment_max, rating_max: total } = content.constants.limits
  const form = useForm({
    id: ratingForm(report),
    keeps: ['stars', 'comment'],
    // The radio buttons limit the number of stars.
    rules: formRules(
      { properties: { stars: {}, comment: properties.comment }, required },
      ['stars', 'comment'],
      fields,
      { comment: (comment) => lengthProblem(comment, comment_max, 'comment_too_long') },
    ),
    start: { stars: rating ? String(rating.stars) : '', comment: rating?.comment ?? '' },
    send: ({ comment, stars }) => calls.saveRating(report, { stars: Number(stars), comment }),
    onSent: onSaved,
    failureMessage: (failure) => failureMessage(failure, common, { failure: messages.rating_failed }),
  })
  const cancel = () => {
    form.discard()
    onCancel()
  }
  const stars = Number(useWatch({ control: form.control, name: 'stars' }) ?? 0)
  return (
    <Card>
      <PageForm
        form={form}
        submit={words.save}
        sending={words.saving}
        beside={
          // A request that was sent cannot be cancelled, and its reply would close a form that was opened meanwhile.
          <Button variant="quiet" aria-disabled={form.busy || undefined} onClick={() => form.busy || cancel()}>
            {common.cancel}
          </Button>
        }
      >
        <StarRating
          {...form.field<HTMLInputElement>('stars')}
          // There is no summary of the problems.
          announced
          label={words.stars_label}
          total={total}
          value={stars > 0 ? stars : null}
          labelFor={(count) => fill(words.star, { count, total })}
        />
        <TextAreaField
          {...form.field<HTMLTextAreaElement>('comment')}
          label={words.comment}
          hint={words.comment_hint}
          rows={3}
        />
      </PageForm>
    </Card>
  )
}
