// Reads the arguments of `npm run content`.
import { parseArguments, unknownWord, UsageError } from '#scripts/build/arguments.mjs'
import { commands, defaultCommand, npmCommand } from './commands.mjs'

/**
 * Throws a UsageError.
 * @param {readonly string[]} args
 * @returns {Promise<Omit<import('./commands.mjs').Invocation, 'folder'> & { command: import('./commands.mjs').Command, help: string }>}
 *   `help` is empty unless it was asked for.
 */
export async function readCommandLine(args) {
  const [first = ''] = args
  const named = !first.startsWith('-') && first !== ''
  const name = named ? first : defaultCommand
  const command = Object.entries(commands).find(([known]) => known === name)?.[1]
  if (!command) throw await unknownWord(npmCommand, 'command', name, Object.keys(commands))
  const { values, positionals } = await parse(command, named ? args.slice(1) : args)
  const { help, ...options } = values
  const wanted = command.names ?? []
  if (!help && positionals.length !== wanted.length)
    throw new UsageError(`Write it like this: ${npmCommand} -- ${[name, ...wanted.map((one) => `<${one}>`)].join(' ')}`)
  return { command, names: positionals, options, help: help ? helpText() : '' }
}

/**
 * @param {import('./commands.mjs').Command} command
 * @param {readonly string[]} args
 * @returns {Promise<{ values: Record<string, string | boolean>, positionals: string[] }>}
 */
async function parse({ options = {} }, args) {
  const config = { args: [...args], options: { ...options, help: { type: /** @type {const} */ ('boolean') } } }
  const { values, positionals } = await parseArguments(npmCommand, { ...config, allowPositionals: true })
  return { values: { ...values }, positionals }
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
