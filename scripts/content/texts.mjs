// npm run content -- texts: writes the default texts that visitors of this content can read into its files, to be translated or reworded.
import { mkdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { loadSource } from '#scripts/build/load-source.mjs'
import { replaceFile } from './replace-file.mjs'

/** @param {import('./commands.mjs').Invocation} invocation */
export async function run({ folder }) {
  const [
    { compileFiles, defaultTextsOf },
    { defaultsFolder },
    { readFolder },
    { compilerInputs },
    { formatProblems },
    { counted },
    { withOwnTexts },
  ] = await Promise.all([
    loadSource('#content/compile-files.ts'),
    loadSource('#content/folder/content-file.ts'),
    loadSource('#content/folder/read-folder.ts'),
    loadSource('#content/package-files.ts'),
    loadSource('#content/problems/report.ts'),
    loadSource('#content/problems/wording.ts'),
    loadSource('#content/write/own-texts.ts'),
  ])
  const read = await readFolder(folder)
  const inputs = compilerInputs()
  // Errors in default texts are ignored: a default can be invalid in the language of the content, and is then one of the texts to write.
  const errors = compileFiles(read, inputs).problems.filter(
    ({ file, severity }) => severity === 'error' && !file.startsWith(defaultsFolder),
  )
  if (errors.length > 0) {
    console.error(formatProblems(errors))
    return 1
  }
  const { written, withoutPlace } = withOwnTexts(defaultTextsOf(read, inputs), {
    own: read.files,
    defaults: inputs.defaults,
    schemas: read.schemas,
  })
  for (const { path, text, count } of written) {
    const file = join(folder, path)
    await mkdir(dirname(file), { recursive: true })
    await replaceFile(file, text)
    console.log(`${path}: ${counted(count, 'text', 'texts')} added.`)
  }
  for (const { path, part, count } of withoutPlace)
    console.log(`${path}: ${count} not added. Move \`${part}\` from the quiz file into this file first.`)
  console.log(
    written.length === 0
      ? 'Nothing to add: the content has every text that it can have.'
      : 'Change the texts. The names before a colon and the words in braces stay as they are.',
  )
  return 0
}
