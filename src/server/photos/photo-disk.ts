/** Listings that do not keep all names in memory. */
import { opendir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { isPartName, isPhotoName } from './photo-names.ts'
import { batchesOf } from './file-batches.ts'
import type { FileList, StoredFile } from './stored-file.ts'

type FoundFile = { readonly name: string; readonly path: string }

/** Photos and partial files in the folder and in `depth` levels of shards (folders named by two hex digits). */
export async function* listFilesBelow(folder: string, depth: number): AsyncGenerator<FoundFile> {
  for await (const entry of await opendir(folder)) {
    const path = join(folder, entry.name)
    if (entry.isFile() && (isPhotoName(entry.name) || isPartName(entry.name))) yield { name: entry.name, path }
    else if (depth > 0 && entry.isDirectory() && /^[0-9a-f]{2}$/.test(entry.name))
      yield* listFilesBelow(path, depth - 1)
  }
}

export async function* withTimes(found: AsyncIterable<FoundFile>): FileList {
  for await (const batch of batchesOf(found)) yield await timesOf(batch)
}

const timesOf = async (batch: readonly FoundFile[]): Promise<readonly StoredFile[]> => {
  const files = await Promise.all(
    batch.map(({ name, path }) =>
      stat(path).then(
        ({ mtime }) => [{ name, since: mtime }],
        // Deleted since the listing.
        () => [],
      ),
    ),
  )
  return files.flat()
}
