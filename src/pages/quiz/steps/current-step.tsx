/** Renders the current step, and the next one in advance. */
import {
  lazy,
  memo,
  startTransition,
  Suspense,
  useCallback,
  useEffect,
  useState,
  type ReactNode,
  type Ref,
} from 'react'
import { stepKinds } from 'virtual:content/modules'
import { PageHeading } from '#components/page-heading.tsx'
import { fill } from '#engine/format.ts'
import { isAnswered, nextStep } from '#engine/quiz/steps.ts'
import { ResultNotice } from '#pages/result-notice.tsx'
import { whenIdle } from '#pages/when-idle.ts'
import type { Step } from '#types/content.generated.ts'
import { leadsToSending } from '#machines/quiz.steps.ts'
import { afterPaint } from '#client/browser/after-paint.ts'
import { IntroStep } from './intro-step.tsx'
import { FinishedElsewhereStep, OtherTabStep, TextStep } from './later-parts.tsx'
import { LaterStep, laterStepOf, usePreloading, useWorkingOffline } from './later-step.tsx'
import { NoteCards } from './note-cards.tsx'
import { filled } from '#pages/quiz/answer-text.tsx'
import { useQuiz, useQuizSelector } from '#pages/quiz/quiz-context.tsx'
import { QuestionsStep } from './questions-step.tsx'
import { ResumeStep } from './resume-step.tsx'
import { openResult } from '#pages/quiz/frame/step-history.ts'
import { StepNotes } from './step-notes.tsx'
import { StepPane } from './step-pane.tsx'
import { useDrawnStep } from '#pages/quiz/frame/use-drawn-step.ts'
import { useLookingAhead } from './use-looking-ahead.ts'
import { useMissingAnswers } from './use-missing-answers.ts'

const ResultMissing = lazy(async () => ({ default: (await import('./result-missing.tsx')).ResultMissing }))

export const CurrentStep = () => {
  const { content, stepSwitch } = useQuiz()
  usePreloading()
  useWorkingOffline()
  useMissingAnswers()
  const index = useDrawnStep()
  const offering = useQuizSelector((snapshot) => (snapshot.matches('offering') ? snapshot.context.foundDraft : null))
  const elsewhere = useQuizSelector((snapshot) => snapshot.matches('changedElsewhere'))
  const finished = useQuizSelector((snapshot) => snapshot.matches('finishedElsewhere'))
  const restoring = useQuizSelector((snapshot) => snapshot.matches('restoring'))
  const missing = useQuizSelector((snapshot) => snapshot.matches('resultGone') || snapshot.matches('resultFailed'))
  const step = content.quiz.steps[index]
  const prepared = usePreparedStep(index)
  const key = offering ? 'offering' : elsewhere ? 'elsewhere' : finished ? 'finished' : (step?.id ?? '')
  useEffect(() => {
    stepSwitch.begin(key)
  }, [key, stepSwitch])
  const { other_tab, resume } = content.page
  const title = offering
    ? resume.heading
    : elsewhere
      ? other_tab.changed
      : finished
        ? other_tab.finished
        : (step?.title ?? '')
  useTitle(title, step)

  if (!step) return null
  if (offering)
    return (
      <>
        <Heading of={key} title={title} />
        <ResumeStep draft={offering} />
        <WaitingResult />
      </>
    )
  if (elsewhere)
    return (
      <>
        <Heading of={key} title={title} />
        <Suspense fallback={<Loading />}>
          <OtherTabStep />
        </Suspense>
      </>
    )
  if (finished)
    return (
      <>
        <Heading of={key} title={title} />
        <Suspense fallback={<Loading />}>
          <FinishedElsewhereStep />
        </Suspense>
      </>
    )
  if (missing)
    return (
      <>
        <Heading of={key} title={title} />
        <Suspense fallback={<Loading />}>
          <ResultMissing />
        </Suspense>
      </>
    )
  // What was answered before the device has been read would be lost.
  if (restoring && step.kind !== 'intro')
    return (
      <>
        <Heading of={key} title={title} />
        <Loading />
      </>
    )
  return content.quiz.steps.map((one, place) =>
    place === index || place === prepared ? (
      <RenderedStep key={one.id} step={one} index={place} isShown={place === index} />
    ) : null,
  )
}

