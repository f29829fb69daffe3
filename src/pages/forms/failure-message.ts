/** The message for a failed API call. */
import { fill } from '#engine/format.ts'
import type { Messages } from '#types/content.generated.ts'
import type { Failure } from '#types/failure.ts'

export type FailureMessages = {
  /** For failures without a message of their own. */
  readonly failure: string
  /** With the placeholder {minutes}. */
  readonly rate_limit?: string | undefined
}

type Common = Pick<
  Messages['common'],
  'busy' | 'interrupted' | 'not_found' | 'offline' | 'rate_limit' | 'rate_limit_short' | 'server' | 'timeout'
>

export const failureMessage = (
  failure: Failure,
  common: Common,
  { failure: fallback, rate_limit }: FailureMessages,
): string => {
  switch (failure.kind) {
    case 'offline':
      return common.offline
    case 'interrupted':
      return common.interrupted
    case 'timeout':
      return common.timeout
    case 'rate_limit':
      return failure.seconds < 60 && !rate_limit
        ? fill(common.rate_limit_short, { seconds: failure.seconds })
        : fill(rate_limit ?? common.rate_limit, { minutes: Math.ceil(failure.seconds / 60) })
    case 'quota':
      return failure.message
    case 'busy':
      return fill(common.busy, { seconds: failure.seconds })
    case 'refused':
      return failure.message || fallback
    case 'not_found':
      return common.not_found
    case 'server':
      return failure.reference === undefined
        ? fallback
        : `${fallback} ${fill(common.server, { reference: failure.reference })}`
    case 'changed':
      return fallback
  }
}
