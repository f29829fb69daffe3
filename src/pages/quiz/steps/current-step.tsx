/** Renders the current step, and the next one in advance. */
import { memo, Suspense, useEffect } from 'react'
import { stepKinds } from 'virtual:content/modules'
import { recipe } from '#components/recipe.ts'
import { fill } from '#engine/format.ts'
import { minutesFrom } from '#engine/quiz/steps/progress.ts'
import type { QuizModel } from '#engine/quiz/quiz.ts'
import { groupsAt } from '#engine/quiz/steps/shown-groups.ts'
import { atScreen, groupsShown, type Screen } from '#machines/quiz/quiz.places.ts'
import type { Step } from '#types/content.generated.ts'
import { leadsToSending } from '#machines/quiz/quiz.navigation.ts'
import { afterPaint } from '#client/browser/after-paint.ts'
import { measuredMinutes } from '#client/browser/measured-minutes.ts'
import { IntroStep } from './intro-step.tsx'
import { BeforeSending, TextStep, ViewOptions } from './later-parts.tsx'
import { LaterStep, laterStepOf, usePreloading } from './later-step.tsx'
import { NoteCards } from './note-cards.tsx'
import { filled } from '#pages/quiz/answer-text.tsx'
import { useQuiz, useQuizSelector } from '#pages/quiz/quiz-context.tsx'
import { QuestionsStep } from './questions/questions-step.tsx'
import { SpecialScreen, StepLoading, useSpecial, WaitingNotice } from './special-screen.tsx'
import { StepHeading } from './step-heading.tsx'
import { StepNotes } from './step-notes.tsx'
import { StepPane } from './step-pane.tsx'
import { useRenderedScreen } from '#pages/quiz/frame/use-rendered-screen.ts'
import { useHeading } from './use-heading.ts'
import { useMissingAnswers } from './questions/use-missing-answers.ts'
import { usePreparedScreen } from './use-prepared-screen.ts'
import { WhenLoaded } from './when-loaded.tsx'

export const CurrentStep = () => {
  const { content, stepSwitch } = useQuiz()
  usePreloading()
  useMissingAnswers()
  const screen = useRenderedScreen()
  const special = useSpecial()
  const restoring = useQuizSelector((snapshot) => snapshot.matches('restoring'))
  const { steps } = content.quiz
  const step = steps[screen.step]
  const prepared = usePreparedScreen(screen)
  const title = special?.title ?? step?.title ?? ''
  const key = special?.kind ?? screen.key
  useEffect(() => {
    stepSwitch.begin(key)
  }, [key, stepSwitch])
  useTitle(title, step)

  if (!step) return null
  if (special) return <SpecialScreen special={special} screenKey={key} title={title} />
  // No questions before the device has been read: the draft would replace the answers.
  if (restoring && step.kind !== 'intro')
    return (
      <>
        <StepHeading screenKey={key} title={title} />
        <StepLoading />
      </>
    )
  const screens = prepared ? [screen, prepared].sort(inOrder) : [screen]
  return screens.map((one) => {
    const shown = steps[one.step]
    return shown && <RenderedStep key={one.key} step={shown} screen={one} isShown={one === screen} />
  })
}

const inOrder = (one: Screen, other: Screen): number => one.step - other.step || (one.group ?? 0) - (other.group ?? 0)

/**
 * In px: the height of its one line, kept free until its code has loaded. On a wide page Next is below it, and a press is lost when Next
 * moves under it.
 */
const viewOptionsHeight = 48

type RenderedStepProps = { readonly step: Step; readonly screen: Screen; readonly isShown: boolean }

const RenderedStep = memo(({ isShown, screen, step }: RenderedStepProps) => {
  const { group, step: index } = screen
  const isFirst = useQuizSelector(({ context }) => group === null || groupsShown(context, index)[0] === group)
  const isLast = useQuizSelector(({ context }) => group === null || groupsShown(context, index).at(-1) === group)
  const hasViews = useQuizSelector(({ context }) => groupsAt(context.model, index).length > 1)
  // At the first questions nobody needs another view yet, and the place would stay empty until the code is loaded.
  const asksFirst = useQuizSelector(({ context }) => isFirstOfQuestions(context.model, index))
  const viewOptions = (
    <WhenLoaded>
      <ViewOptions screen={screen} />
    </WhenLoaded>
  )
  const views = hasViews ? <div style={{ minHeight: viewOptionsHeight }}>{viewOptions}</div> : viewOptions
  // All questions of a step are many screens long.
  const viewsAtTop = group === null && hasViews && !asksFirst
  return (
    <StepPane
      screen={screen.key}
      rises={group !== null}
      header={
        <>
          {isFirst ? (
            hasHeading(step) && <OwnHeading screenKey={screen.key} step={step} index={index} />
          ) : (
            <h1 className={recipe('hidden')}>{step.title}</h1>
          )}
          {index === 0 && isFirst && step.kind !== 'intro' && <WaitingNotice />}
          <StepNotes screen={screen} />
          {'notes' in step && isFirst && step.kind !== 'intro' && <NoteCards notes={step.notes} />}
          {viewsAtTop && <div style={{ marginBlock: -12 }}>{views}</div>}
        </>
      }
      body={
        <>
          <StepBody step={step} screen={screen} isFirst={isFirst} isShown={isShown} />
          {step.kind !== 'intro' && <Closing step={step} screen={screen} isLast={isLast} isShown={isShown} />}
          {step.kind === 'questions' && !viewsAtTop && !(group === 0 && asksFirst) && views}
        </>
      }
      // No Suspense boundary for the intro: React would hydrate its content, with Get Started, later.
      loading={step.kind !== 'intro' && <StepLoading />}
    />
  )
})

const isFirstOfQuestions = (model: QuizModel, step: number): boolean =>
  model.steps.findIndex(({ kind }) => kind === 'questions') === step

/** The introduction, the analysis and the results put the heading into what they show. */
const hasHeading = ({ kind }: Step): boolean => kind !== 'intro' && kind !== 'analysing' && kind !== 'results'

type OwnHeadingProps = { readonly screenKey: string; readonly step: Step; readonly index: number }

const OwnHeading = ({ index, screenKey, step }: OwnHeadingProps) => {
  const lead = 'lead' in step ? step.lead : undefined
  const picture = step.kind === 'text' ? step.picture : undefined
  return (
    <StepHeading
      screenKey={screenKey}
      title={step.title}
      picture={picture}
      {...(lead !== undefined && {
        lead: lead.includes('{minutes') ? <LeadWithMinutes lead={lead} index={index} /> : filled(lead),
      })}
    />
  )
}

/** With the minutes for the questions from here on. */
const LeadWithMinutes = ({ index, lead }: { readonly lead: string; readonly index: number }) => {
  const { minutes } = useQuiz().content
  const left = useQuizSelector(({ context: { model, state } }) =>
    minutesFrom(measuredMinutes() ?? minutes, model, state, index),
  )
  return filled(fill(lead, { minutes: left }))
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

type StepBodyProps = RenderedStepProps & { readonly isFirst: boolean }

const StepBody = ({ isFirst, isShown, screen, step }: StepBodyProps) => {
  switch (step.kind) {
    case 'intro':
      return (
        stepKinds.intro && (
          <IntroStep step={step} heading={<OwnHeading screenKey={screen.key} step={step} index={screen.step} />} />
        )
      )
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
  <LaterStep kind={laterStepOf(step)} title={step.title} heading={useHeading(step.id)} isShown={isShown} />
)

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
