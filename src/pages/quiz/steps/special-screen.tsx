/** What is shown instead of a step: the visitor has to decide how to go on, or there is no result to show. */
import { lazy, Suspense } from 'react'
import { ErrorBoundary } from '#components/error-boundary.tsx'
import { PartFailed } from '#pages/page-failed.tsx'
import { openResult } from '#pages/quiz/frame/step-history.ts'
import { useQuiz, useQuizSelector } from '#pages/quiz/quiz-context.tsx'
import { ResultNotice, type ResultNoticeProps } from '#pages/result-notice.tsx'
import type { Draft } from '#machines/draft.ts'
import { FinishedElsewhereStep, OtherTabStep } from './later-parts.tsx'
import { ResumeStep } from './resume-step.tsx'
import { StepHeading } from './step-heading.tsx'

const ResultMissing = lazy(async () => ({ default: (await import('./results/result-missing.tsx')).ResultMissing }))

/** Each with its own key for the focus and its own title; a missing result has those of its step. */
const bodies = {
  elsewhere: <OtherTabStep />,
  finished: <FinishedElsewhereStep />,
  missing: <ResultMissing />,
} as const

export type Special =
  | { readonly kind: 'offering'; readonly draft: Draft; readonly title: string }
  | { readonly kind: keyof typeof bodies; readonly title: string | null }

/** null: the step is shown. */
export const useSpecial = (): Special | null => {
  const { other_tab, resume } = useQuiz().content.page
  const draft = useQuizSelector((snapshot) => (snapshot.matches('offering') ? snapshot.context.foundDraft : null))
  const kind = useQuizSelector((snapshot) => {
    if (snapshot.matches('changedElsewhere')) return 'elsewhere'
    if (snapshot.matches('finishedElsewhere')) return 'finished'
    return snapshot.matches('resultGone') || snapshot.matches('resultFailed') ? 'missing' : null
  })
  if (draft) return { kind: 'offering', draft, title: resume.heading }
  const titles = { elsewhere: other_tab.changed, finished: other_tab.finished, missing: null } as const
  return kind && { kind, title: titles[kind] }
}

type Props = {
  readonly special: Special
  /** The key of the screen that is shown. */
  readonly screenKey: string
  readonly title: string
}

export const SpecialScreen = ({ screenKey, special, title }: Props) => {
  const heading = <StepHeading screenKey={screenKey} title={title} />
  if (special.kind === 'offering')
    return (
      <ResumeStep draft={special.draft} heading={heading}>
        <WaitingNotice />
      </ResumeStep>
    )
  return (
    <>
      {heading}
      <ErrorBoundary fallback={<PartFailed />}>
        <Suspense fallback={<StepLoading />}>{bodies[special.kind]}</Suspense>
      </ErrorBoundary>
    </>
  )
}

/** The result of an earlier quiz that is still on this device. */
export const WaitingNotice = ({ action }: Pick<ResultNoticeProps, 'action'>) => {
  const { actor, content, store } = useQuiz()
  return <ResultNotice words={content.page.waiting} action={action} onOpen={() => void openResult(actor, store)} />
}

export const StepLoading = () => <p>{useQuiz().content.messages.common.loading}</p>
