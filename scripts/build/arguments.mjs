// Reads the arguments of a command. All commands report wrong ones in the same way: a line that says what is wrong, and exit code 2.
import { parseArgs } from 'node:util'

/** The command line is wrong. The message is for the person who typed it. */
export class UsageError extends Error {}

/**
 * Node's `parseArgs`, with messages for people. Throws a UsageError.
 * @template {import('node:util').ParseArgsConfig} Config
 * @param {string} command as it is typed, without arguments: npm run build
 * @param {Config} config
 */
export async function parseArguments(command, config) {
  const options = Object.keys(config.options ?? {})
  // Without --, npm takes an option for its own, and the command would not do what was typed.
  if (options.some((name) => npmVariable(name) in process.env)) {
    const kept = (await loadMessages()).npmOptionProblem(command, process.env, options)
    if (kept !== null) throw new UsageError(kept)
  }
  try {
    return parseArgs(config)
  } catch (error) {
    // Without the development packages, Node's own message has to do.
    const messages = await loadMessages().catch(() => null)
    throw new UsageError(messages?.parseProblem(command, error, options) ?? String(error))
  }
}

/**
 * @param {string} command
 * @param {string} kind what the word should be
 * @param {string} word
 * @param {Iterable<string>} known
 */
export async function unknownWord(command, kind, word, known) {
  return new UsageError((await loadMessages()).unknownWord(command, kind, word, known))
}

/**
 * Reads the arguments of the process. `--help` prints the usage and ends the process; a wrong argument ends it, too.
 * @template {import('node:util').ParseArgsConfig} Config
 * @param {string} command
 * @param {string} usage
 * @param {Config} config
 */
export async function readArguments(command, usage, config) {
  if (process.argv.slice(2).some((word) => word === '--help' || word === '-h')) {
    console.log(usage)
    process.exit()
  }
  try {
    return await parseArguments(command, config)
  } catch (error) {
    return endOfUsage(error)
  }
}

/**
 * Ends the process if the command line is wrong; throws any other error.
 * @param {unknown} error
 * @returns {never}
 */
export function endOfUsage(error) {
  if (!(error instanceof UsageError)) throw error
  console.error(error.message)
  process.exit(2)
}

/** @param {string} option */
const npmVariable = (option) => `npm_config_${option.replaceAll('-', '_')}`

/** Loaded only when a message is needed. */
async function loadMessages() {
  const { loadSource } = await import('./load-source.mjs')
  return loadSource('#server/operator/usage.ts')
}
