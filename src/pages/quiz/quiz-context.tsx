/** The context of the quiz page: content, machine, device, and the stores for answers and steps. */
import { useSelector } from '@xstate/react'
import { createContext, useContext } from 'react'
import type { Store } from '#client/browser/store.ts'
import type { DeviceStore } from '#client/device/device-store.ts'
import type { IconName } from '#components/icon.tsx'
import type { QuizSlice } from '#content/slices/slices.ts'
import type { QuizSnapshot } from '#machines/quiz/quiz.actor.ts'
import type { DeferringActor } from './draft/deferring-actor.ts'
import type { DraftAutosave } from './draft/draft-autosave.ts'
import type { QuestionStore } from './draft/question-store.ts'
import type { StepSwitch } from './frame/step-switch.ts'

export type QuizPageContextValue = {
  readonly content: QuizSlice
  readonly actor: DeferringActor
  readonly store: DeviceStore
  readonly autosave: DraftAutosave
  readonly stepSwitch: StepSwitch
  readonly questions: QuestionStore
  /** The place beside Back and Next for the main action of a step. null: they are not shown. */
  readonly footerAction: Store<HTMLElement | null>
  /** Announces a text to screen readers without moving the focus. */
  readonly announce: (text: string) => void
  /** Shows a toast. Without an icon it has a tick, which says that something was done. */
  readonly toast: (text: string, icon?: IconName) => void
}

export const QuizPageContext = createContext<QuizPageContextValue | null>(null)

export const useQuiz = (): QuizPageContextValue => {
  const parts = useContext(QuizPageContext)
  if (!parts) throw new Error('useQuiz is used outside of the quiz page')
  return parts
}

/** Selects a part of the machine's state: the component rerenders only when that part changes. */
export const useQuizSelector = <Part,>(
  select: (snapshot: QuizSnapshot) => Part,
  same?: (a: Part, b: Part) => boolean,
): Part => useSelector(useQuiz().questions.machine, select, same)
