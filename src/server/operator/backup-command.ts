/** Writes a consistent archive of rows and photos. The server may be running. */
import { sep } from 'node:path'
import { formatCount } from '#server/backup/progress.ts'
import type { Manifest } from '#server/backup/manifest.ts'
import { writeBackup } from '#server/backup/write-backup.ts'
import { openPhotoStore } from '#server/photos/open-photo-store.ts'
import { readContent } from '#server/results/read-content.ts'
import { startFailure } from '#server/config/start-failure.ts'
import { openForReading } from '#server/store/database/database.ts'
import { utcDay } from '#server/operations/calendar.ts'
import { day } from '#server/operations/durations.ts'
import { type Command, givenPath, requireEnvironment, type Io, parseCommandArgs, usageFailure } from './command.ts'

const usage = `npm run backup -- <folder> writes a backup of all rows and photos into a new folder.

The server may be running: everything that it acknowledged before the start of the backup is included.
It reads DATA_DIR, DATABASE_URL, PHOTOS_DIR and S3_* as the server does.`

export const backupCommand: Command = {
  usage,
  run: async (args, env, io) => {
    const { positionals } = parseCommandArgs(args, env, {}, 'npm run backup')
    const [folder] = positionals
    if (folder === undefined || positionals.length > 1)
      throw usageFailure(`Name one folder to write the backup into.\n\n${usage}`)
    const environment = requireEnvironment(env, io)
    // Opened before anything is written, because the settings may name the wrong place.
    await (await openForReading(environment)).destroy()
    const read = await readContent(environment.contentDir, environment.dataDir)
    const target = givenPath(folder, env)
    if (environment.s3 === null) refuseWithin(environment.photosDir, target)
    if (isWithin(environment.dataDir, target))
      io.log(
        `Warning: ${target} is within DATA_DIR, so the backup would be lost with the data. Keep it on another disk.`,
      )
    const source = {
      location: environment,
      photos: await openPhotoStore(environment, io.log),
      contentVersion: read.ok ? read.version : null,
      now: () => new Date(),
    }
    const manifest = await writeBackup(target, source, io.log)
    report(target, manifest, read.ok ? read.content.constants.retention.backup_days : null, io)
  },
}

const isWithin = (folder: string, path: string): boolean => `${path}${sep}`.startsWith(`${folder}${sep}`)

/** An archive inside the photos folder would be lost together with the photos. */
const refuseWithin = (photosDir: string, target: string): void => {
  if (isWithin(photosDir, target))
    throw startFailure(
      `${target} is within the folder of the photos ${photosDir}, so the backup would be lost with them. Name a folder outside of it, if possible on another disk.`,
    )
}

const report = (folder: string, { created_at, tables, photos }: Manifest, keepDays: number | null, io: Io): void => {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0)
  const lost = photos.missing.filter(({ why }) => why === 'lost')
  if (lost.length > 0)
    io.log(
      `Warning: ${formatCount(lost.length)} photos have a row and no file, so they are not in the backup: ${some(lost.map(({ file }) => file))}`,
    )
  io.log(
    `Backup of ${created_at}: ${formatCount(rows)} rows and ${formatCount(photos.count)} photos (${megabytes(photos.bytes)} MB) in ${folder}`,
  )
  if (keepDays === null) io.log('Warning: the content could not be read, so its version is not in the backup.')
  else
    io.log(
      `Delete it by ${utcDay(new Date(Date.parse(created_at) + keepDays * day))}: erasures are logged for ${keepDays} days (retention.backup_days), so an older backup would bring back deleted data.`,
    )
}

const some = (names: readonly string[]): string =>
  `${names.slice(0, 5).join(', ')}${names.length > 5 ? ` and ${formatCount(names.length - 5)} more` : ''}`

const megabytes = (bytes: number): string => (bytes / 1_000_000).toFixed(1)
