// Reads the arguments of `npm run content`.
import { parseArgs } from 'node:util'
import { commands, defaultCommand } from './commands.mjs'

/** The command line is wrong: the message is for the person who wrote it. */
export class UsageError extends Error {}

/**
 * @param {readonly string[]} args
 * @returns {Omit<import('./commands.mjs').Invocation, 'folder'> & { command: import('./commands.mjs').Command, help: string }}
 *   `help` is empty unless it was asked for.
 */
export function readCommandLine(args) {
  const [first = ''] = args
  const named = !first.startsWith('-') && first !== ''
  const name = named ? first : defaultCommand
  const command = Object.entries(commands).find(([known]) => known === name)?.[1]
  if (!command) throw new UsageError(`There is no command “${name}”.\n\n${helpText()}`)
  const { values, positionals } = parse(command, named ? args.slice(1) : args)
  const { help, ...options } = values
  const wanted = command.names ?? []
  if (!help && positionals.length !== wanted.length)
    throw new UsageError(
      `Write it like this: npm run content -- ${[name, ...wanted.map((one) => `<${one}>`)].join(' ')}`,
    )
  return { command, names: positionals, options, help: help ? helpText() : '' }
}

/**
 * @param {import('./commands.mjs').Command} command
 * @param {readonly string[]} args
 * @returns {{ values: Record<string, string | boolean>, positionals: string[] }}
 */
function parse({ options = {} }, args) {
  try {
    const config = { args: [...args], options: { ...options, help: { type: /** @type {const} */ ('boolean') } } }
    const { values, positionals } = parseArgs({ ...config, allowPositionals: true })
    return { values: { ...values }, positionals }
  } catch (error) {
    throw new UsageError(`${error instanceof Error ? error.message : String(error)}\n\n${helpText()}`)
  }
}

function helpText() {
  const parts = Object.entries(commands).map(([name, { about, names = [], options = {} }]) => {
    const title = [name, ...names.map((one) => `<${one}>`)].join(' ')
    const lines = Object.entries(options).map(([option, { type, about: what }]) => {
      const written = `--${option}${type === 'string' ? ' <value>' : ''}`
      return `    ${written.padEnd(18)} ${what}`
    })
    return [`  ${title.padEnd(20)} ${about}`, ...lines].join('\n')
  })
  return [
    'npm run content -- [command] [options]',
    'Works with the content folder that CONTENT_DIR names, else with content/.',
    parts.join('\n'),
    'Exit codes: 0 done; 1 the content has a problem, or the command was refused; 2 the command line is wrong.',
  ].join('\n\n')
}
