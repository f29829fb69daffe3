/** Renders the current step, and the next one in advance. */
import { lazy, memo, startTransition, Suspense, useEffect, useState } from 'react'
import { stepKinds } from 'virtual:content/modules'
import { PageHeading, type PageHeadingProps } from '#components/page-heading.tsx'
import { recipe } from '#components/recipe.ts'
import { fill } from '#engine/format.ts'
import { isAnswered } from '#engine/quiz/steps.ts'
import { atScreen, groupsShown, placeAfter, screenOf, type Screen } from '#machines/quiz.places.ts'
import { ResultNotice } from '#pages/result-notice.tsx'
import { whenIdle } from '#pages/when-idle.ts'
import type { Step } from '#types/content.generated.ts'
import { leadsToSending } from '#machines/quiz.steps.ts'
import { afterPaint } from '#client/browser/after-paint.ts'
import { IntroStep } from './intro-step.tsx'
import { BeforeSending, FinishedElsewhereStep, OtherTabStep, TextStep, ViewOptions } from './later-parts.tsx'
import { LaterStep, laterStepOf, usePreloading } from './later-step.tsx'
import { NoteCards } from './note-cards.tsx'
import { filled } from '#pages/quiz/answer-text.tsx'
import { useQuiz, useQuizSelector } from '#pages/quiz/quiz-context.tsx'
import { QuestionsStep } from './questions-step.tsx'
import { ResumeStep } from './resume-step.tsx'
import { openResult } from '#pages/quiz/frame/step-history.ts'
import { StepNotes } from './step-notes.tsx'
import { StepPane } from './step-pane.tsx'
import { useDrawnScreen } from '#pages/quiz/frame/use-drawn-screen.ts'
import { useHeading } from './use-heading.ts'
import { useLookingAhead } from './use-looking-ahead.ts'
import { useMissingAnswers } from './use-missing-answers.ts'

const ResultMissing = lazy(async () => ({ default: (await import('./result-missing.tsx')).ResultMissing }))

export const CurrentStep = () => {
  const { content, stepSwitch } = useQuiz()
  usePreloading()
  useMissingAnswers()
  const screen = useDrawnScreen()
  const offering = useQuizSelector((snapshot) => (snapshot.matches('offering') ? snapshot.context.foundDraft : null))
  const elsewhere = useQuizSelector((snapshot) => snapshot.matches('changedElsewhere'))
  const finished = useQuizSelector((snapshot) => snapshot.matches('finishedElsewhere'))
  const restoring = useQuizSelector((snapshot) => snapshot.matches('restoring'))
  const missing = useQuizSelector((snapshot) => snapshot.matches('resultGone') || snapshot.matches('resultFailed'))
  const { steps } = content.quiz
  const step = steps[screen.step]
  const prepared = usePreparedScreen(screen)
  const key = offering ? 'offering' : elsewhere ? 'elsewhere' : finished ? 'finished' : screen.key
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
        <ResumeStep draft={offering} heading={<Heading of={key} title={title} />} />
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
  const screens = prepared ? [screen, prepared].sort(inOrder) : [screen]
  return screens.map((one) => {
    const shown = steps[one.step]
    return shown && <RenderedStep key={one.key} step={shown} screen={one} isShown={one === screen} />
  })
}

const inOrder = (one: Screen, other: Screen): number => one.step - other.step || (one.group ?? 0) - (other.group ?? 0)

type RenderedStepProps = { readonly step: Step; readonly screen: Screen; readonly isShown: boolean }

