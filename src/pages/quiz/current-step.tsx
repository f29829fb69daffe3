/** The machine says which kind of step it is; this draws it, and begins it at its heading. */
import {
  Activity,
  lazy,
  memo,
  startTransition,
  Suspense,
  useCallback,
  useEffect,
  useRef,
  useState,
  type ComponentType,
  type Ref,
} from 'react'
import { StepHeading } from '#components/step-heading.tsx'
import type { QuizSlice } from '#content/slices.ts'
import { fill } from '#engine/format.ts'
import { whenIdle } from '#pages/when-idle.ts'
import type { Step } from '#types/content.generated.ts'
import { afterPaint } from './after-paint.ts'
import { IntroStep } from './intro-step.tsx'
import { useQuiz, useQuizPart } from './quiz-scope.tsx'
import { QuestionsStep } from './questions-step.tsx'
import { ResumeStep } from './resume-step.tsx'
import { StepNotes } from './step-notes.tsx'
import { StepPane } from './step-pane.tsx'
import { TextStep } from './text-step.tsx'

type StepProps = { readonly title: string; readonly heading: Ref<HTMLHeadingElement> }

/** A step that is loaded when it is needed. Once it is there it is drawn at once: `lazy` alone would always wait a moment. */
const later = (load: () => Promise<ComponentType<StepProps>>) => {
  let ready: ComponentType<StepProps> | null = null
  const fetchStep = async () => {
    ready = await load()
    return { default: ready }
  }
  const Waiting = lazy(fetchStep)
  return { fetchStep, choose: (): ComponentType<StepProps> => ready ?? Waiting }
}

const laterSteps = {
  photos: later(async () => (await import('./photos-step.tsx')).PhotosStep),
  analysing: later(async () => (await import('./analysing-step.tsx')).AnalysingStep),
  results: later(async () => (await import('./results-step.tsx')).ResultsStep),
}

const ResultMissing = lazy(async () => ({ default: (await import('./result-missing.tsx')).ResultMissing }))

/** Once the first questions are there the later steps are fetched: whoever goes offline then can still finish. */
const usePreloading = () => {
  const answering = useQuizPart((snapshot) => snapshot.hasTag('answering'))
  useEffect(() => {
    if (!answering) return undefined
    const timer = setTimeout(() => {
      // What cannot be fetched now is fetched, or fails, when its step is shown.
      for (const { fetchStep } of Object.values(laterSteps)) fetchStep().catch(() => undefined)
    }, 300)
    return () => {
      clearTimeout(timer)
    }
  }, [answering])
}

export const CurrentStep = () => {
  const { content } = useQuiz()
  usePreloading()
  const index = useQuizPart(({ context }) => context.step)
  const offering = useQuizPart((snapshot) => (snapshot.matches('offering') ? snapshot.context.found : null))
  const missing = useQuizPart((snapshot) => snapshot.matches('resultGone') || snapshot.matches('resultFailed'))
  const step = content.quiz.steps[index]
  const ahead = useDrawnAhead(index)
  const heading = useStepFocus(offering ? 'offering' : (step?.id ?? ''))
  const title = offering ? content.page.resume.heading : (step?.title ?? '')
  useTitle(title, step)

  const loading = <p>{content.messages.common.loading}</p>
  if (!step) return null
  if (offering)
    return (
      <>
        <StepHeading ref={heading} title={title} />
        <ResumeStep draft={offering} />
      </>
    )
  if (missing)
    return (
      <>
        <StepHeading ref={heading} title={title} />
        <Suspense fallback={loading}>
          <ResultMissing />
        </Suspense>
      </>
    )
  const lead = leadOf(step, content)
  return (
    <>
      {step.kind !== 'analysing' && step.kind !== 'results' && (
        <StepHeading ref={heading} title={title} {...(lead !== undefined && { lead })} />
      )}
      <StepNotes />
      {[step, ...ahead].map((one) => (
        <Suspense key={one.id} fallback={one === step && loading}>
          <StepPane shown={one === step}>
            {one.kind === 'photos' ? (
              // The camera and what coaches it begin when their step is seen.
              <Activity mode={one === step ? 'visible' : 'hidden'}>
                <Suspense fallback={loading}>
                  <StepBody step={one} heading={heading} />
                </Suspense>
              </Activity>
            ) : (
              <StepBody step={one} heading={heading} />
            )}
          </StepPane>
        </Suspense>
      ))}
    </>
  )
}

type BodyProps = { readonly step: Step; readonly heading: Ref<HTMLHeadingElement> }

const StepBody = memo(({ heading, step }: BodyProps) => {
  switch (step.kind) {
    case 'intro':
      return <IntroStep />
    case 'questions':
      return <QuestionsStep step={step} />
    case 'text':
      return <TextStep step={step} />
    case 'photos':
    case 'analysing':
    case 'results':
      return <LaterStep kind={step.kind} title={step.title} heading={heading} />
  }
})

const LaterStep = ({ kind, ...props }: StepProps & { readonly kind: keyof typeof laterSteps }) => {
  // Chosen once: what begins to wait goes on with the same component, and keeps its state.
  const [Body] = useState(() => laterSteps[kind].choose())
  return <Body {...props} />
}

const canBeAhead: ReadonlySet<Step['kind']> = new Set(['questions', 'photos', 'text'])

/** The next step is drawn ahead, out of sight and when nothing else is to be done: Next then only shows it. */
const useDrawnAhead = (index: number): readonly Step[] => {
  const { steps } = useQuiz().content.quiz
  const [upTo, setUpTo] = useState(index)
  useEffect(
    () =>
      whenIdle(() => {
        startTransition(() => {
          setUpTo(index + 1)
        })
      }),
    [index],
  )
  // After Back, the step that was left is the next one, and stays.
  const isDrawn = upTo === index + 1 || upTo === index + 2
  return isDrawn ? steps.slice(index + 1, index + 2).filter(({ kind }) => canBeAhead.has(kind)) : []
}

/** Each step may have a sentence of its own in pages/quiz.yaml, under its id. */
const leadOf = (step: Step, { page }: QuizSlice): string | undefined => {
  const own: unknown = Object.entries(page).find(([id]) => id === step.id)?.[1]
  return typeof own === 'object' && own !== null && 'lead' in own && typeof own.lead === 'string' ? own.lead : undefined
}

/** A new step begins at its heading: the page at the top, the focus on the heading. Not on the first one: nobody moved. */
const useStepFocus = (step: string): Ref<HTMLHeadingElement> => {
  const heading = useRef<HTMLHeadingElement | null>(null)
  const shown = useRef<string | null>(null)
  const focused = useRef<string | null>(null)
  const focus = useCallback((element: HTMLHeadingElement | null) => {
    heading.current = element
    // A step that had to be loaded brings its heading later than the step itself.
    if (element && focused.current !== null && focused.current !== shown.current) {
      focused.current = shown.current
      element.focus({ preventScroll: true })
    }
  }, [])
  useEffect(() => {
    const isNew = shown.current !== null && shown.current !== step
    shown.current = step
    if (!isNew) return undefined
    window.scrollTo({ top: 0, behavior: 'instant' })
    focused.current = ''
    return afterPaint(() => {
      if (!heading.current) return
      focused.current = step
      heading.current.focus({ preventScroll: true })
    })
  }, [step])
  return focus
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
