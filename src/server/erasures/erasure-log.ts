/**
 * The log of erasures, which is outside the database: when the database is lost and a backup is restored, the log tells what has been
 * deleted since the backup and must be deleted again. It consists of files in JSON Lines format, each written once.
 */
import { readFile, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Environment } from '#server/config/environment.ts'
import { newId } from '#server/accounts/secrets.ts'
import { startFailure } from '#server/config/start-failure.ts'
import { errorCode } from '#server/operations/error-code.ts'
import { writeAtomically } from '#server/operations/write-atomically.ts'
import { isErasureKind, type LoggedErasure } from '#server/store/operations/erasures.ts'
import { makeFolder } from '#server/operations/make-folder.ts'

/** Storage of the log files: a local folder, or the bucket of the photos. */
export type ErasureFiles = {
  /** Resolves once the file is durable. */
  readonly write: (name: string, text: string) => Promise<void>
  readonly names: () => Promise<readonly string[]>
  readonly read: (name: string) => Promise<string>
  readonly delete: (name: string) => Promise<void>
}

export type ErasureLog = {
  readonly append: (erasures: readonly LoggedErasure[], now: Date) => Promise<void>
  /** Unordered; may contain duplicates. */
  readonly readAll: () => Promise<readonly LoggedErasure[]>
  /** Returns the number of deleted files. */
  readonly deleteBefore: (time: string) => Promise<number>
}

const createErasureLog = (files: ErasureFiles): ErasureLog => ({
  append: async (erasures, now) => {
    const lines = erasures.map(({ id, kind, subject, at }) => `${JSON.stringify({ id, kind, subject, at })}\n`)
    if (lines.length > 0)
      await files.write(`${now.toISOString().replaceAll(':', '-')}_${newId()}.jsonl`, lines.join(''))
  },
  readAll: async () => {
    const found: LoggedErasure[] = []
    for (const name of await files.names()) found.push(...parseErasures(await files.read(name), name))
    return found
  },
  deleteBefore: async (time) => {
    // A file name contains the time of writing, so all entries of the file are older than that.
    const old = (await files.names()).filter((name) => name < time.replaceAll(':', '-'))
    for (const name of old) await files.delete(name)
    return old.length
  },
})

/** Throws a start failure that names the invalid line, because the file may have been given by an operator. */
export const parseErasures = (text: string, name: string): readonly LoggedErasure[] =>
  text.split('\n').flatMap((line, at) => {
    if (line.trim() === '') return []
    const erasure = parseErasure(line)
    if (!erasure) throw startFailure(`${name}, line ${at + 1}: this is not a line of an erasure log.`)
    return [erasure]
  })

const parseErasure = (line: string): LoggedErasure | null => {
  try {
    const { id, kind, subject, at } = JSON.parse(line) as Readonly<Record<string, unknown>>
    const isOne = [id, kind, subject, at].every((value) => typeof value === 'string')
    return isOne && isErasureKind(String(kind)) && !Number.isNaN(Date.parse(String(at)))
      ? ({ id, kind, subject, at } as LoggedErasure)
      : null
  } catch {
    return null
  }
}

const isLogName = (name: string): boolean => /^[\dTZ.-]+_[A-Za-z0-9_-]{22}\.jsonl$/.test(name)

/** Any other error must reach the caller: if an unreadable log counted as empty, a restore would bring deleted people back. */
const noneIfMissing = (error: unknown): readonly string[] => {
  if (errorCode(error) === 'ENOENT') return []
  throw error
}

/** Creates the folder with the first file. */
const erasureFilesIn = (folder: string): ErasureFiles => ({
  write: async (name, text) => {
    makeFolder(folder)
    await writeAtomically(join(folder, name), text)
  },
  names: async () => (await readdir(folder).catch(noneIfMissing)).filter(isLogName).sort(),
  read: (name) => readFile(join(folder, name), 'utf8'),
  delete: (name) => rm(join(folder, name), { force: true }),
})

/** A photos folder outside DATA_DIR may be shared by several servers. In that case the log is inside it, and so is shared, too. */
export const openErasureLog = async ({
  dataDir,
  photosDir,
  s3,
}: Pick<Environment, 'dataDir' | 'photosDir' | 's3'>): Promise<ErasureLog> => {
  const isBeside = photosDir === join(dataDir, 'photos')
  if (!s3) return createErasureLog(erasureFilesIn(join(isBeside ? dataDir : photosDir, 'erasures')))
  const { s3Erasures } = await import('./s3-erasures.ts')
  return createErasureLog(s3Erasures(s3, isLogName))
}
