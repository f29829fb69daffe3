// npm run content -- rename <id> <new id>: changes an id in all files, unless that would add an error to the content.
import { join } from 'node:path'
import { loadSource } from '#scripts/build/load-source.mjs'
import { findNamed, fullName } from './named-thing.mjs'
import { replaceFile } from './replace-file.mjs'

/** @param {import('./commands.mjs').Invocation} invocation */
export async function run({ folder, names: [name = '', newId = ''] }) {
  const { contentFolder, places, things } = await findNamed(folder, name)
  const [thing] = things
  if (!thing || things.length > 1)
    throw new Error(`Several things have this id. Say which: ${things.map(fullName).join(', ')}.`)
  const [{ renameId }, { spliced }, { compileFiles }, { compilerInputs }, { counted }] = await Promise.all([
    loadSource('#content/names/rename.ts'),
    loadSource('#content/write/change.ts'),
    loadSource('#content/compile-files.ts'),
    loadSource('#content/package-files.ts'),
    loadSource('#content/problems/wording.ts'),
  ])
  const renamed = renameId(contentFolder, places, thing, newId)
  if (!renamed.ok) throw new Error(renamed.message)

  const files = contentFolder.files.map((file) => {
    const edits = renamed.edits.filter((edit) => edit.file === file.name)
    if (edits.length === 0) return file
    return { ...file, bytes: new TextEncoder().encode(spliced(new TextDecoder().decode(file.bytes), edits)) }
  })
  /** @param {typeof contentFolder.files} read */
  const errorsOf = (read) =>
    compileFiles({ ...contentFolder, files: read }, compilerInputs()).problems.filter(
      ({ severity }) => severity === 'error',
    )
  const [before, after] = [errorsOf(contentFolder.files), errorsOf(files)]
  if (after.length > before.length) {
    const known = new Set(before.map(({ file, path, message }) => `${file} ${path} ${message}`))
    const reason = after.find(({ file, path, message }) => !known.has(`${file} ${path} ${message}`))
    throw new Error(`Nothing was changed, because this would be wrong then: ${reason?.file}: ${reason?.message}`)
  }
  const changed = files.filter((file, index) => file !== contentFolder.files[index])
  for (const { path, bytes } of changed) await replaceFile(join(folder, path), bytes)
  console.log(
    `${fullName(thing)} is ${newId} now: ${counted(renamed.edits.length, 'place', 'places')} in ${counted(changed.length, 'file', 'files')}.`,
  )
  return 0
}
