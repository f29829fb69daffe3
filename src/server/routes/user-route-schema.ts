/** What the calls about the data of one user have in common. */
import { accountRouteSchema } from './account/account-route-schema.ts'
import { pathParamsSchema } from './path-params.ts'

/** As for the calls about accounts, with the parts of the address. `changes`: needs the anti-forgery token too. */
export const userRouteSchema = (
  summary: string,
  path: string,
  ok: { readonly [status: number]: unknown },
  kind: 'reads' | 'changes' = 'reads',
) => ({
  ...accountRouteSchema(summary, ok, kind === 'reads' ? ['user'] : ['user', 'csrf']),
  params: pathParamsSchema(path),
})
