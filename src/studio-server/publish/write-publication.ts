/** Writes a publication to the content folder. `#content/folder/publication.ts` explains how. */
import {
  access,
  chmod,
  constants,
  lstat,
  mkdir,
  readdir,
  rename,
  rm,
  rmdir,
  stat,
  unlink,
  writeFile,
} from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { committedFolder, publishFolder, readJournal, type Journal } from '#content/folder/publication.ts'
import { errorCode } from '#server/operations/error-code.ts'
import { syncFolder } from '#server/operations/sync-folder.ts'
import { makeDurableFolder } from '#studio-server/store/durable-files.ts'
import { makeHiddenFolder } from '#studio-server/store/hidden-folder.ts'
import { StudioError } from '#studio-server/studio-error.ts'

/** null: the file is deleted. */
export type FileChange = { readonly path: string; readonly bytes: Uint8Array | null }

type Options<Record> = {
  readonly id: string
  readonly changes: readonly FileChange[]
  /** The value that `finishPublication` passes to `complete`, even after a crash. JSON. */
  readonly record: Record
  /** Awaited before each step that changes the disk, so that tests can stop there. */
  readonly onStep?: () => void | Promise<void>
}

/** The journal as it is written, including the record for the work after the files are in their places. */
type FullJournal<Record> = Journal & { readonly record: Record }

/**
 * Resolves to true when the publication is committed, whatever happens afterwards; `finishPublication` has to follow. Rejects if nothing has
 * changed. Resolves to false if another publication has been committed meanwhile and is not finished.
 */
export const commitPublication = async <Record>(root: string, options: Options<Record>): Promise<boolean> => {
  const { id, changes, record, onStep: step = () => undefined } = options
  for (const { path } of changes) await checkTarget(root, path)
  await step()
  const folder = join(await makeHiddenFolder(root, 'publish'), id)
  try {
    await mkdir(folder)
    const files: Journal['files'][number][] = []
    for (const [at, { path, bytes }] of changes.entries()) {
      const staged = bytes === null ? null : `${id}-${at}`
      files.push({ path, staged })
      await step()
      if (staged !== null && bytes !== null)
        await writeAside(join(folder, staged), bytes, await modeOf(join(root, path)))
    }
    const journal: FullJournal<Record> = { id, files, record }
    await step()
    await writeAside(join(folder, `${id}.journal`), JSON.stringify(journal))
    await syncFolder(folder)
    await step()
    // Fails if the folder contains a journal. A crash at the end of an earlier publication leaves it empty.
    await rmdir(committedFolder(root)).catch(() => undefined)
    await rename(folder, committedFolder(root))
  } catch (error) {
    await rm(folder, { recursive: true, force: true }).catch(() => undefined)
    if (['ENOTEMPTY', 'EEXIST', 'EPERM'].includes(errorCode(error)) && (await readJournal(root))) return false
    throw error
  }
  await syncFolder(publishFolder(root))
  return true
}

/**
 * Brings the files of a committed publication to their places. Does nothing when there is none. Several processes may do it at once.
 *
 * @param complete is called when all files are in their places; it may be called twice for the same publication
 */
export const finishPublication = async <Record>(
  root: string,
  complete: (record: Record, id: string) => Promise<void>,
  step: () => void | Promise<void> = () => undefined,
): Promise<void> => {
  const journal = (await readJournal(root)) as FullJournal<Record> | null
  if (!journal) return
  const folder = committedFolder(root)
  const folders = new Set<string>()
  for (const { path, staged } of journal.files) {
    const target = join(root, path)
    folders.add(dirname(target))
    await step()
    // Another process may have finished this publication, and the next one may have created the file again. Staged names are never reused.
    if (staged === null && (await readJournal(root))?.id !== journal.id) return
    if (staged === null) await unlink(target).catch(isGone)
    else {
      await makeDurableFolder(dirname(target))
      await rename(join(folder, staged), target).catch(isGone)
    }
  }
  for (const one of folders) await syncFolder(one).catch(isGone)
  await step()
  await complete(journal.record, journal.id)
  await step()
  await writeAside(join(publishFolder(root), 'last'), journal.id)
  await step()
  await unlink(join(folder, `${journal.id}.journal`)).catch(isGone)
  await step()
  // Not empty if the next publication has been committed meanwhile.
  await rmdir(folder).catch(() => undefined)
  await removeAbandoned(root)
}

/** Removes what an uncommitted publication has left behind. A publication in progress is younger. */
const removeAbandoned = async (root: string): Promise<void> => {
  const folder = publishFolder(root)
  for (const name of await readdir(folder)) {
    if (name === 'last' || name === 'committed') continue
    const { mtimeMs } = await stat(join(folder, name)).catch(() => ({ mtimeMs: Date.now() }))
    if (Date.now() - mtimeMs > hour) await rm(join(folder, name), { recursive: true, force: true })
  }
}

const hour = 60 * 60 * 1000

/** Refuses files that would be written elsewhere through a symbolic link, or that could not be written after the commit. */
const checkTarget = async (root: string, path: string): Promise<void> => {
  const steps = path.split('/')
  for (const [at] of steps.entries()) {
    const place = join(root, ...steps.slice(0, at + 1))
    const entry = await lstat(place).catch(() => null)
    if (!entry) break
    if (entry.isSymbolicLink())
      throw new StudioError(
        422,
        `“${path}” is a link to another place. The studio changes only files of the content folder.`,
      )
    if (at < steps.length - 1 && !entry.isDirectory())
      throw new StudioError(422, `“${path}” cannot be written: a file is in the way.`)
    if (at === steps.length - 1 && entry.isDirectory())
      throw new StudioError(422, `“${path}” cannot be written: a folder is in the way.`)
  }
  let folder = dirname(join(root, path))
  while (!(await lstat(folder).catch(() => null))) folder = dirname(folder)
  await access(folder, constants.W_OK)
}

const modeOf = async (file: string): Promise<number | undefined> =>
  stat(file).then(
    ({ mode }) => mode & 0o777,
    () => undefined,
  )

const writeAside = async (file: string, bytes: Uint8Array | string, mode?: number): Promise<void> => {
  await writeFile(file, bytes, { flush: true })
  if (mode !== undefined) await chmod(file, mode)
}

const isGone = (error: unknown): void => {
  if (errorCode(error) !== 'ENOENT') throw error
}
