/** What every part of the quiz page may use: the content, the machine and the device. */
import { useSelector } from '@xstate/react'
import { createContext, useContext } from 'react'
import type { DeviceStore } from '#client/device/device-store.ts'
import type { QuizSlice } from '#content/vite/slices.ts'
import type { QuizActor, QuizSnapshot } from '#machines/quiz.actor.ts'
import type { DraftAutosave } from './draft/draft-autosave.ts'
import type { QuestionStore } from './draft/question-store.ts'
import type { StepSwitch } from './frame/step-switch.ts'

export type QuizParts = {
  readonly content: QuizSlice
  readonly actor: QuizActor
  readonly store: DeviceStore
  readonly autosave: DraftAutosave
  readonly stepSwitch: StepSwitch
  readonly questions: QuestionStore
  /** Says something to screen readers, without moving the focus. */
  readonly announce: (text: string) => void
  /** Says something to everybody, for a moment. */
  readonly toast: (text: string) => void
}

export const QuizPageContext = createContext<QuizParts | null>(null)

export const useQuiz = (): QuizParts => {
  const scope = useContext(QuizPageContext)
  if (!scope) throw new Error('A part of the quiz stands outside of the quiz page')
  return scope
}

/** One subscription to one part of the machine: nothing else makes the component draw again. */
export const useQuizSelector = <Part,>(
  select: (snapshot: QuizSnapshot) => Part,
  same?: (a: Part, b: Part) => boolean,
): Part => useSelector(useQuiz().actor, select, same)
