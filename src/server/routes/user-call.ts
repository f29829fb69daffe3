/** What the calls about the data of one user have in common. */
import { accountCall } from './account/account-call.ts'
import { addressShape } from './address-shape.ts'

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
