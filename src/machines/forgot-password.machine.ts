/** Requests a reset link. The reply does not reveal whether the address belongs to an account, so there is one kind of success. */
import type { PromiseActorLogic } from 'xstate'
import type { ForgotPasswordRequest, SuccessReply } from '#types/api.generated.ts'
import type { Outcome } from '#types/failure.ts'
import { formMachineWith } from './form.machine.ts'

export const forgotPasswordMachineWith = (ask: PromiseActorLogic<Outcome<SuccessReply>, ForgotPasswordRequest>) =>
  formMachineWith('forgotPassword', ask)
