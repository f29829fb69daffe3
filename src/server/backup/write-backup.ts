/** Writes a consistent archive of an installation while its server runs. */
import type { PhotoStore } from '#server/photos/photo-store.ts'
import { hour } from '#server/operations/durations.ts'
import { erasuresSince } from '#server/store/operations/erasures.ts'
import { type DatabaseLocation, openForReading } from '#server/store/database/database.ts'
import { claimFolder } from './archive-folder.ts'
import { syncTree } from './durable-files.ts'
import { type Manifest, writeManifest } from './manifest.ts'
import { type PartRecord, writeParts } from './parts.ts'
import type { Print } from './progress.ts'
import { writePhotos } from './write-photos.ts'
import { writeRows } from './write-rows.ts'

export type BackupSource = {
  readonly location: DatabaseLocation
  readonly photos: Pick<PhotoStore, 'get'>
  readonly contentVersion: string | null
  readonly now: () => Date
}

/** All files are synced before the manifest is written, so an interrupted backup has no manifest and cannot be restored. */
export const writeBackup = async (folder: string, source: BackupSource, print: Print): Promise<Manifest> => {
  const claimed = await claimFolder(folder, print)
  try {
    const created_at = source.now().toISOString()
    const { migrations, tables } = await writeRows(folder, source.location, print)
    const photos = await writePhotos(folder, source.location, source.photos, tables, print)
    const erasures = await writeErasures(folder, source.location, created_at)
    await syncTree(folder)
    const { manifest } = await writeManifest(folder, {
      created_at,
      finished_at: source.now().toISOString(),
      content_version: source.contentVersion,
      migrations,
      tables,
      photos,
      erasures,
    })
    await claimed.finish()
    return manifest
  } catch (error) {
    await claimed.release()
    throw error
  }
}

/** Tolerance for differences between the servers' clocks. Duplicate records are harmless. */
const overlapMs = hour

/** Records what was erased while the backup was written, since the snapshot still contains it. */
const writeErasures = async (
  folder: string,
  location: DatabaseLocation,
  since: string,
): Promise<readonly PartRecord[]> => {
  const store = await openForReading(location, 'without time limit')
  try {
    const parts = writeParts(folder, 'erasures/during')
    await parts.add(await erasuresSince(store, new Date(Date.parse(since) - overlapMs).toISOString()))
    return await parts.end()
  } finally {
    await store.destroy()
  }
}
