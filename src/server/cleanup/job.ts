import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import type { TableName } from '#server/store/operations/archived-tables.ts'
import type { ModuleName } from '#types/content.generated.ts'
import type { Outbox } from '#server/mail/outbox.ts'
import type { ErasureFlush } from '#server/erasures/erasure-flush.ts'
import type { ExternalDependencies } from '#server/dependencies.ts'

export type CleanupContext = ExternalDependencies & {
  readonly outbox: Outbox
  /** For jobs that erase data which a restored backup would bring back. */
  readonly erasures: Pick<ErasureFlush, 'schedule'>
  readonly log: FastifyBaseLogger
  /** Aborted when this server stops or loses the lease: the current batch is the last one. */
  readonly signal: AbortSignal
}

/** Number of removed rows or files, or the reason why the job did not run, as a message for the operator. */
export type CleanupResult = number | { readonly stopped: string }

export type CleanupJob = {
  /** Permanent: used in the database and in `/readyz`. */
  readonly name: string
  /** The job is needed if the content has any of these modules. Default: it is always needed. */
  readonly modules?: readonly ModuleName[]
  /** The job is also needed while any of these tables has rows, even if the content no longer has any of its modules. */
  readonly tables?: readonly TableName[]
  /** Hours between two runs. Default: one hour, and after each start. */
  readonly everyHours?: number
  /** Must be repeatable, and interruptible at any point. Runs on one server at a time. Errors are logged, and the job is retried. */
  readonly run: (context: CleanupContext) => Promise<CleanupResult>
}

const concurrency = 8

/** Handles a few items at a time, until all are done or the signal is aborted. */
export const forEachConcurrently = async <Item>(
  signal: AbortSignal | undefined,
  items: readonly Item[],
  handle: (item: Item) => Promise<void>,
): Promise<void> => {
  for (let from = 0; from < items.length && !signal?.aborted; from += concurrency)
    await Promise.all(items.slice(from, from + concurrency).map(handle))
}

/** A pause between two batches, for requests and for the writes of other servers. */
const pauseMs = 5

/** Repeats `step` until it handles fewer than `limit`, or the signal is aborted. Returns the sum. */
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