const RenderedStep = memo(({ isShown, screen, step }: RenderedStepProps) => {
  const { group, step: index } = screen
  const isFirst = useQuizSelector(({ context }) => group === null || groupsShown(context, index)[0] === group)
  const isTime = useLookingAhead()
  const isLast = useQuizSelector(({ context }) => group === null || groupsShown(context, index).at(-1) === group)
  return (
    <StepPane
      screen={screen.key}
      rises={group !== null}
      header={
        <>
          {isFirst ? (
            hasHeading(step) && <StepHeading of={screen.key} step={step} />
          ) : (
            <h1 className={recipe('hidden')}>{step.title}</h1>
          )}
          {index === 0 && isFirst && step.kind !== 'intro' && <WaitingResult />}
          <StepNotes screen={screen} />
          {'notes' in step && isFirst && step.kind !== 'intro' && <NoteCards notes={step.notes} />}
        </>
      }
      body={
        <>
          <StepBody step={step} screen={screen} isFirst={isFirst} isShown={isShown} />
          {step.kind !== 'intro' && <Closing step={step} screen={screen} isLast={isLast} isShown={isShown} />}
          {step.kind === 'questions' && isTime && (
            <Suspense>
              <ViewOptions screen={screen} />
            </Suspense>
          )}
        </>
      }
      // No Suspense boundary for the intro: React would hydrate its content, with Get Started, later.
      loading={step.kind !== 'intro' && <Loading />}
    />
  )
})

/** The introduction, the analysis and the results put the heading into what they show. */
const hasHeading = ({ kind }: Step): boolean => kind !== 'intro' && kind !== 'analysing' && kind !== 'results'

const StepHeading = ({ of, step }: { readonly of: string; readonly step: Step }) => {
  const lead = 'lead' in step ? step.lead : undefined
  const picture = step.kind === 'text' ? step.picture : undefined
  return <Heading of={of} title={step.title} picture={picture} {...(lead !== undefined && { lead: filled(lead) })} />
}

/** What to know before going on. On the step whose Next sends the answers, that is what will be sent. */
const Closing = ({ isLast, isShown, screen, step }: RenderedStepProps & { readonly isLast: boolean }) => {
  const answering = useQuizSelector((snapshot) => snapshot.hasTag('answering'))
  const sends = useQuizSelector(({ context }) => leadsToSending(atScreen(context, screen)))
  if (answering && sends)
    return (
      <Suspense>
        <BeforeSending index={screen.step} isShown={isShown} />
      </Suspense>
    )
  return isLast && 'closing' in step && step.closing !== undefined && <p>{filled(step.closing)}</p>
}

const WaitingResult = () => {
  const { actor, content, store } = useQuiz()
  return <ResultNotice words={content.page.waiting} onOpen={() => void openResult(actor, store)} />
}

const Loading = () => <p>{useQuiz().content.messages.common.loading}</p>

const Heading = ({ of, ...words }: Pick<PageHeadingProps, 'title' | 'lead' | 'picture'> & { readonly of: string }) => (
  <PageHeading ref={useHeading(of)} {...words} />
)

type StepBodyProps = RenderedStepProps & { readonly isFirst: boolean }

const StepBody = ({ isFirst, isShown, screen, step }: StepBodyProps) => {
  switch (step.kind) {
    case 'intro':
      return stepKinds.intro && <IntroStep step={step} heading={<StepHeading of={screen.key} step={step} />} />
    case 'questions':
      return <QuestionsStep step={step} screen={screen} isFirst={isFirst} />
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
 * The step or group to render in advance, hidden, when the browser is idle; Next then only has to show it. null:
 * none. See step-switch.ts.
 */
const usePreparedScreen = (screen: Screen): Screen | null => {
  const next = useQuizSelector(({ context }) => {
    const { group, step } = atScreen(context, screen)
    return screenOf(context, placeAfter(context, { group, step }))
  }, isSameScreen)
  const { steps } = useQuiz().content.quiz
  const [drawnFor, setDrawnFor] = useState<string | null>(null)
  // Whoever reads the introduction leaves the processor idle. A first group needs nothing more from the network; a whole
  // step would load pictures that are further down.
  const isReading = steps[screen.step]?.kind === 'intro' && next.group !== null
  const isTime = useLookingAhead() || isReading
  useEffect(() => {
    if (!isTime) return undefined
    return whenIdle(() => {
      startTransition(() => {
        setDrawnFor(screen.key)
      })
    })
  }, [isTime, screen.key])
  // After Back, the screen that was left is the next one: keep it mounted.
  const isDrawn = drawnFor === screen.key || drawnFor === next.key
  return isDrawn && next.key !== screen.key && isAnswered(steps[next.step]?.kind) ? next : null
}

const isSameScreen = (one: Screen, other: Screen): boolean => one.key === other.key && one.step === other.step

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
