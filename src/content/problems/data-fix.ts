import type { DataPath, Edit } from '#content/write/edit.ts'

/** A correction that edits the data of `owner`, a mapping or list that was read from a file. */
export type DataFix = {
  readonly title: string
  readonly owner: object
  /** @param path where `owner` is in the file */
  readonly edit: (path: DataPath) => Edit
}
