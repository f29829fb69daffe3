import { applyToData, isDataOperation } from '#editing/apply.ts'
import type { ContentData } from '#editing/content-data.ts'
import type { Operation } from '#editing/operation.ts'

/** The content after these operations, of which those on whole files delete them. */
export const dataAfter = (data: ContentData, operations: readonly Operation[]): ContentData => {
  const after = new Map(data)
  for (const operation of operations)
    if (isDataOperation(operation)) after.set(operation.file, applyToData(after.get(operation.file), operation))
    else if (operation.kind === 'file') after.delete(operation.file)
  return after
}
