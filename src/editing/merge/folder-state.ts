import type { Folder } from '#editing/studio-api.ts'
import type { FolderState } from './merge.ts'

export const folderState = ({ files, pictures }: Pick<Folder, 'files' | 'pictures'>): FolderState => ({
  files: new Map(files.map((file) => [file.path, file])),
  pictures: new Map(pictures.map(({ hash, path }) => [path, hash])),
})
