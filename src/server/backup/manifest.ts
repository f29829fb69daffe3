/** What an archive says of itself. It is written last: without it, a folder is no archive. */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sha256 } from '#server/photos/s3-calls.ts'
import { startFailure } from '#server/config/start-failure.ts'
import { errorCode } from '#server/store/database/unreachable.ts'
import { isUnfinished } from './archive-folder.ts'
import { writeAtomically } from './durable-files.ts'
import type { PartRecord } from './parts.ts'

/** Raised when an archive of the new form cannot be read by the old code. */
const archiveVersion = 1
const format = 'quiz-backup'

export const manifestFile = 'manifest.json'

export type Manifest = {
  readonly format: string
  readonly version: number
  /** The moment of the snapshot: everything that was acknowledged before is in the archive. */
  readonly created_at: string
  readonly finished_at: string
  /** null: the content could not be read. */
  readonly content_version: string | null
  /** Those that had been applied to the database. */
  readonly migrations: readonly string[]
  /** Rows of each archived table, in the order in which they can be inserted. */
  readonly tables: readonly { readonly name: string; readonly rows: number; readonly files: readonly PartRecord[] }[]
  readonly photos: {
    readonly count: number
    readonly bytes: number
    /** Each line of these is a PhotoRecord. */
    readonly files: readonly PartRecord[]
    /** Named by a row, and not in the archive: the rows are left out at a restore. */
    readonly missing: readonly MissingPhoto[]
  }
  /** Of people who had something deleted while the backup was written. */
  readonly erasures: readonly PartRecord[]
}

export type PhotoRecord = { readonly file: string; readonly bytes: number; readonly sha256: string }

/** `erased`: its owner has deleted or replaced it meanwhile. `lost`: its row is there and its file is not. */
export type MissingPhoto = { readonly file: string; readonly why: 'erased' | 'lost' }

export type ReadManifest = {
  readonly manifest: Manifest
  /** Names this archive and no other. */
  readonly checksum: string
}

export const writeManifest = async (
  folder: string,
  parts: Omit<Manifest, 'format' | 'version'>,
): Promise<ReadManifest> => {
  const manifest: Manifest = { format, version: archiveVersion, ...parts }
  const checksum = sha256(JSON.stringify(manifest))
  await writeAtomically(folder, manifestFile, Buffer.from(`${JSON.stringify({ ...manifest, checksum }, null, 2)}\n`))
  return { manifest, checksum }
}

/** It throws what an operator can do something about. */
export const readManifest = async (folder: string): Promise<ReadManifest> => {
  const text = await readManifestText(folder)
  const { checksum, ...manifest } = parseManifest(folder, text)
  if (manifest.format !== format) throw startFailure(`${join(folder, manifestFile)} is not the manifest of a backup.`)
  if (manifest.version !== archiveVersion)
    throw startFailure(
      `The backup in ${folder} has the format ${manifest.version}, and this version of the program reads the format ${archiveVersion}. Use the version that made it.`,
    )
  if (sha256(JSON.stringify(manifest)) !== checksum) throw startFailure(damagedMessage(folder))
  return { manifest, checksum }
}

const damagedMessage = (folder: string): string =>
  `The backup in ${folder} is damaged: ${manifestFile} is not what was written. Use another copy of it, or another backup.`

const readManifestText = async (folder: string): Promise<string> => {
  try {
    return await readFile(join(folder, manifestFile), 'utf8')
  } catch (error) {
    if (errorCode(error) !== 'ENOENT' && errorCode(error) !== 'ENOTDIR')
      throw startFailure(`${join(folder, manifestFile)} cannot be read (${errorCode(error)}).`)
    throw startFailure(
      isUnfinished(folder)
        ? `The backup in ${folder} was never finished: it has no ${manifestFile}. Make another one with npm run backup -- ${folder}`
        : `There is no backup in ${folder}: it has no ${manifestFile}.`,
    )
  }
}

const parseManifest = (folder: string, text: string): Manifest & { readonly checksum: string } => {
  try {
    return JSON.parse(text) as Manifest & { readonly checksum: string }
  } catch {
    throw startFailure(damagedMessage(folder))
  }
}
