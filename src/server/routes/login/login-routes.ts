/** The calls of logging in and out: each asks for the anti-forgery token, except the two that hand out something new. */
import type { FastifyInstance } from 'fastify'
import { requireCsrf } from '#server/http/csrf.ts'
import type { Parts } from '#server/dependencies.ts'
import type { Refuse } from '#server/http/refusals.ts'
import { addCsrfRoute } from './csrf.ts'
import { addForgotPasswordRoute } from './forgot-password.ts'
import { addLoginRoute } from './login.ts'
import { addLogoutRoute } from './logout.ts'
import { addRefreshRoute } from './refresh.ts'
import { addRegisterRoute } from './register.ts'
import { addResetPasswordRoute } from './reset-password.ts'

export const addAccountRoutes = async (app: FastifyInstance, parts: Parts, refuse: Refuse): Promise<void> => {
  addCsrfRoute(app, parts)
  addRefreshRoute(app, parts, refuse)
  await app.register(async (scope) => {
    requireCsrf(scope, parts, refuse)
    addLoginRoute(scope, parts, refuse)
    addLogoutRoute(scope, parts)
    addRegisterRoute(scope, parts, refuse)
    addForgotPasswordRoute(scope, parts, refuse)
    addResetPasswordRoute(scope, parts, refuse)
  })
}
