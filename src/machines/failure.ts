import type { Failure } from '#types/failure.ts'

/** Failures that time can mend: we try these again by ourselves. */
export const isTransient = (failure: Failure): boolean => passing.has(failure.kind) || hasRetryAfter(failure)

const passing: ReadonlySet<Failure['kind']> = new Set(['offline', 'interrupted', 'timeout', 'server'])

/** The server has said when to come back. */
export const hasRetryAfter = (failure: Failure): failure is Extract<Failure, { readonly seconds: number }> =>
  failure.kind === 'rate_limit' || failure.kind === 'busy'

/** Seconds until the next try: 2, 4, 8 ... at most 60, or what the server asked for. */
export const secondsUntilRetry = (failure: Failure | null, tries: number): number =>
  failure && hasRetryAfter(failure) ? failure.seconds : Math.min(60, 2 ** Math.max(1, tries))

/** Consents whose words the server does not know, or no longer: they have to be read again before a choice counts. */
export const consentsToRead = (failure: Failure | null): readonly string[] =>
  failure?.kind === 'changed' || failure?.kind === 'refused'
    ? failure.problems.flatMap(({ field }) => (field.startsWith(consents) ? [field.slice(consents.length)] : []))
    : []

const consents = 'consents/'
