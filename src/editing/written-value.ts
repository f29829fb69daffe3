import type { Operation } from '#editing/operation.ts'

/** The value that an operation writes; undefined when it removes something. */
export const writtenValue = (operation: Operation): unknown =>
  operation.kind === 'insert' || operation.kind === 'move'
    ? operation.entry
    : operation.kind === 'delete'
      ? undefined
      : operation.after
