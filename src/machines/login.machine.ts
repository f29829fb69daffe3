import type { PromiseActorLogic } from 'xstate'
import type { LoginReply, LoginRequest } from '#types/api.generated.ts'
import type { Outcome } from '#types/failure.ts'
import { formMachineWith } from './form.machine.ts'

export const loginMachineWith = (logIn: PromiseActorLogic<Outcome<LoginReply>, LoginRequest>) =>
  formMachineWith('login', logIn)
