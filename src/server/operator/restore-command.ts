/** Restores an archive into an empty installation, or only verifies it. */
import { readFile, readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { formatCount } from '#server/backup/progress.ts'
import { refuseNewerArchive, restoreArchive } from '#server/backup/restore-archive.ts'
import { type Verified, verifyArchive } from '#server/backup/verify-archive.ts'
import { parseErasures, openErasureLog } from '#server/erasures/erasure-log.ts'
import { openPhotoStore } from '#server/photos/open-photo-store.ts'
import { compileRules } from '#server/results/quiz-rules.ts'
import { readContent } from '#server/results/read-content.ts'
import type { EnvironmentVariables } from '#server/config/environment.ts'
import { startFailure } from '#server/config/start-failure.ts'
import type { LoggedErasure } from '#server/store/operations/erasures.ts'
import { day } from '#server/operations/durations.ts'
import { type Command, givenPath, requireEnvironment, type Io, parseCommandArgs, usageFailure } from './command.ts'

const usage = `npm run restore -- <folder> restores a backup into an empty installation: SQLite or PostgreSQL, disk or S3,
whatever the backup was made from. Stop the server first. It reads DATA_DIR, DATABASE_URL, PHOTOS_DIR and S3_* as the server does.

  --verify               only check that the backup is complete and undamaged
  --erasures <path>      a file or folder of the erasure log of the installation that the backup was made from
  --accept-old           restore a backup that is older than the erasure log goes back`

const options = {
  verify: { type: 'boolean' },
  erasures: { type: 'string' },
  'accept-old': { type: 'boolean' },
} as const

export const restoreCommand: Command = {
  usage,
  run: async (args, env, io) => {
    const { positionals, values } = parseCommandArgs(args, env, options, 'npm run restore')
    const [folder] = positionals
    if (folder === undefined || positionals.length > 1) throw usageFailure(`Name the folder of one backup.\n\n${usage}`)
    const path = givenPath(folder, env)
    const archive = await requireIntact(path, io)
    if (values.verify) io.log(`The backup of ${summary(archive)} is complete and undamaged.`)
    else await restore(path, archive, values, env, io)
  },
}

/** Throws a start failure for a damaged archive: nothing is restored from it. */
const requireIntact = async (folder: string, io: Io): Promise<Verified> => {
  const archive = await verifyArchive(folder, io.log)
  const { problems } = archive
  if (problems.length > 0)
    throw startFailure(
      `The backup in ${folder} is damaged:\n${problems.slice(0, 20).join('\n')}${problems.length > 20 ? `\nand ${formatCount(problems.length - 20)} more files` : ''}`,
    )
  refuseNewerArchive(archive)
  return archive
}

type Values = { readonly erasures?: string | undefined; readonly 'accept-old'?: boolean | undefined }

const restore = async (
  folder: string,
  archive: Verified,
  values: Values,
  env: EnvironmentVariables,
  io: Io,
): Promise<void> => {
  const environment = requireEnvironment(env, io)
  const read = await readContent(environment.contentDir, environment.dataDir)
  if (!read.ok) throw startFailure(read.problems)
  const { content, version } = read
  if (!values['accept-old']) refuseOld(archive, content.constants.retention.backup_days)
  await restoreArchive(
    folder,
    archive,
    {
      location: environment,
      photos: await openPhotoStore(environment, io.log),
      log: await openErasureLog(environment),
      erasures: values.erasures === undefined ? [] : await readErasures(givenPath(values.erasures, env)),
      rules: compileRules(content, version),
      now: () => new Date(),
    },
    io.log,
  )
  io.log(`Restored the backup of ${summary(archive)}. The server can be started. All users have to log in again.`)
}

const refuseOld = ({ manifest }: Verified, days: number): void => {
  if (Date.parse(manifest.created_at) >= Date.now() - days * day) return
  throw startFailure(
    `The backup was made on ${manifest.created_at.slice(0, 10)}. Erasures are logged for ${days} days (retention.backup_days), so it would bring back data that people have deleted since. To restore it anyway: --accept-old`,
  )
}

/** Reads one log file, or all log files of a folder. */
const readErasures = async (path: string): Promise<readonly LoggedErasure[]> => {
  const found = await stat(path).catch(() => null)
  if (!found) throw startFailure(`There is no file or folder ${path}. --erasures names the erasure log.`)
  const isFolder = found.isDirectory()
  const names = isFolder
    ? (await readdir(path)).filter((name) => name.endsWith('.jsonl')).map((name) => join(path, name))
    : [path]
  if (names.length === 0) throw startFailure(`There is no erasure log in ${path}: its files end in .jsonl.`)
  const erasures: LoggedErasure[] = []
  for (const name of names) erasures.push(...parseErasures(await readFile(name, 'utf8'), name))
  return erasures
}

const summary = ({ manifest: { created_at, tables, photos } }: Verified): string =>
  `${created_at} (${formatCount(tables.reduce((sum, { rows }) => sum + rows, 0))} rows, ${formatCount(photos.count)} photos)`
