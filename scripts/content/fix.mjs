// npm run content -- --fix: applies the fixes of problems, and says what it has changed.
import { join } from 'node:path'
import { loadSource } from '#scripts/build/load-source.mjs'
import { replaceFile } from './replace-file.mjs'

/**
 * Changes the files. The check then reports the remaining problems.
 * @param {string} folder
 * @param {(line: string) => void} say
 */
export async function fixFolder(folder, say) {
  const [{ compileFiles }, { fixContent }, { readFolder }, { compilerInputs }, { createCompileCache }] =
    await Promise.all([
      loadSource('#content/compile-files.ts'),
      loadSource('#content/fix-content.ts'),
      loadSource('#content/folder/read-folder.ts'),
      loadSource('#content/package-files.ts'),
      loadSource('#content/folder/compile-cache.ts'),
    ])
  const cache = createCompileCache()
  const { changed, applied } = fixContent(await readFolder(folder), (read) =>
    compileFiles(read, compilerInputs(), cache),
  )
  for (const { path, bytes } of changed) await replaceFile(join(folder, path), bytes)
  for (const { problem, fix } of applied) say(`${problem.file}:${problem.line} ${fix.title}`)
  if (applied.length === 0) say('There is nothing that can be corrected with certainty.')
}
