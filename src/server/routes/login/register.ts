/** Creates an account. The reply does not reveal whether the address already has an account; only a mail to that address does. */
import type { FastifyInstance } from 'fastify'
import { emailProblem, usernameProblem } from '#engine/account/account-rules.ts'
import type { RegisterRequest } from '#types/api.generated.ts'
import type { Dependencies } from '#server/dependencies.ts'
import { newPasswordProblems } from '#server/accounts/new-password.ts'
import { hashPassword } from '#server/accounts/passwords.ts'
import type { Refuse } from '#server/http/refusals.ts'
import { schemaRef } from '#server/http/schemas.ts'
import { logSecurityEvent } from '#server/accounts/security-events.ts'
import { newId } from '#server/accounts/secrets.ts'
import { addUser, emailKey, userByUsername, usersByEmail } from '#server/store/accounts/users.ts'
import { reserveAttempt, retryAfterSeconds, attemptLimit, addressLimits } from '#server/accounts/throttle.ts'
import { accountRouteSchema, fieldProblems, successReply } from '#server/routes/account/account-route-schema.ts'

export const addRegisterRoute = (scope: FastifyInstance, dependencies: Dependencies, refuse: Refuse): void => {
  const { content, database, outbox, settings } = dependencies
  const { store } = database
  const { fields, register } = content.messages
  const rules = content.constants.accounts
  const taken = { problems: [{ field: 'username', message: fields.username_taken }] }

  scope.post<{ Body: RegisterRequest }>(
    '/api/users/register',
    {
      schema: {
        ...accountRouteSchema('Make an account', { 201: schemaRef('SuccessReply') }),
        body: schemaRef('RegisterRequest'),
      },
    },
    async (request, reply) => {
      const { username, email, password } = request.body
      const problems = fieldProblems(fields, {
        username: usernameProblem(rules, username),
        email: emailProblem(rules, email),
        password: await newPasswordProblems(rules, password, { known: [username, email, content.brand.name] }),
      })
      if (problems.length > 0) return refuse(reply, 'not_accepted', { problems })

      const now = settings.now()
      const limits = addressLimits('register', request.ip, settings.rateLimitPerMinute)
      const wait = await reserveAttempt(store, limits, now)
      if (wait !== null) {
        logSecurityEvent(dependencies, request.log, 'account_created', 'throttled', null)
        return refuse(reply, 'register_rate_limit', { seconds: retryAfterSeconds(wait) })
      }
      if (await userByUsername(store, username)) return refuse(reply, 'not_created', taken)

      const password_hash = await hashPassword(password)
      const created = { id: newId(), username, email, password_hash, created_at: now.toISOString() }
      const isNew = await store.transaction().execute(async (transaction) => {
        const isMailAllowed =
          (await reserveAttempt(transaction, [attemptLimit('register_mail', emailKey(email))], now)) === null
        const [owner] = await usersByEmail(transaction, email, 1)
        if (!(await addUser(transaction, created))) return false
        const template = owner ? 'already-registered' : 'signup-welcome'
        const values = { username: owner?.username ?? username, new_username: username }
        if (isMailAllowed) await outbox.queue(transaction, { to: owner?.email ?? email, template, values })
        return true
      })
      if (isNew) logSecurityEvent(dependencies, request.log, 'account_created', 'ok', created)
      return isNew ? reply.code(201).send(successReply(register.success)) : refuse(reply, 'not_created', taken)
    },
  )
}
