/**
 * The result that waits on this device, beside the form that puts it into an account. Shown by the mark of the root element, and with
 * room for what is loaded, so that nothing moves.
 */
import { useEffect, useState } from 'react'
import { syncResultMark } from '#client/device/result-mark.ts'
import { deviceStore } from '#client/device/device-store.ts'
import { readSubmission } from '#client/calls/submissions.ts'
import { ButtonLink } from '#components/button.tsx'
import { Icon } from '#components/icon.tsx'
import { recipe, slots } from '#components/recipe.ts'
import { ResultSummary, type ResultSummaryProps } from '#components/result/result-summary.tsx'
import type { AccountSlice } from '#content/slices/slices.ts'
import { storedResultIn } from '#pages/device/stored-quiz.ts'
import { SiteLink } from '#pages/site-link.tsx'

type Props = {
  readonly content: AccountSlice
  readonly text: string
  /** The page lists what an account keeps, with or without a result that waits. */
  readonly isListedBelow?: boolean
}

export const WaitingResult = ({ content, isListedBelow = false, text }: Props) => {
  const { action, heading } = content.waiting
  const summary = useSummary(content)
  const isSentence = summary === 'loading' || Boolean(summary?.sentence)
  const classOf = slots('waiting-result', {
    says: content.summary.has_sentence ? (isSentence ? 'sentence' : 'text') : undefined,
  })
  useEffect(syncResultMark, [])
  return (
    <section className={recipe('result-notice', { state: 'waiting' })}>
      <div className={classOf('root')}>
        <div className={classOf('top')}>
          <h2 className={classOf('heading')}>{heading}</h2>
          <div className={classOf('action')}>
            <ButtonLink href={action.to} link={SiteLink} variant="quiet">
              {action.label}
            </ButtonLink>
          </div>
        </div>
        {summary !== null && (
          <div className={classOf('summary')}>{summary !== 'loading' && <ResultSummary {...summary} />}</div>
        )}
        <p className={content.signup.result_keeps && classOf('text')}>{text}</p>
        {content.signup.result_keeps && !isListedBelow && (
          <ul className={classOf('keeps')}>
            {content.signup.result_keeps.map((line) => (
              <li key={line.id} className={classOf('line')}>
                <Icon name="tick" size="small" />
                {line.text}
              </li>
            ))}
          </ul>
        )}
      </div>
    </section>
  )
}

/** null: there is none for this content or this result, or it is not to be had now. The text says what matters. */
type Summary = ResultSummaryProps | 'loading' | null

const useSummary = ({ quiz_id, summary: { has_sentence, has_words } }: AccountSlice): Summary => {
  const hasSummary = has_sentence || has_words
  const [summary, setSummary] = useState<Summary>(hasSummary ? 'loading' : null)
  useEffect(() => {
    let left = false
    if (hasSummary)
      void readSummary(quiz_id).then((read) => {
        if (!left) setSummary(read)
      })
    return () => {
      left = true
    }
  }, [hasSummary, quiz_id])
  return summary
}

const readSummary = async (quizId: string): Promise<Summary> => {
  const stored = await storedResultIn(deviceStore(quizId))
  if (!stored || stored.claimed) return null
  const reply = await readSubmission(stored.id, stored.token)
  if (!reply.ok) return null
  // With the texts of reports, which only these visitors need.
  const texts = await import('#pages/report/summary-of-result.ts').catch(() => null)
  return texts && texts.summaryOfResult(reply.value)
}
