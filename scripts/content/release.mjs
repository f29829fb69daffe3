// npm run content -- release: adds the ids of a content without errors to its history.
import { mkdir, readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { loadSource } from '#scripts/build/load-source.mjs'
import { replaceFile } from './replace-file.mjs'

/** @param {import('./commands.mjs').Invocation} invocation */
export async function run({ folder }) {
  const [
    { compileContent },
    { formatProblems },
    { dayIn },
    { historyFile },
    { entriesOfRelease, withEntries },
    { schemasFrom },
  ] = await Promise.all([
    loadSource('#content/compile.ts'),
    loadSource('#content/problems/report.ts'),
    loadSource('#engine/format.ts'),
    loadSource('#content/history/id-records.ts'),
    loadSource('#content/history/release.ts'),
    loadSource('#content/folder/package-root.ts'),
  ])
  const { content, problems } = await compileContent(folder)
  if (problems.length > 0) console.error(formatProblems(problems))
  if (!content) return 1
  const entries = entriesOfRelease(content, dayIn(new Date()))
  if (entries.length === 0) {
    console.log(`Nothing to add: every id is in ${historyFile} with its meaning.`)
    return 0
  }
  const file = join(folder, historyFile)
  const text = await readFile(file, 'utf8').catch(() => null)
  await mkdir(dirname(file), { recursive: true })
  await replaceFile(file, withEntries(text, entries, schemasFrom(folder)))
  const retired = entries.filter((entry) => entry.retired).length
  console.log(
    `${entries.length - retired} ids and labels are published, ${retired} are retired. Commit ${historyFile}.`,
  )
  return 0
}
