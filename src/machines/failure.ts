import type { Failure } from '#types/failure.ts'

/** Failures that may pass with time. They are retried automatically. */
export const isTransient = (failure: Failure): boolean => transient.has(failure.kind) || hasRetryAfter(failure)

const transient: ReadonlySet<Failure['kind']> = new Set(['offline', 'interrupted', 'timeout', 'server'])

/** The server has said when to try again (`Retry-After`). */
export const hasRetryAfter = (failure: Failure): failure is Extract<Failure, { readonly seconds: number }> =>
  failure.kind === 'rate_limit' || failure.kind === 'busy'

/** Seconds until the next attempt: what the server asked for, otherwise 2, 4, 8 ... up to 60. `attempts`: failed ones so far. */
export const secondsUntilRetry = (failure: Failure | null, attempts: number): number =>
  failure && hasRetryAfter(failure) ? failure.seconds : Math.min(60, 2 ** Math.max(1, attempts))

/** Ids of consents whose version the server does not accept. The visitor has to read them and choose again. */
export const consentsToRead = (failure: Failure | null): readonly string[] =>
  failure?.kind === 'changed' || failure?.kind === 'refused'
    ? failure.problems.flatMap(({ field }) => (field.startsWith(consents) ? [field.slice(consents.length)] : []))
    : []

const consents = 'consents/'
