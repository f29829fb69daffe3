/**
 * Servers that share a database must share their photos too. Each registers the location of its photos in the database and refuses to
 * start if another server uses a different one. Equal paths prove nothing across machines, so each server writes a marker file with
 * its id into its folder, and the others look for it.
 */
import { access, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { hostname } from 'node:os'
import { join } from 'node:path'
import type { Environment } from '#server/config/environment.ts'
import { newId } from '#server/accounts/secrets.ts'
import { startFailure } from '#server/config/start-failure.ts'
import { deleteServersBefore, otherServers, removeServer, recordServer } from '#server/store/operations/servers.ts'
import type { ServerRow, Store } from '#server/store/database/tables.ts'
import { day, second } from '#server/operations/durations.ts'
import { makeFolder } from './make-folder.ts'

const heartbeatMs = 10 * second
/** A server without a heartbeat for this long is considered stopped. */
const expiryMs = 30 * second

export type Registration = { readonly end: () => Promise<void> }

type Place = Pick<Environment, 'databaseUrl' | 'photosDir' | 'photosShared' | 's3'>

/** Throws a start failure if another server keeps its photos elsewhere. With SQLite there is only one server. */
export const registerServer = async (store: Store, place: Place, now: () => Date): Promise<Registration> => {
  if (place.databaseUrl === null) return { end: async () => undefined }
  const id = newId()
  const started_at = now().toISOString()
  const photo_place = place.s3 ? `bucket ${place.s3.bucket}` : `folder ${place.photosDir} on ${hostname()}`
  const heartbeat = () => recordServer(store, { id, started_at, seen_at: now().toISOString(), photo_place })
  const markerFolder = place.s3 ? null : join(place.photosDir, 'servers')
  const unregister = async (): Promise<void> => {
    if (markerFolder !== null) await rm(join(markerFolder, id), { force: true })
    await removeServer(store, id)
  }

  const since = new Date(now().getTime() - expiryMs).toISOString()
  await deleteServersBefore(store, new Date(now().getTime() - day).toISOString())
  if (markerFolder !== null) await writeMarker(markerFolder, id)
  await heartbeat()
  // After registering: of two servers that start at the same time, at least one sees the other.
  const others = await otherServers(store, id, since)
  const sharing = await Promise.all(
    others.map((other) => sharesPhotos(other, photo_place, markerFolder, place.photosShared)),
  )
  const conflict = others.find((_, at) => !sharing[at])
  if (conflict) {
    await unregister()
    throw startFailure(describeConflict(photo_place, conflict))
  }
  // Failures are ignored: /readyz reports the database, and the next heartbeat writes the row again.
  const timer = setInterval(() => void heartbeat().catch(() => undefined), heartbeatMs)
  timer.unref()
  return {
    end: async () => {
      clearInterval(timer)
      await unregister()
    },
  }
}

const sharesPhotos = async (
  other: ServerRow,
  ownPlace: string,
  markerFolder: string | null,
  isDeclared: boolean,
): Promise<boolean> => {
  if (markerFolder === null || !other.photo_place.startsWith('folder ')) return other.photo_place === ownPlace
  if (isDeclared) return true
  return access(join(markerFolder, other.id)).then(
    () => true,
    () => false,
  )
}

const describeConflict = (ownPlace: string, { photo_place, seen_at }: ServerRow): string =>
  `Another server uses this database (last seen ${seen_at}) and keeps its photos elsewhere (${photo_place}; this one: ${ownPlace}). Each would miss the photos of the other. Keep the photos of all servers in one bucket (S3_...), or in one folder that they share (PHOTOS_DIR). If the folder is shared in a way that cannot be seen from here, declare it with PHOTOS_SHARED=true. If the other server was stopped by force, start this one again in ${expiryMs / second} seconds.`

const writeMarker = async (folder: string, id: string): Promise<void> => {
  makeFolder(folder)
  for (const name of await readdir(folder)) {
    const path = join(folder, name)
    const age = await stat(path).then(
      ({ mtimeMs }) => Date.now() - mtimeMs,
      () => 0,
    )
    // Old markers were left by killed servers. 400 days is longer than any expected uptime: the marker of a running server must stay.
    if (age > 400 * day) await rm(path, { force: true })
  }
  await writeFile(join(folder, id), '')
}
