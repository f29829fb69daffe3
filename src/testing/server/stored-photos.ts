/** The photos that a product keeps on its disk: not the marks of the store, and not what is in quarantine. */
import { existsSync, readdirSync } from 'node:fs'
import { basename, join, sep } from 'node:path'

/** Names of files, without their folders. */
export const storedPhotos = ({ dataDir }: { readonly dataDir: string }): readonly string[] => {
  const folder = join(dataDir, 'photos')
  if (!existsSync(folder)) return []
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  return paths
    .filter((path) => path.endsWith('.jpg') && !path.startsWith(`quarantine${sep}`))
    .map((path) => basename(path))
}
