import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import type { QuizMachine } from './quiz.machine.ts'

export type QuizActor = Pick<ActorRefFrom<QuizMachine>, 'getSnapshot' | 'send' | 'subscribe'>
export type QuizSnapshot = SnapshotFrom<QuizMachine>
