/** The calls about an account that nobody has to be logged in for. */
import type {
  ForgotPasswordRequest,
  LoginReply,
  LoginRequest,
  RegisterRequest,
  ResetPasswordRequest,
  SuccessReply,
} from '#types/api.generated.ts'
import type { Failure, Outcome } from '#types/failure.ts'
import { mutatingCall } from './csrf.ts'
import { isLogin } from '#client/device/stored-login.ts'

/** Known before anything is sent: the server could only say that a token is missing. */
export const needsCookies: Failure = { kind: 'refused', code: 'needs_cookies', message: '', problems: [] }
const hasCookies = (): boolean => navigator.cookieEnabled !== false

/** A reply that is not a whole login is none, whatever its status. */
export const login = async (request: LoginRequest): Promise<Outcome<LoginReply>> => {
  if (!hasCookies()) return { ok: false, failure: needsCookies }
  const reply = await mutatingCall<LoginReply>({ method: 'POST', path: '/users/login', json: request })
  return reply.ok && !isLogin(reply.value) ? { ok: false, failure: { kind: 'server' } } : reply
}

/** Without cookies the account would be made, and nobody could log in to it from here. */
export const register = async (request: RegisterRequest): Promise<Outcome<SuccessReply>> =>
  hasCookies() ? succeeding('/users/register', request) : { ok: false, failure: needsCookies }

export const forgotPassword = (request: ForgotPasswordRequest): Promise<Outcome<SuccessReply>> =>
  succeeding('/users/forgot-password', request)

export const resetPassword = (request: ResetPasswordRequest): Promise<Outcome<SuccessReply>> =>
  succeeding('/users/reset-password', request)

/** The contract lets a good status say that it did not work, and why. */
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
