// npm run content -- uses <id>: where an id is defined, and every place that refers to it.
import { loadSource } from '#scripts/build/load-source.mjs'
import { findNamed, fullName } from './named-thing.mjs'

/** @param {import('./commands.mjs').Invocation} invocation */
export async function run({ folder, names: [name = ''] }) {
  const [{ positionOf }, { counted }] = await Promise.all([
    loadSource('#content/yaml/range.ts'),
    loadSource('#content/problems/wording.ts'),
  ])
  const { things } = await findNamed(folder, name)
  /** @param {import('#content/names/read-names.ts').NameInFile} place */
  const line = ({ file, range, path }) => {
    const { line: row, column } = positionOf(range)
    return `  ${file.name}:${row}:${column}  ${path}`
  }
  for (const thing of things) {
    const { definitions, references } = thing
    const uses = counted(references.length, 'use', 'uses')
    console.log([`${fullName(thing)}, ${uses}`, ...definitions.map(line), ...references.map(line)].join('\n'))
  }
  return 0
}
