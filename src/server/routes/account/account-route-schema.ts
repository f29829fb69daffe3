import { type FieldProblems, problemList, problemMessage } from '#engine/account/account-rules.ts'
import type { FieldProblem, SuccessReply } from '#types/api.generated.ts'
import type { Messages } from '#types/content.generated.ts'
import { schemaRef } from '#server/http/schemas.ts'

/** Summary, security and responses of an account route. `ok`: schema of the successful reply by status. */
export const accountRouteSchema = (
  summary: string,
  ok: { readonly [status: number]: unknown },
  security: readonly ('csrf' | 'user')[] = ['csrf'],
) => ({
  summary,
  tags: ['account'],
  ...(security.length > 0 && { security: [Object.fromEntries(security.map((name) => [name, []]))] }),
  response: { ...ok, '4xx': schemaRef('ErrorReply'), '5xx': schemaRef('ErrorReply') },
})

export const successReply = (message: string): SuccessReply => ({ success: true, message })

/** All problems of all fields, with the messages of the form. */
export const fieldProblems = (
  fields: Messages['fields'],
  found: Readonly<Record<string, FieldProblems>>,
): readonly FieldProblem[] =>
  Object.entries(found).flatMap(([field, problems]) =>
    problemList(problems).map((problem) => ({ field, message: problemMessage(fields, problem) })),
  )
