import type { FieldProblem } from './api.generated.ts'

/** Why a call to the server did not succeed. Each kind has its own message and its own handling. */
export type Failure =
  | { readonly kind: 'offline' }
  /** The connection broke although the browser is online. */
  | { readonly kind: 'interrupted' }
  | { readonly kind: 'timeout' }
  | { readonly kind: 'server'; readonly reference?: string }
  | { readonly kind: 'rate_limit'; readonly seconds: number }
  /** The quota of the day is used up, or the disk is full: retrying within hours is useless. `message` is for the visitor. */
  | { readonly kind: 'quota'; readonly message: string }
  /** The server is overloaded; the request itself is fine and may be retried after `seconds`. */
  | { readonly kind: 'busy'; readonly seconds: number }
  | { readonly kind: 'changed'; readonly problems: readonly FieldProblem[] }
  | {
      readonly kind: 'refused'
      /** The server's error code. */
      readonly code: string
      readonly message: string
      readonly problems: readonly FieldProblem[]
    }
  /** Our server answered 404. */
  | { readonly kind: 'not_found' }

/** The outcome of a call: expected failures are values. */
export type Outcome<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly failure: Failure }

/** For what fails without a reply of our server: nothing could be sent, the code crashed, or something in between answered. */
export const serverFailure: Outcome<never> = { ok: false, failure: { kind: 'server' } }