type RenderedStepProps = { readonly step: Step; readonly index: number; readonly isShown: boolean }

const RenderedStep = memo(({ index, isShown, step }: RenderedStepProps) => {
  const lead = 'lead' in step ? step.lead : undefined
  return (
    <StepPane
      index={index}
      header={
        <>
          {step.kind !== 'analysing' && step.kind !== 'results' && (
            <Heading of={step.id} title={step.title} {...(lead !== undefined && { lead: filled(lead) })} />
          )}
          {index === 0 && step.kind !== 'intro' && <WaitingResult />}
          <StepNotes index={index} />
          {'notes' in step && step.kind !== 'intro' && <NoteCards notes={step.notes} />}
        </>
      }
      body={
        <>
          <StepBody step={step} isShown={isShown} />
          {'closing' in step && step.kind !== 'intro' && step.closing !== undefined && (
            <Closing index={index} text={filled(step.closing)} />
          )}
        </>
      }
      // No Suspense boundary for the intro: React would hydrate its content, with Get Started, later.
      loading={step.kind !== 'intro' && <Loading />}
    />
  )
})

/** On the step whose Next sends the answers, the note about sending says it. */
const Closing = ({ index, text }: { readonly index: number; readonly text: ReactNode }) => {
  const sends = useQuizSelector(({ context }) => leadsToSending({ ...context, step: index }))
  return sends ? null : <p>{text}</p>
}

const WaitingResult = () => {
  const { actor, content, store } = useQuiz()
  return <ResultNotice words={content.page.waiting} onOpen={() => void openResult(actor, store)} />
}

const Loading = () => <p>{useQuiz().content.messages.common.loading}</p>

const useHeading = (key: string): Ref<HTMLHeadingElement> => {
  const { heading } = useQuiz().stepSwitch
  return useCallback(
    (element: HTMLHeadingElement | null) => {
      heading(key, element)
    },
    [heading, key],
  )
}

const Heading = ({ of, ...words }: { readonly of: string; readonly title: string; readonly lead?: ReactNode }) => (
  <PageHeading ref={useHeading(of)} {...words} />
)

const StepBody = ({ isShown, step }: Omit<RenderedStepProps, 'index'>) => {
  switch (step.kind) {
    case 'intro':
      return stepKinds.intro && <IntroStep step={step} />
    case 'questions':
      return <QuestionsStep step={step} />
    case 'text':
      return stepKinds.text && <TextStep step={step} />
    case 'photos':
    case 'review':
    case 'analysing':
    case 'results':
      return <LaterBody step={step} isShown={isShown} />
  }
}

type LaterBodyProps = { readonly step: Parameters<typeof laterStepOf>[0]; readonly isShown: boolean }

const LaterBody = ({ isShown, step }: LaterBodyProps) => (
  <LaterStep of={laterStepOf(step)} title={step.title} heading={useHeading(step.id)} isShown={isShown} />
)

/**
 * The index of the step to render in advance, hidden, when the browser is idle; Next then only has to show it. null:
 * none. See step-switch.ts.
 */
const usePreparedStep = (index: number): number | null => {
  const next = useQuizSelector(({ context: { model, state } }) => nextStep(model, state, index))
  const { steps } = useQuiz().content.quiz
  const [drawnFor, setDrawnFor] = useState<number | null>(null)
  const isTime = useLookingAhead()
  useEffect(() => {
    if (!isTime) return undefined
    return whenIdle(() => {
      startTransition(() => {
        setDrawnFor(index)
      })
    })
  }, [index, isTime])
  // After Back, the step that was left is the next one: keep it mounted.
  const isDrawn = drawnFor === index || drawnFor === next
  return isDrawn && isAnswered(steps[next]?.kind) ? next : null
}

const useTitle = (title: string, step: Step | undefined) => {
  const { content } = useQuiz()
  useEffect(() => {
    const tab = content.quiz.tabs.find(({ id }) => id === step?.tab)
    const { name, titles } = content.site
    return afterPaint(() => {
      document.title = tab
        ? fill(titles.quiz, { title, section: tab.label, site: name })
        : fill(titles.page, { title, site: name })
    })
  }, [content, step, title])
}
