import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { compileFiles, type CompiledFiles } from '#content/compile-files.ts'
import { createCompileCache } from '#content/folder/compile-cache.ts'
import { decodedText, isMedia, type ContentFile, type ContentFolder } from '#content/folder/content-file.ts'
import { readFolder } from '#content/folder/read-folder.ts'
import { compilerInputs } from '#content/package-files.ts'
import type { ContentData } from '#editing/content-data.ts'
import type { Folder, FolderFile, FolderPicture } from '#editing/studio-api.ts'
import { StudioError } from '#studio-server/studio-error.ts'
import { createFileData } from './file-data.ts'
import { branchOf, editorName } from './git.ts'
import { sha256Of } from '#server/operations/sha256.ts'
import { withoutOutside } from './outside.ts'
import { pictureSize } from './picture-size.ts'

/** The content folder, for the studio. It knows nothing of HTTP. */
export type StudioFolder = {
  /** Absolute path. */
  readonly root: string
  /** Everything that the studio shows of the folder. */
  readonly read: () => Promise<Folder>
  /** Reads only the files for which `isWanted` is true. */
  readonly readFiles: (isWanted?: (path: string) => boolean) => Promise<ContentFolder>
  /** A YAML file as the studio shows it. */
  readonly fileOf: (file: ContentFile) => FolderFile
  /** The parsed data of these files. */
  readonly dataOf: (folder: ContentFolder) => ContentData
  /** Compiles these files, which need not be on the disk. */
  readonly compile: (folder: ContentFolder) => CompiledFiles
}

export const openStudioFolder = (contentDir: string): StudioFolder => {
  const root = resolve(contentDir)
  const cache = createCompileCache()
  const dataOf = createFileData()
  const sizes = new Map<string, ReturnType<typeof pictureSize>>()

  const pictureOf = async ({ path, bytes }: ContentFile): Promise<FolderPicture> => {
    const hash = sha256Of(bytes)
    const size = sizes.get(hash) ?? pictureSize(path, bytes)
    sizes.set(hash, size)
    return { path, hash, bytes: bytes.length, ...(await size) }
  }
  const fileOf = ({ path, bytes }: ContentFile): FolderFile => {
    const hash = sha256Of(bytes)
    return { path, text: decodedText(bytes), hash, data: dataOf({ path, hash, bytes }) }
  }
  const compile = (folder: ContentFolder) => compileFiles(folder, compilerInputs(), cache)
  const readInside = async (isWanted?: (path: string) => boolean) => {
    const folder = await readFolder(root, isWanted).catch((error: unknown) => {
      const gone = 'The content folder is not there any more. Bring it back, and go on.'
      throw existsSync(root) ? error : new StudioError(503, gone)
    })
    return withoutOutside(root, folder)
  }
  const readFiles: StudioFolder['readFiles'] = async (isWanted) => (await readInside(isWanted)).folder

  return {
    root,
    readFiles,
    fileOf,
    compile,
    dataOf: ({ files }) =>
      new Map(
        files
          .filter(({ path }) => !isMedia(path))
          .map(({ path, bytes }) => [path, dataOf({ path, hash: sha256Of(bytes), bytes })]),
      ),
    read: async () => {
      const [{ folder, outside }, editor, branch] = await Promise.all([readInside(), editorName(root), branchOf(root)])
      return {
        name: folder.name,
        editor,
        git: branch === null ? null : { branch },
        files: folder.files.filter(({ path }) => !isMedia(path)).map(fileOf),
        pictures: await Promise.all(folder.files.filter(({ path }) => isMedia(path)).map(pictureOf)),
        outside,
        problems: compile(folder).problems,
      }
    },
  }
}
