// Works on the content folder (CONTENT_DIR, otherwise content/). Without a command it checks the folder; --help lists the commands.
import { fileURLToPath } from 'node:url'
import { UsageError } from './build/arguments.mjs'
import { readCommandLine } from './content/command-line.mjs'

const folder = process.env.CONTENT_DIR || fileURLToPath(new URL('../content', import.meta.url))
process.exitCode = await main()

async function main() {
  try {
    const { command, help, names, options } = await readCommandLine(process.argv.slice(2))
    if (help) console.log(help)
    return help ? 0 : await (await command.load()).run({ folder, names, options })
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    return error instanceof UsageError ? 2 : 1
  }
}
