import { applyToData } from '#editing/apply.ts'
import type { Act } from '#editing/operation.ts'
import type { Folder } from '#editing/studio-api.ts'

/** What each file contains with the acts applied. Whole files (`file`) have no data until the worker has read them. */
export const dataOf = (folder: Folder, acts: readonly Act[]): ReadonlyMap<string, unknown> => {
  const data = filesOf(folder)
  for (const operation of acts.flatMap((act) => act.operations)) {
    if (operation.kind === 'picture') continue
    if (operation.kind === 'file') {
      if (operation.after === null) data.delete(operation.file)
      else data.set(operation.file, null)
      continue
    }
    const after = applyToData(data.get(operation.file), operation)
    if (after !== undefined) data.set(operation.file, after)
  }
  return data
}

/** What each file contains on the disk. */
export const filesOf = (folder: Folder): Map<string, unknown> =>
  new Map(folder.files.map((file) => [file.path, file.data]))
