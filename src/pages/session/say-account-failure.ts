import { needsCookies } from '#client/calls/accounts.ts'
import type { CallFailure } from '#client/calls/call.ts'
import type { AccountSlice } from '#content/vite/slices.ts'
import { sayFailure, type FailureMessages } from '#pages/forms/failure-words.ts'

/** Why nobody is logged in: in the words of the server, or in ours where it could not be asked. */
export const sayAccountFailure = (
  failure: CallFailure,
  { common, login }: AccountSlice['messages'],
  words: FailureMessages,
): string => (failure === needsCookies ? login.needs_cookies : sayFailure(failure, common, words))
