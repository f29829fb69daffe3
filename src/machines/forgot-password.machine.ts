/** Asking for a reset link: whether the address is known is not told, so there is one kind of success. */
import type { PromiseActorLogic } from 'xstate'
import type { ForgotPasswordRequest, SuccessReply } from '#types/api.generated.ts'
import type { Outcome } from '#types/failure.ts'
import { formMachineWith } from './form.machine.ts'

export const forgotPasswordMachineWith = (ask: PromiseActorLogic<Outcome<SuccessReply>, ForgotPasswordRequest>) =>
  formMachineWith('forgotPassword', ask)
