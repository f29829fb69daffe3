import type { Operation } from '#editing/operation.ts'
import type { Folder } from '#editing/studio-api.ts'

/** A content folder, as far as drafts change it. */
export type FolderState = {
  readonly files: ReadonlyMap<string, { readonly text: string; readonly data: unknown }>
  /** SHA-256 of the pictures, by path. */
  readonly pictures: ReadonlyMap<string, string>
}

export const folderState = ({ files, pictures }: Pick<Folder, 'files' | 'pictures'>): FolderState => ({
  files: new Map(files.map((file) => [file.path, file])),
  pictures: new Map(pictures.map(({ hash, path }) => [path, hash])),
})

/** The text of the file, or the hash of the picture, that an operation changes. null: it does not exist. */
export const wholeIn = (
  { files, pictures }: FolderState,
  { file, kind }: Pick<Operation, 'file' | 'kind'>,
): string | null => (kind === 'picture' ? pictures.get(file) : files.get(file)?.text) ?? null
