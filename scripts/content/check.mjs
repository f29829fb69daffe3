// npm run content: prints every problem and fails, or prints a one-line summary.
import { unknownWord, UsageError } from '#scripts/build/arguments.mjs'
import { loadSource } from '#scripts/build/load-source.mjs'
import { npmCommand } from './commands.mjs'
import { fixFolder } from './fix.mjs'
import { formats } from './formats.mjs'
import { watchFolder } from './watch.mjs'

/** @param {import('./commands.mjs').Invocation} invocation */
export async function run({ folder, options }) {
  const { compileContent } = await loadSource('#content/compile.ts')
  const format = await formatOf(options)
  // With JSON, stdout must contain nothing else.
  const say = format === 'json' ? console.error : console.log
  /** @param {import('#content/folder/compile-cache.ts').CompileCache} [cache] */
  const check = async (cache) => {
    if (options['fix']) await fixFolder(folder, say)
    const result = await compileContent(folder, cache ? { cache } : {})
    await formats[format](result, folder)
    if (!result.content) return 1
    if (!options['strict'] || result.problems.length === 0) return 0
    console.error('Failed: --strict accepts no warnings.')
    return 1
  }
  return options['watch'] ? watchFolder(folder, check, say) : check()
}

/**
 * @param {import('./commands.mjs').Invocation['options']} options
 * @returns {Promise<keyof typeof formats>}
 */
async function formatOf({ json, format }) {
  if (json && format !== undefined && format !== 'json') throw new UsageError('Choose one of --json and --format.')
  const automatic = process.env['GITHUB_ACTIONS'] === 'true' ? 'github' : 'text'
  const name = json ? 'json' : (format ?? automatic)
  if (!isFormat(name)) throw await unknownWord(npmCommand, 'format', String(name), Object.keys(formats))
  return name
}

/**
 * @param {unknown} name
 * @returns {name is keyof typeof formats}
 */
function isFormat(name) {
  return Object.keys(formats).some((known) => known === name)
}
