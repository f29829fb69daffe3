/**
 * Loads the content at the start. Compiling takes a second and 40 MB, so the compiled content is cached: by the build beside the
 * server, and by a start with other content in the data folder. The cache is valid while content, schemas and server are unchanged.
 */
import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { ContentFolder } from '#content/folder/content-file.ts'
import { readFolder } from '#content/folder/read-folder.ts'
import type { Content } from '#types/content.generated.ts'
import { errorCode } from '#server/operations/error-code.ts'
import { makeFolder } from '#server/operations/make-folder.ts'
import { writeAtomically } from '#server/operations/write-atomically.ts'

export type ReadContent =
  | {
      readonly ok: true
      readonly content: Content
      readonly version: string
      /** The pages were built from another content, or from an earlier state of this one. */
      readonly hasOtherPages: boolean
    }
  | { readonly ok: false; readonly problems: string }

type CachedContent = { readonly fingerprint: string; readonly content: Content; readonly version: string }

/** Schemas and defaults are part of the fingerprint, so that a change of them invalidates the cache. */
const schemas = import.meta.glob<string>('/schemas/*.schema.json', { eager: true, query: '?raw', import: 'default' })

/** The defaults are bundled with the server, which must work without the sources. Of pictures only the names are used. */
const defaults = import.meta.glob<string>('/src/content/defaults/**/*.{yaml,svg,png}', {
  eager: true,
  query: '?raw',
  import: 'default',
})
const defaultsFolder = '/src/content/defaults/'

/** `builtDir`: folder of the build, if any. */
export const readContent = async (
  folder: string,
  dataDir: string,
  builtDir: string | null = null,
): Promise<ReadContent> => {
  const file = join(dataDir, 'content.json')
  const contentFolder = await readFolder(folder).catch(unreadable)
  if ('problems' in contentFolder) return contentFolder
  const fingerprint = await fingerprintOf(contentFolder)
  const built = builtDir === null ? null : await readCache(join(builtDir, 'content.json'))
  const hasOtherPages = built !== null && built.fingerprint !== fingerprint
  const cached = built !== null && !hasOtherPages ? built : await readCache(file)
  if (cached?.fingerprint === fingerprint)
    return { ok: true, content: cached.content, version: cached.version, hasOtherPages }

  // Imported only on a cache miss: loading the compiler and its packages takes most of the start.
  const { compileFiles } = await import('#content/compile-files.ts')
  const { compilerInputs } = await import('#content/package-files.ts')
  const { defaultFile } = await import('#content/folder/content-file.ts')
  const { contentVersion } = await import('#content/version.ts')
  const inputs = compilerInputs({
    defaults: Object.entries(defaults).map(([path, text]) =>
      defaultFile(path.slice(defaultsFolder.length), new TextEncoder().encode(text)),
    ),
  })
  const { content, problems } = compileFiles(contentFolder, inputs)
  if (!content) {
    const { formatProblems } = await import('#content/problems/report.ts')
    return { ok: false, problems: formatProblems(problems) }
  }
  const version = contentVersion(content)
  await writeCache(dataDir, file, { fingerprint, content, version })
  return { ok: true, content, version, hasOtherPages }
}

/** Turns an error of the system, such as a missing folder, into a problem. */
const unreadable = (error: unknown): Extract<ReadContent, { readonly ok: false }> => {
  if (!(error instanceof Error) || errorCode(error) === '') throw error
  return {
    ok: false,
    problems: `${error.message.replace(/\.$/, '')}. The content is read from the folder that CONTENT_DIR names.`,
  }
}

/** Hashes the same bytes that are compiled, so that the fingerprint in the cache always belongs to its content. */
const fingerprintOf = async ({ files }: ContentFolder): Promise<string> => {
  const hash = createHash('sha256').update(JSON.stringify([schemas, defaults]))
  hash.update(await readFile(fileURLToPath(import.meta.url)))
  for (const { path, bytes } of files) hash.update(`${path}\0${bytes.length}\0`).update(bytes)
  return hash.digest('hex')
}

/** null: there is no readable cache. It is not validated again, because only this program writes it. */
const readCache = async (file: string): Promise<CachedContent | null> => {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as CachedContent
  } catch {
    return null
  }
}

/** A failure is ignored: the next start compiles again. */
const writeCache = async (dataDir: string, file: string, compiled: CachedContent): Promise<void> => {
  try {
    makeFolder(dataDir)
    await writeAtomically(file, JSON.stringify(compiled), { mode: 0o644 })
  } catch {
    // Only the next start is slower.
  }
}
