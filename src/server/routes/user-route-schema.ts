import { accountRouteSchema } from './account/account-route-schema.ts'
import { pathParamsSchema } from './path-params.ts'

/** `accountRouteSchema` plus path parameters, for routes that need a login. `changes`: needs the CSRF token too. */
export const userRouteSchema = (
  summary: string,
  path: string,
  ok: { readonly [status: number]: unknown },
  kind: 'reads' | 'changes' = 'reads',
) => ({
  ...accountRouteSchema(summary, ok, kind === 'reads' ? ['user'] : ['user', 'csrf']),
  params: pathParamsSchema(path),
})
