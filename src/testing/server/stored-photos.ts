/** Lists the photos in a data folder, without the marker files of the store and without quarantined photos. */
import { existsSync, readdirSync } from 'node:fs'
import { basename, join, sep } from 'node:path'

/** File names without folders. */
export const storedPhotos = ({ dataDir }: { readonly dataDir: string }): readonly string[] => {
  const folder = join(dataDir, 'photos')
  if (!existsSync(folder)) return []
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  return paths
    .filter((path) => path.endsWith('.jpg') && !path.startsWith(`quarantine${sep}`))
    .map((path) => basename(path))
}
