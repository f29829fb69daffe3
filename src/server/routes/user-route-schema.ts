/** What the calls about the data of one user have in common. */
import { accountCall } from './account/account-route-schema.ts'
import { addressShape } from './path-params.ts'

/** As for the calls about accounts, with the parts of the address. `changes`: needs the anti-forgery token too. */
export const userCall = (
  summary: string,
  path: string,
  ok: { readonly [status: number]: unknown },
  kind: 'reads' | 'changes' = 'reads',
) => ({
  ...accountCall(summary, ok, kind === 'reads' ? ['user'] : ['user', 'csrf']),
  params: addressShape(path),
})
