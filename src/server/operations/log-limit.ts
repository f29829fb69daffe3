/**
 * Limits the log lines of a minute. Each request causes one, so without a limit anyone could fill the disk. Refused requests (429) are
 * only counted. One line for each reason says how many were left out.
 */
import type { FastifyBaseLogger } from 'fastify'
import { minute } from './durations.ts'

/** Each security event has a limit for each outcome, so that a flood of one does not hide another. Metrics count all requests. */
const maxLines = { requests: 6000, others: 1000, event: 500 } as const

type Line = {
  readonly event?: string
  readonly outcome?: string
  readonly refusal?: string
  readonly route?: unknown
  readonly status?: unknown
}

type Logger = Pick<FastifyBaseLogger, 'info' | 'warn'>

/** Hooks for pino, which calls them for every line whose level is logged. */
type Hooks = { readonly logMethod: (this: Logger, args: unknown[], method: (...args: unknown[]) => void) => void }

/** `root`: logs what was counted. The logger of a request would add the `reqId` of that request. */
export const limitLines = (root: () => Logger, periodMs: number = minute): Hooks => {
  let logged = new Map<string, number>()
  let dropped = new Map<string, number>()
  let refused = new Map<string, number>()
  let period: NodeJS.Timeout | undefined

  const report = (): void => {
    const counted = { dropped, refused }
    logged = new Map()
    dropped = new Map()
    refused = new Map()
    period = undefined
    for (const [refusal, requests] of counted.refused) root().info({ refusal, requests }, 'requests were refused')
    for (const [kind, lines] of counted.dropped) root().warn({ kind, lines }, 'log lines were left out')
  }

  return {
    logMethod(args, method) {
      period ??= setTimeout(report, periodMs).unref()
      const [first] = args
      const line = (typeof first === 'object' && first !== null ? first : {}) as Line
      const isRequest = line.route !== undefined
      if (isRequest && line.status === 429) return count(refused, String(line.refusal))
      const [kind, most] =
        line.event !== undefined
          ? [`${line.event} ${line.outcome}`, maxLines.event]
          : isRequest
            ? ['requests', maxLines.requests]
            : ['others', maxLines.others]
      if ((logged.get(kind) ?? 0) >= most) return count(dropped, kind)
      count(logged, kind)
      method.apply(this, args)
    },
  }
}

const count = (counts: Map<string, number>, key: string): void => {
  counts.set(key, (counts.get(key) ?? 0) + 1)
}
