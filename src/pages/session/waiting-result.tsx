/**
 * The result that waits on this device, beside the form that puts it into an account. Shown by the mark of the root element, and with
 * room for what is loaded, so that nothing moves.
 */
import { lazy, Suspense, useEffect, useState } from 'react'
import { syncResultMark } from '#client/device/result-mark.ts'
import { deviceStore } from '#client/device/device-store.ts'
import { readSubmission } from '#client/calls/submissions.ts'
import { ButtonLink } from '#components/button.tsx'
import { ErrorBoundary } from '#components/error-boundary.tsx'
import { Icon } from '#components/icon.tsx'
import { recipe, slots } from '#components/recipe.ts'
import type { AccountSlice } from '#content/vite/slices.ts'
import { keptResultIn } from '#pages/device/stored-quiz.ts'
import { SiteLink } from '#pages/site-link.tsx'
import type { Result } from '#types/api.generated.ts'

/** With the texts of reports, which only these visitors need. */
const Summary = lazy(async () => ({ default: (await import('#pages/report/summary.tsx')).Summary }))

const part = slots('waiting-result')

type Props = {
  readonly content: AccountSlice
  readonly text: string
  /** The page lists what an account keeps, with or without a result that waits, and has the link below it. */
  readonly isListedBelow?: boolean
}

export const WaitingResult = ({ content, isListedBelow = false, text }: Props) => {
  const { heading } = content.waiting
  const result = useWaitingResult(content)
  useEffect(syncResultMark, [])
  return (
    <section className={recipe('result-notice', { state: 'waiting' })}>
      <div className={part('root')}>
        <h2 className={part('heading')}>{heading}</h2>
        {content.has_summary && (
          <div className={part('summary')}>
            <ErrorBoundary fallback={null}>
              <Suspense fallback={null}>{result && <Summary result={result} />}</Suspense>
            </ErrorBoundary>
          </div>
        )}
        <p className={content.signup.result_keeps && part('text')}>{text}</p>
        {content.signup.result_keeps && !isListedBelow && (
          <ul className={part('keeps')}>
            {content.signup.result_keeps.map((line) => (
              <li key={line.id} className={part('line')}>
                <Icon name="tick" size="small" />
                {line.text}
              </li>
            ))}
          </ul>
        )}
        {!isListedBelow && <ResultLink content={content} />}
      </div>
    </section>
  )
}

/** For a page that lists itself what an account keeps. */
export const WaitingResultLink = ({ content }: LinkProps) => (
  <div className={recipe('result-notice', { state: 'waiting' })}>
    <ResultLink content={content} />
  </div>
)

type LinkProps = Pick<Props, 'content'>

const ResultLink = ({ content: { waiting } }: LinkProps) => (
  <div className={part('action')}>
    <ButtonLink href={waiting.action.to} link={SiteLink} variant="quiet">
      {waiting.action.label}
    </ButtonLink>
  </div>
)

/** null: still loading, or not to be had now; the text says what matters. */
const useWaitingResult = ({ has_summary, quiz_id }: AccountSlice): Result | null => {
  const [result, setResult] = useState<Result | null>(null)
  useEffect(() => {
    let left = false
    const read = async () => {
      const kept = await keptResultIn(deviceStore(quiz_id))
      if (!kept || kept.claimed) return
      const reply = await readSubmission(kept.id, kept.token)
      if (reply.ok && !left) setResult(reply.value.result)
    }
    if (has_summary) void read()
    return () => {
      left = true
    }
  }, [has_summary, quiz_id])
  return result
}
