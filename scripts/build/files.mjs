import { createHash } from 'node:crypto'
import { existsSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { basename, join, sep } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

/**
 * Compresses text files at the highest level, once, so that the server only has to send them.
 * @param {string} folder
 */
export function compressFiles(folder) {
  for (const file of filesIn(folder)) {
    if (!/\.(js|css|html|svg|json|txt|xml|webmanifest)$/.test(file)) continue
    const bytes = readFileSync(file)
    if (bytes.length < 500) continue
    writeFileSync(`${file}.br`, brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }))
    writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }))
  }
}

/**
 * A hash of the names and contents of all files except tests, stories, src/testing and hidden files (such as the drafts in a content
 * folder).
 * @param {readonly string[]} paths files and folders
 */
export function fingerprintOf(paths) {
  const hash = createHash('sha256')
  for (const path of paths)
    for (const file of filesIn(path).sort()) {
      const isOfTests = basename(path) === 'src' && file.startsWith(join(path, 'testing') + sep)
      if (isOfTests || /\.(test|stories)\.tsx?$/.test(file)) continue
      hash.update(file).update(readFileSync(file))
    }
  return hash.digest('hex')
}

/**
 * @param {string} path of a file or a folder
 * @returns {string[]}
 */
function filesIn(path) {
  if (!existsSync(path)) return []
  if (!statSync(path).isDirectory()) return [path]
  return readdirSync(path, { withFileTypes: true })
    .filter((entry) => !entry.name.startsWith('.'))
    .flatMap((entry) => {
      const file = join(path, entry.name)
      if (entry.isDirectory()) return filesIn(file)
      // Links to folders, and broken links, are left out: no content is read through them either.
      return entry.isSymbolicLink() && !statSync(file, { throwIfNoEntry: false })?.isFile() ? [] : [file]
    })
}
