// npm run content: prints every problem and fails, or prints a one-line summary.
import { loadSource } from '#scripts/build/load-source.mjs'
import { UsageError } from './command-line.mjs'
import { fixFolder } from './fix.mjs'
import { formats } from './formats.mjs'
import { watchFolder } from './watch.mjs'

/** @param {import('./commands.mjs').Invocation} invocation */
export async function run({ folder, options }) {
  const { compileContent } = await loadSource('#content/compile.ts')
  const print = formatFor(options)
  /** @param {import('#content/folder/compile-cache.ts').CompileCache} [cache] */
  const check = async (cache) => {
    if (options['fix']) await fixFolder(folder)
    const result = await compileContent(folder, cache ? { cache } : {})
    await print(result, folder)
    if (!result.content) return 1
    if (!options['strict'] || result.problems.length === 0) return 0
    console.error('Failed: --strict accepts no warnings.')
    return 1
  }
  return options['watch'] ? watchFolder(folder, check) : check()
}

/** @param {import('./commands.mjs').Invocation['options']} options */
function formatFor({ json, format }) {
  if (json && format !== undefined && format !== 'json') throw new UsageError('Choose one of --json and --format.')
  const automatic = process.env['GITHUB_ACTIONS'] === 'true' ? 'github' : 'text'
  const name = json ? 'json' : (format ?? automatic)
  const print = Object.entries(formats).find(([known]) => known === name)?.[1]
  if (!print) throw new UsageError(`There is no format “${name}”. Known: ${Object.keys(formats).join(', ')}.`)
  return print
}
