import type { Operation } from '#editing/operation.ts'

/** What an operation makes of its place; undefined when it removes something. */
export const yoursOf = (operation: Operation): unknown =>
  operation.kind === 'insert' || operation.kind === 'move'
    ? operation.entry
    : operation.kind === 'delete'
      ? undefined
      : operation.after
