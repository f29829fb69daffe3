/** Every way in which a call is refused: a code for programs, a status, and the words of content/settings/messages.yaml. */
import type { FastifyReply } from 'fastify'
import { fill } from '#engine/format.ts'
import type { ErrorReply, FieldProblem } from '#types/api.generated.ts'
import type { Messages } from '#types/content.generated.ts'

type Refusal = { readonly status: number; readonly message: string }

const refusalsOf = ({ common, quiz, photos }: Messages) =>
  ({
    malformed: { status: 400, message: common.not_accepted },
    no_consent: { status: 403, message: photos.no_consent },
    not_found: { status: 404, message: common.not_found },
    too_slow: { status: 408, message: common.timeout },
    too_large: { status: 413, message: common.too_large },
    unsupported_type: { status: 415, message: common.not_accepted },
    not_accepted: { status: 422, message: common.not_accepted },
    quiz_changed: { status: 422, message: quiz.quiz_changed },
    consent_missing: { status: 422, message: quiz.consent_missing },
    submission_differs: { status: 422, message: quiz.submit_different },
    photo_refused: { status: 422, message: photos.store_refused },
    rate_limit: { status: 429, message: common.rate_limit_short },
    server: { status: 500, message: common.server },
    unavailable: { status: 503, message: common.unavailable },
    photos_unavailable: { status: 503, message: photos.store_failed },
  }) satisfies Readonly<Record<string, Refusal>>

export type RefusalCode = keyof ReturnType<typeof refusalsOf>

export type RefusalDetails = { readonly problems?: readonly FieldProblem[]; readonly seconds?: number }

export type Refuse = (reply: FastifyReply, code: RefusalCode, details?: RefusalDetails) => FastifyReply

/** More than these help nobody, and a hostile body could ask for thousands. */
const mostProblems = 50

export const refuserOf = (messages: Messages): Refuse => {
  const refusals = refusalsOf(messages)
  return (reply, code, { problems, seconds } = {}) => {
    const { status, message } = refusals[code]
    const reference = reply.request.id
    const body: ErrorReply = {
      code,
      message: fill(message, { reference, seconds: seconds ?? 60 }),
      reference,
      ...(problems && problems.length > 0 && { problems: problems.slice(0, mostProblems) }),
    }
    return reply.code(status).type('application/json; charset=utf-8').send(body)
  }
}
