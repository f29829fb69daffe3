import type { FastifyRequest } from 'fastify'
import type { FieldProblem } from '#types/api.generated.ts'
import type { Dependencies } from '#server/dependencies.ts'
import { confirmPassword } from './passwords.ts'
import { type EventOutcome, logSecurityEvent } from './security-events.ts'
import { userOf } from './sessions.ts'
import type { UserRow } from '#server/store/database/tables.ts'
import { userById } from '#server/store/accounts/users.ts'

/**
 * Asks for the password again before an irreversible or sensitive action. null: it is wrong. The action has to call `lockUserWithPassword` with
 * the password hash of the returned row, because the password may change in the meantime.
 */
export const reauthenticate = async (
  dependencies: Pick<Dependencies, 'database' | 'settings'>,
  request: FastifyRequest,
  password: string,
): Promise<UserRow | null> => {
  const { id, username } = userOf(request)
  const log = (outcome: EventOutcome): void =>
    logSecurityEvent(dependencies, request.log, 'password_confirmation', outcome, { username })
  const user = await userById(dependencies.database.store, id)
  if (!user) return null
  if (await confirmPassword(dependencies, id, password, () => log('throttled'))) return user
  log('failed')
  return null
}

export const wrongPasswordProblem = (
  { content: { messages } }: Pick<Dependencies, 'content'>,
  field: 'password' | 'old_password',
): { readonly problems: readonly FieldProblem[] } => {
  const { password_wrong, password_old_wrong } = messages.fields
  return { problems: [{ field, message: field === 'password' ? password_wrong : password_old_wrong }] }
}
