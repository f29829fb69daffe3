import type { DataPath, Edit } from '#content/write/edit.ts'

/** A correction as an edit of the data: of the mapping or list `owner`, which was read from a file. */
export type DataFix = {
  readonly title: string
  readonly owner: object
  /** @param path where `owner` is in the file */
  readonly edit: (path: DataPath) => Edit
}
