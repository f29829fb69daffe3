import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import type { QuizMachine } from './quiz.machine.ts'

export type QuizActor = ActorRefFrom<QuizMachine>
export type QuizSnapshot = SnapshotFrom<QuizMachine>
