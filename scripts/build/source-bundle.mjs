import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { fingerprintOf } from './files.mjs'

/**
 * The fingerprint of everything that a bundle may contain.
 * @param {string} root folder with src/, schemas/ and node_modules/
 */
export function sourceFingerprint(root) {
  const sources = ['src', 'schemas', 'package.json', 'package-lock.json'].map((name) => join(root, name))
  return fingerprintOf([...sources, import.meta.filename])
}

/**
 * Bundles a module of src/ with its imports, except packages, and returns the file. The fingerprint is part of its name: while no
 * source changes, the bundle is only looked up, without loading Vite.
 * @param {string} root
 * @param {string} entry file in src/
 * @param {string} fingerprint
 * @returns {Promise<string>}
 */
export async function sourceBundle(root, entry, fingerprint) {
  const folder = join(root, 'node_modules/.cache/source')
  const id = createHash('sha256').update(entry).digest('hex').slice(0, 12)
  const bundle = `${id}-${fingerprint.slice(0, 24)}.mjs`
  if (!existsSync(join(folder, bundle))) await writeBundle(root, entry, folder, bundle)
  return join(folder, bundle)
}

/**
 * @param {string} root
 * @param {string} entry
 * @param {string} folder
 * @param {string} bundle
 */
async function writeBundle(root, entry, folder, bundle) {
  const { build } = await import('vite')
  mkdirSync(folder, { recursive: true })
  const unfinished = mkdtempSync(join(folder, 'unfinished-'))
  try {
    await build({
      root,
      configFile: false,
      logLevel: 'silent',
      build: {
        ssr: entry,
        outDir: unfinished,
        emptyOutDir: false,
        copyPublicDir: false,
        minify: false,
        rolldownOptions: { output: { entryFileNames: bundle, codeSplitting: false } },
      },
    })
    const [id] = bundle.split('-')
    for (const name of readdirSync(folder))
      if (name.startsWith(`${id}-`) && name !== bundle) rmSync(join(folder, name), { force: true })
    // Moved into place in one step, because another process may look for the bundle at the same time.
    renameSync(join(unfinished, bundle), join(folder, bundle))
  } finally {
    rmSync(unfinished, { recursive: true, force: true })
  }
}
