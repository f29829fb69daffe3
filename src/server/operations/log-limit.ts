/**
 * Limits the log lines of a minute. Each request causes one, so without a limit anyone could fill the disk. Refused requests (429) are
 * only counted. One line for each reason says how many were left out.
 */
import type { FastifyBaseLogger } from 'fastify'
import { minute } from './durations.ts'

/** About 1 MB. Metrics count all requests. */
const maxLines = { requests: 6000, events: 1000, others: 1000 } as const
type Kind = keyof typeof maxLines

type Line = { readonly event?: unknown; readonly status?: unknown; readonly refusal?: unknown }

type Logger = Pick<FastifyBaseLogger, 'info' | 'warn'>

/** Hooks for pino, which calls them for every line whose level is logged. */
type Hooks = { readonly logMethod: (this: Logger, args: unknown[], method: (...args: unknown[]) => void) => void }

export const limitLines = (periodMs: number = minute): Hooks => {
  let lines: Record<Kind, number> = { requests: 0, events: 0, others: 0 }
  let dropped = new Map<Kind, number>()
  let refused = new Map<string, number>()
  let period: NodeJS.Timeout | undefined

  const begin = (): void => {
    lines = { requests: 0, events: 0, others: 0 }
    dropped = new Map()
    refused = new Map()
    period = undefined
  }
  const report = (logger: Logger): void => {
    const counted = { dropped, refused }
    begin()
    for (const [refusal, requests] of counted.refused) logger.info({ refusal, requests }, 'requests were refused')
    for (const [kind, count] of counted.dropped) logger.warn({ kind, lines: count }, 'log lines were left out')
  }

  return {
    logMethod(args, method) {
      period ??= setTimeout(() => report(this), periodMs).unref()
      const [line] = args
      const { event, status, refusal } = (typeof line === 'object' && line !== null ? line : {}) as Line
      if (status === 429) {
        const reason = String(refusal)
        refused.set(reason, (refused.get(reason) ?? 0) + 1)
        return
      }
      const kind = event !== undefined ? 'events' : status !== undefined ? 'requests' : 'others'
      lines[kind] += 1
      if (lines[kind] > maxLines[kind]) dropped.set(kind, (dropped.get(kind) ?? 0) + 1)
      else method.apply(this, args)
    },
  }
}
