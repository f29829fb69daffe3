/** The quiz page: creates the machine and everything in its context. */
import { useActorRef } from '@xstate/react'
import { useEffect, useMemo, useState } from 'react'
import type { DeviceStore } from '#client/device/device-store.ts'
import { openLiveRegion } from '#client/browser/live-region.ts'
import { createStore } from '#client/browser/store.ts'
import { otherTabs } from '#client/browser/other-tabs.ts'
import { recipe } from '#components/recipe.ts'
import { Toast, type ToastProps } from '#components/toast.tsx'
import type { QuizSlice } from '#content/slices/slices.ts'
import { compileQuiz } from '#engine/quiz/quiz.ts'
import { takeFirstPage } from '#pages/first-page.ts'
import { CurrentStep } from './steps/current-step.tsx'
import { openDeferringActor } from './draft/deferring-actor.ts'
import { openDraftAutosave, useDraftAutosave } from './draft/draft-autosave.ts'
import { openQuestionStore } from './draft/question-store.ts'
import { quizMachineFor } from './quiz-actors.ts'
import { QuizFrame } from './frame/quiz-frame.tsx'
import { QuizPageContext, type QuizPageContextValue } from './quiz-context.tsx'
import { entryInHistory, isResultLink } from './frame/step-history.ts'
import { currentView, useViewOfWidth } from './frame/quiz-view.ts'
import { openStepSwitch } from './frame/step-switch.ts'
import { useOtherTabs } from './draft/use-other-tabs.ts'

type Props = { readonly content: QuizSlice; readonly store: DeviceStore }
type Shown = Pick<ToastProps, 'message' | 'icon'>

export const QuizPage = ({ content, store }: Props) => {
  const model = useMemo(() => compileQuiz(content), [content])
  const [tabs] = useState(() => otherTabs(content.quiz.id))
  const [machine] = useState(() => quizMachineFor(store, content.constants.retention, tabs.notify))
  const [entry] = useState(entryInHistory)
  const machineActor = useActorRef(machine, {
    input: {
      model,
      quizId: content.quiz.id,
      contentVersion: content.version,
      consents: content.consents,
      analysingDelayMs: content.constants.quiz.analysing_delay_ms,
      initialStep: entry?.step ?? null,
      entryWrittenAt: entry?.at ?? 0,
      opensResult: isResultLink(),
      view: currentView(),
      now: Date.now,
    },
  })
  const actor = useMemo(() => openDeferringActor(machineActor), [machineActor])
  const autosave = useMemo(() => openDraftAutosave(actor, store, tabs.notify), [actor, store, tabs])
  useDraftAutosave(autosave)
  useOtherTabs(tabs, { actor, autosave, store, retention: content.constants.retention, login: content.login })
  const stepSwitch = useMemo(() => openStepSwitch(actor, takeFirstPage), [actor])
  useEffect(() => stepSwitch.start(), [stepSwitch])
  useViewOfWidth(actor, stepSwitch)
  const questions = useMemo(() => openQuestionStore(machineActor), [machineActor])
  useEffect(() => {
    if (actor.getSnapshot().context.model !== model) actor.send({ type: 'CONTENT', model, version: content.version })
  }, [actor, content.version, model])

  const [footerAction] = useState(() => createStore<HTMLElement | null>(null))

  const [toast, setToast] = useState<Shown | null>(null)
  useEffect(() => {
    let shown = actor.getSnapshot().context.step
    const subscription = actor.subscribe(({ context: { step } }) => {
      if (step === shown) return
      shown = step
      // A toast belongs to the step that has shown it.
      setToast(null)
    })
    return () => {
      subscription.unsubscribe()
    }
  }, [actor])
  const [{ announce, ref: status }] = useState(openLiveRegion)
  const parts: QuizPageContextValue = useMemo(
    () => ({
      actor,
      announce,
      content,
      autosave,
      footerAction,
      questions,
      stepSwitch,
      store,
      toast: (message, icon) => setToast({ message, icon }),
    }),
    [actor, announce, content, autosave, footerAction, questions, stepSwitch, store],
  )
  return (
    <>
      <QuizPageContext value={parts}>
        <QuizFrame step={currentStep} />
      </QuizPageContext>
      <p ref={status} role="status" className={recipe('hidden')} />
      <Toast
        message={toast?.message ?? null}
        icon={toast?.icon}
        onGone={() => {
          setToast(null)
        }}
      />
    </>
  )
}

/** A constant element: when the frame rerenders, React skips it. */
const currentStep = <CurrentStep />
