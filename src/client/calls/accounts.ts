/** API calls about accounts that need no login. */
import type {
  ForgotPasswordRequest,
  LoginReply,
  LoginRequest,
  RegisterRequest,
  ResetPasswordRequest,
  SuccessReply,
} from '#types/api.generated.ts'
import { serverFailure, type Failure, type Outcome } from '#types/failure.ts'
import { isCsrfRefusal, mutatingCall } from './csrf.ts'
import { isLogin } from '#client/device/stored-login.ts'

/** Without cookies, the server can only report a missing CSRF token. */
export const needsCookies: Failure = { kind: 'refused', code: 'needs_cookies', message: '', problems: [] }
const hasCookies = (): boolean => navigator.cookieEnabled !== false

/** An incomplete reply is treated as a server error, whatever its status code. */
export const login = async (request: LoginRequest): Promise<Outcome<LoginReply>> => {
  if (!hasCookies()) return { ok: false, failure: needsCookies }
  const reply = namingCookies(await mutatingCall<LoginReply>({ method: 'POST', path: '/users/login', json: request }))
  return reply.ok && !isLogin(reply.value) ? serverFailure : reply
}

/** Without cookies the account would be created, but nobody could log in to it from this browser. */
export const register = async (request: RegisterRequest): Promise<Outcome<SuccessReply>> =>
  hasCookies() ? namingCookies(await succeeding('/users/register', request)) : { ok: false, failure: needsCookies }

/** A new CSRF token was refused as well: the browser does not send cookies to this site, although it says that it has them. */
const namingCookies = <Value>(reply: Outcome<Value>): Outcome<Value> =>
  !reply.ok && isCsrfRefusal(reply.failure) ? { ok: false, failure: needsCookies } : reply

export const forgotPassword = (request: ForgotPasswordRequest): Promise<Outcome<SuccessReply>> =>
  succeeding('/users/forgot-password', request)

export const resetPassword = (request: ResetPasswordRequest): Promise<Outcome<SuccessReply>> =>
  succeeding('/users/reset-password', request)

/** The API may answer 200 with `success: false` and a message. */
const succeeding = async (path: string, json: unknown): Promise<Outcome<SuccessReply>> => {
  const reply = await mutatingCall<SuccessReply | null>({ method: 'POST', path, json })
  if (!reply.ok) return reply
  const { value } = reply
  return value?.success === true ? { ok: true, value } : { ok: false, failure: unsuccessful(value?.message) }
}

const unsuccessful = (message: unknown): Failure => ({
  kind: 'refused',
  code: 'unsuccessful',
  message: typeof message === 'string' ? message : '',
  problems: [],
})
