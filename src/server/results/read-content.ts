/**
 * The content of a start. Compiling it takes a second and 40 MB, so the build keeps the compiled content beside the server, and a
 * start with another content keeps it in the data folder. It is used while neither the content, nor the schemas, nor the program
 * has changed.
 */
import { createHash } from 'node:crypto'
import { mkdir, readFile, readdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Content } from '#types/content.generated.ts'

export type ReadContent =
  | { readonly ok: true; readonly content: Content; readonly version: string }
  | { readonly ok: false; readonly problems: string }

type CachedContent = { readonly fingerprint: string; readonly content: Content; readonly version: string }

/** In the bundle, so that the bundle is another one when a schema is. */
const schemas = import.meta.glob<string>('/schemas/*.schema.json', { eager: true, query: '?raw', import: 'default' })

/** `builtDir`: the folder of the build, where there is one. */
export const readContent = async (
  folder: string,
  dataDir: string,
  builtDir: string | null = null,
): Promise<ReadContent> => {
  const file = join(dataDir, 'content.json')
  const fingerprint = await fingerprintOf(folder)
  for (const place of builtDir === null ? [file] : [join(builtDir, 'content.json'), file]) {
    const kept = await readCache(place)
    if (kept?.fingerprint === fingerprint) return { ok: true, content: kept.content, version: kept.version }
  }

  // Not loaded at all when nothing has changed: the compiler and its packages are most of the time that a start takes.
  const { compileContent } = await import('#content/compile.ts')
  const { content, version, problems } = await compileContent(folder)
  if (!content) {
    const { formatProblems } = await import('#content/problems/report.ts')
    return { ok: false, problems: formatProblems(problems) }
  }
  await writeCache(dataDir, file, { fingerprint, content, version })
  return { ok: true, content, version }
}

const fingerprintOf = async (folder: string): Promise<string> => {
  const hash = createHash('sha256').update(JSON.stringify(schemas))
  hash.update(await readFile(fileURLToPath(import.meta.url)))
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
  for (const path of files.sort()) {
    const bytes = await readFile(path)
    hash.update(`${path.slice(folder.length)}\0${bytes.length}\0`).update(bytes)
  }
  return hash.digest('hex')
}

/** The door through which it comes back: we wrote it, and only we can write there. */
const readCache = async (file: string): Promise<CachedContent | null> => {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as CachedContent
  } catch {
    return null
  }
}

/** Whole or not at all. Where it cannot be written, the next start judges again. */
const writeCache = async (dataDir: string, file: string, judged: CachedContent): Promise<void> => {
  try {
    await mkdir(dataDir, { recursive: true, mode: 0o700 })
    await writeFile(`${file}.part`, JSON.stringify(judged), { mode: 0o644 })
    await rename(`${file}.part`, file)
  } catch {
    // Slower next time, and nothing else.
  }
}
