/** Every error reply of the API: code, status, and message from content/settings/messages.yaml. */
import type { FastifyReply } from 'fastify'
import { fill } from '#engine/format.ts'
import type { ErrorReply, FieldProblem } from '#types/api.generated.ts'
import type { Messages } from '#types/content.generated.ts'

type Refusal = { readonly status: number; readonly message: string }

const refusalsOf = ({
  account,
  common,
  email_capture,
  forgot_password,
  login,
  photos,
  quiz,
  register,
  reset_password,
  session,
}: Messages) =>
  ({
    malformed: { status: 400, message: common.not_accepted },
    login_required: { status: 401, message: session.guard },
    login_wrong: { status: 401, message: login.wrong },
    session_ended: { status: 401, message: session.ended },
    session_protected: { status: 401, message: session.protected },
    csrf: { status: 403, message: common.security_check },
    forbidden: { status: 403, message: common.forbidden },
    no_consent: { status: 403, message: photos.no_consent },
    not_found: { status: 404, message: common.not_found },
    claim_gone: { status: 404, message: quiz.claim_gone },
    too_slow: { status: 408, message: common.timeout },
    claim_taken: { status: 409, message: quiz.claim_taken },
    too_large: { status: 413, message: common.too_large },
    unsupported_type: { status: 415, message: common.not_accepted },
    not_accepted: { status: 422, message: common.not_accepted },
    quiz_changed: { status: 422, message: quiz.quiz_changed },
    consent_changed: { status: 422, message: quiz.consent_changed },
    consent_missing: { status: 422, message: quiz.consent_missing },
    submission_differs: { status: 422, message: quiz.submit_different },
    photo_refused: { status: 422, message: photos.store_refused },
    not_created: { status: 422, message: register.not_created },
    link_used: { status: 422, message: reset_password.link_used },
    rate_limit: { status: 429, message: common.rate_limit_short },
    too_many_tries: { status: 429, message: common.rate_limit },
    login_rate_limit: { status: 429, message: login.rate_limit },
    register_rate_limit: { status: 429, message: register.rate_limit },
    forgot_password_rate_limit: { status: 429, message: forgot_password.rate_limit },
    export_rate_limit: { status: 429, message: account.export_rate_limit },
    updates_rate_limit: { status: 429, message: email_capture.rate_limit },
    day_full: { status: 429, message: quiz.day_full },
    photos_day_full: { status: 429, message: photos.day_full },
    server: { status: 500, message: common.server },
    unavailable: { status: 503, message: common.unavailable },
    no_room: { status: 503, message: quiz.no_room },
    photos_no_room: { status: 503, message: photos.no_room },
    busy: { status: 503, message: common.busy },
    uploads_busy: { status: 503, message: photos.busy },
    photos_unavailable: { status: 503, message: photos.store_failed },
  }) satisfies Readonly<Record<string, Refusal>>

export type RefusalCode = keyof ReturnType<typeof refusalsOf>

export type RefusalDetails = {
  readonly problems?: readonly FieldProblem[]
  /** The value of Retry-After. */
  readonly seconds?: number
}

export type Refuse = (reply: FastifyReply, code: RefusalCode, details?: RefusalDetails) => FastifyReply

/** An error that the error handler turns into this refusal, for code without access to the reply. */
export const refusalError = (code: RefusalCode, details: RefusalDetails = {}): Error =>
  Object.assign(new Error(code), { refusal: { code, details } })

/** Limited, because a hostile body could cause thousands of problems. */
const maxProblems = 50

export const createRefuse = (messages: Messages): Refuse => {
  const refusals = refusalsOf(messages)
  return (reply, code, { problems, seconds } = {}) => {
    const { status, message } = refusals[code]
    const reference = reply.request.id
    const wait = seconds ?? 60
    const body: ErrorReply = {
      ...(hasSuccessField(reply) && { success: false }),
      code,
      message: fill(message, { reference, seconds: wait, minutes: Math.ceil(wait / 60) }),
      reference,
      ...(problems && problems.length > 0 && { problems: problems.slice(0, maxProblems) }),
    }
    if (seconds !== undefined) reply.header('retry-after', seconds)
    reply.refusal = code
    return reply.code(status).type('application/json; charset=utf-8').send(body)
  }
}

/** If the successful reply of a route has `success: true`, its refusals have `success: false`. */
const hasSuccessField = ({ request }: FastifyReply): boolean => {
  const replies: unknown = request.routeOptions.schema?.response
  return typeof replies === 'object' && replies !== null && Object.values(replies).some(isSchemaWithSuccess)
}

const schemasWithSuccess = new Set(['SuccessReply#', 'ComplaintReply#'])

const isSchemaWithSuccess = (reply: unknown): boolean =>
  typeof reply === 'object' && reply !== null && '$ref' in reply && schemasWithSuccess.has(String(reply.$ref))
