/** The manifest of an archive. It is written last: a folder without one is not an archive. */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sha256Of } from '#server/operations/sha256.ts'
import { startFailure } from '#server/config/start-failure.ts'
import { errorCode } from '#server/operations/error-code.ts'
import { isUnfinished } from './archive-folder.ts'
import { writeAtomically } from '#server/operations/write-atomically.ts'
import type { PartRecord } from './parts.ts'

/** Increase when older code cannot read new archives. */
const archiveVersion = 1
const format = 'quiz-backup'

export const manifestFile = 'manifest.json'

export type Manifest = {
  readonly format: string
  readonly version: number
  /** The time of the snapshot. Everything that was acknowledged before it is in the archive. */
  readonly created_at: string
  readonly finished_at: string
  /** null: the content was invalid. */
  readonly content_version: string | null
  /** The applied migrations. */
  readonly migrations: readonly string[]
  /** The archived tables, in the order in which their rows can be inserted. */
  readonly tables: readonly { readonly name: string; readonly rows: number; readonly files: readonly PartRecord[] }[]
  readonly photos: {
    readonly count: number
    readonly bytes: number
    /** Each line is a PhotoRecord. */
    readonly files: readonly PartRecord[]
    /** Photos with a row whose file is not in the archive. A restore leaves their rows out. */
    readonly missing: readonly MissingPhoto[]
  }
  /** Erasures during the backup. */
  readonly erasures: readonly PartRecord[]
}

export type PhotoRecord = { readonly file: string; readonly bytes: number; readonly sha256: string }

/** `erased`: deleted or replaced by its owner during the backup. `lost`: the row exists and the file does not. */
export type MissingPhoto = { readonly file: string; readonly why: 'erased' | 'lost' }

export type ReadManifest = {
  readonly manifest: Manifest
  /** SHA-256 of the manifest; identifies the archive. */
  readonly checksum: string
}

export const writeManifest = async (
  folder: string,
  parts: Omit<Manifest, 'format' | 'version'>,
): Promise<ReadManifest> => {
  const manifest: Manifest = { format, version: archiveVersion, ...parts }
  const checksum = sha256Of(JSON.stringify(manifest))
  await writeAtomically(join(folder, manifestFile), `${JSON.stringify({ ...manifest, checksum }, null, 2)}\n`)
  return { manifest, checksum }
}

/** Throws a StartFailure with a message for the operator when the manifest is missing, damaged or of another version. */
export const readManifest = async (folder: string): Promise<ReadManifest> => {
  const text = await readManifestText(folder)
  const { checksum, ...manifest } = parseManifest(folder, text)
  if (manifest.format !== format) throw startFailure(`${join(folder, manifestFile)} is not the manifest of a backup.`)
  if (manifest.version !== archiveVersion)
    throw startFailure(
      `The backup in ${folder} has the format ${manifest.version}, and this version of the program reads the format ${archiveVersion}. Use the version that made it.`,
    )
  if (sha256Of(JSON.stringify(manifest)) !== checksum) throw startFailure(damagedMessage(folder))
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
