import { needsCookies } from '#client/calls/accounts.ts'
import type { AccountSlice } from '#content/slices/slices.ts'
import { failureMessage, type FailureMessages } from '#pages/forms/failure-message.ts'
import type { Failure } from '#types/failure.ts'

/** Why a login or registration failed. */
export const accountFailureMessage = (
  failure: Failure,
  { common, login }: AccountSlice['messages'],
  words: FailureMessages,
): string => (failure === needsCookies ? login.needs_cookies : failureMessage(failure, common, words))
