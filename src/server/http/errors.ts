/** Turns thrown errors and framework errors into refusals, without stack traces or internal messages. */
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest, FastifySchemaValidationError } from 'fastify'
import type { Socket } from 'node:net'
import type { FieldProblem } from '#types/api.generated.ts'
import { headersFor } from './headers.ts'
import type { RefusalCode, RefusalDetails, Refuse } from './refusals.ts'
import { isCollision, isUnreachable } from '#server/store/database/unreachable.ts'

export const handleErrors = (app: FastifyInstance, refuse: Refuse): void => {
  app.setErrorHandler<Thrown>((error, request, reply) => {
    const { code, details } = explainError(error)
    if (error.refusal) return refuse(reply, code, details)
    if (code === 'server' || code === 'unavailable') request.log.error({ err: error }, code)
    return refuse(reply, code, details)
  })
}

type Thrown = FastifyError & { readonly seconds?: number; readonly refusal?: Explanation }
type Explanation = { readonly code: RefusalCode; readonly details?: RefusalDetails }

const codeByStatus: Readonly<Record<number, RefusalCode>> = {
  408: 'too_slow',
  413: 'too_large',
  415: 'unsupported_type',
}

const explainError = (error: Thrown): Explanation => {
  if (error.refusal) return error.refusal
  if (error.validation)
    return { code: 'malformed', details: { problems: problemsOf(error.validation, error.validationContext ?? 'body') } }
  const status = error.statusCode ?? 500
  if (status === 429) return { code: 'rate_limit', details: { seconds: error.seconds ?? 60 } }
  if (status >= 400 && status < 500) return { code: codeByStatus[status] ?? 'malformed' }
  return { code: isUnreachable(error) || isCollision(error) ? 'unavailable' : 'server' }
}

/** These messages are for developers who use the API. Our own forms never send what a schema rejects, so Ajv's messages are enough. */
const problemsOf = (errors: readonly FastifySchemaValidationError[], part: string): readonly FieldProblem[] =>
  errors.map(({ instancePath, params, message }) => {
    const name = [params['additionalProperty'], params['missingProperty']].find((value) => typeof value === 'string')
    return {
      field: `${part}${instancePath}${name === undefined ? '' : `/${name.slice(0, 60)}`}`,
      message: message ?? 'is refused',
    }
  })

/** For malformed URLs. Fastify replies to them before routing, so no hook adds the headers or counts the request. The body is not read. */
export const replyToBadUrl =
  (refuse: Refuse, secure: boolean) =>
  (_error: FastifyError, request: FastifyRequest, reply: FastifyReply): void => {
    void reply.headers({ ...headersFor(request.url, secure), connection: 'close' })
    void refuse(reply, 'malformed')
  }

/** For malformed HTTP and request timeouts. */
export const replyToClientError = (error: Error & { readonly code?: string }, socket: Socket): void => {
  if (error.code === 'ECONNRESET' || !socket.writable) return
  const status = error.code === 'ERR_HTTP_REQUEST_TIMEOUT' ? '408 Request Timeout' : '400 Bad Request'
  socket.write(`HTTP/1.1 ${status}\r\nconnection: close\r\ncontent-length: 0\r\n\r\n`)
  // Closes the connection after the reply, without waiting for the client.
  socket.destroySoon()
}
