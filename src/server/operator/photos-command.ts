/** Inspects the photo store, restores photos from quarantine, or adopts a store. The server may be running. */
import { formatCount } from '#server/backup/progress.ts'
import { restoreFromQuarantine } from '#server/cleanup/quarantine.ts'
import { openPhotoStore } from '#server/photos/open-photo-store.ts'
import {
  checkIdentity,
  whatDecides,
  writePhotoMarker,
  type DatabaseAndPhotos,
  type IdentityCheck,
} from '#server/photos/photo-identity.ts'
import type { FileList } from '#server/photos/stored-file.ts'
import { startFailure } from '#server/config/start-failure.ts'
import { openForReading } from '#server/store/database/database.ts'
import { readInstallation } from '#server/store/operations/installation.ts'
import { type Command, parseCommandArgs, requireEnvironment, usageFailure } from './command.ts'
import { unknownWord } from './usage.ts'

const npmCommand = 'npm run photos'

const usage = `npm run photos -- status           the number of photo files, the number in quarantine, and whether they belong to the database
npm run photos -- restore          restores from quarantine the files of photos in the database
npm run photos -- restore --all    restores all files from quarantine
npm run photos -- adopt            marks these photos as belonging to this database

The server may be running. The command reads DATA_DIR, DATABASE_URL, PHOTOS_DIR and S3_* as the server does.`

export const photosCommand: Command = {
  usage,
  run: async (args, env, io) => {
    const { positionals, values } = parseCommandArgs(args, env, { all: { type: 'boolean' } }, npmCommand)
    const [name = '', ...rest] = positionals
    const action = Object.hasOwn(actions, name) ? actions[name] : undefined
    if (name === '') throw usageFailure(`Say what to do.\n\n${usage}`)
    if (!action) throw usageFailure(unknownWord(npmCommand, 'command', name, Object.keys(actions)))
    if (rest[0] !== undefined) throw usageFailure(unknownWord(npmCommand, 'argument', rest[0], []))
    const environment = requireEnvironment(env, io)
    const store = await openForReading(environment)
    try {
      const installation = await readInstallation(store)
      if (!installation) throw startFailure('This database was made by an earlier version. Start the server once.')
      const photos = await openPhotoStore(environment, io.log)
      await io.write(`${await action({ database: { store, installation }, photos }, values.all === true)}\n`)
    } finally {
      await store.destroy()
    }
  },
}

const sizeOf = async (list: FileList): Promise<number> => {
  let size = 0
  for await (const batch of list) size += batch.length
  return size
}

const verdictOf = (identity: IdentityCheck, isEmpty: boolean): string => {
  if (!identity.ok) return identity.reason
  if (identity.isMarked) return isEmpty ? 'This place belongs to this database.' : 'They belong to this database.'
  return isEmpty
    ? `This place is empty, and not marked yet: the server marks it when it starts. If there should be photos, check ${whatDecides}.`
    : 'They fit this database, but are not marked yet: the server marks them when it starts.'
}

const actions: Readonly<Record<string, (place: DatabaseAndPhotos, all: boolean) => Promise<string>>> = {
  status: async (place) => {
    const { photos } = place
    const identity = await checkIdentity(place)
    const [kept, aside] = [await sizeOf(photos.list()), await sizeOf(photos.quarantine.list())]
    const verdict = verdictOf(identity, kept + aside === 0)
    return `Photo files: ${formatCount(kept)}. In quarantine: ${formatCount(aside)}. ${verdict}`
  },
  restore: async (place, all) => {
    const { database, photos } = place
    const identity = await checkIdentity(place)
    if (!identity.ok && !all) throw startFailure(identity.reason)
    const restored = await restoreFromQuarantine(database.store, photos, all ? 'all' : 'known')
    return `Restored: ${formatCount(restored)}. Still in quarantine: ${formatCount(await sizeOf(photos.quarantine.list()))}.`
  },
  adopt: async (place) => {
    await writePhotoMarker(place)
    return `The photos now belong to the installation ${place.database.installation.id}.`
  },
}
