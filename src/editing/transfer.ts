import { isSameData } from '#content/write/same-data.ts'
import type { Operation } from './operation.ts'
import { idOf } from './place.ts'

/** The move of an entry into another list: an act deletes it from one list and then adds it, with the same id, to the other. */
export type Transfer = {
  readonly kind: 'transfer'
  readonly deletion: Extract<Operation, { readonly kind: 'delete' }>
  readonly insertion: Extract<Operation, { readonly kind: 'insert' }>
}

/** The operations of an act, in their order. The two operations of a transfer are combined. */
export const withTransfers = (operations: readonly Operation[]): readonly (Operation | Transfer)[] =>
  operations.flatMap((operation, index): readonly (Operation | Transfer)[] => {
    const transfer = transferOf(operation, operations[index + 1])
    if (transfer) return [transfer]
    const previous = operations[index - 1]
    return previous && transferOf(previous, operation) ? [] : [operation]
  })

const transferOf = (deletion: Operation, insertion: Operation | undefined): Transfer | undefined => {
  if (deletion.kind !== 'delete' || insertion?.kind !== 'insert' || idOf(deletion.entry) === undefined) return undefined
  const isElsewhere = deletion.file !== insertion.file || !isSameData(deletion.list, insertion.list)
  return isElsewhere && isSameData(deletion.entry, insertion.entry)
    ? { kind: 'transfer', deletion, insertion }
    : undefined
}
