/** A cleanup job: deletes what has been kept long enough, a bounded number of rows at a time. */
import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import type { Outbox } from '#server/mail/outbox.ts'
import type { ExternalDependencies } from '#server/dependencies.ts'

export type CleanupContext = ExternalDependencies & {
  readonly outbox: Outbox
  readonly log: FastifyBaseLogger
  /** Aborted when this server stops, or when another one has taken the job over: the running batch is the last one. */
  readonly signal: AbortSignal
}

/** How many rows or files were removed; or why the job did not do its work, in words for an operator. */
export type CleanupResult = number | { readonly stopped: string }

export type CleanupJob = {
  /** Permanent: the outcomes in the database and `/readyz` have it. */
  readonly name: string
  /** How many hours lie between two runs. Without it: one, and it runs after each start as well. */
  readonly everyHours?: number
  /** May be interrupted at any point and run again. Runs on one server at a time. What it throws is logged, and it is tried again. */
  readonly run: (context: CleanupContext) => Promise<CleanupResult>
}

/** Handles `size` of them at once, until it is over or the signal is aborted. */
export const forEachConcurrently = async <Item>(
  signal: AbortSignal | undefined,
  size: number,
  items: readonly Item[],
  handle: (item: Item) => Promise<void>,
): Promise<void> => {
  for (let from = 0; from < items.length && !signal?.aborted; from += size)
    await Promise.all(items.slice(from, from + size).map(handle))
}

/** Between two batches requests and the writes of other servers have their turn. */
const pauseMs = 5

/** Repeats `step` until it handles less than it was allowed to. Gives the sum of what the steps say they handled. */
export const inBatches = async (
  signal: AbortSignal | undefined,
  limit: number,
  step: (limit: number) => Promise<number>,
): Promise<number> => {
  let sum = 0
  while (!signal?.aborted) {
    const handled = await step(limit)
    sum += handled
    if (handled < limit) break
    await wait(pauseMs)
  }
  return sum
}
