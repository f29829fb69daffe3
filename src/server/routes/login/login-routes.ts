/** Registration, login, logout and password reset. All need the CSRF token, except the route that refreshes tokens. */
import type { FastifyInstance } from 'fastify'
import { requireCsrf } from '#server/http/csrf.ts'
import type { Dependencies } from '#server/dependencies.ts'
import type { Refuse } from '#server/http/refusals.ts'
import { addForgotPasswordRoute } from './forgot-password.ts'
import { addLoginRoute } from './login.ts'
import { addLogoutRoute } from './logout.ts'
import { addRefreshRoute } from './refresh.ts'
import { addRegisterRoute } from './register.ts'
import { addResetPasswordRoute } from './reset-password.ts'

export const addLoginRoutes = async (
  app: FastifyInstance,
  dependencies: Dependencies,
  refuse: Refuse,
): Promise<void> => {
  addRefreshRoute(app, dependencies, refuse)
  await app.register(async (scope) => {
    requireCsrf(scope, dependencies, refuse)
    addLoginRoute(scope, dependencies, refuse)
    addLogoutRoute(scope, dependencies)
    addRegisterRoute(scope, dependencies, refuse)
    addForgotPasswordRoute(scope, dependencies, refuse)
    addResetPasswordRoute(scope, dependencies, refuse)
  })
}
