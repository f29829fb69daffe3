/**
 * Entry point of the operator commands. The command runs while this module is being evaluated (top-level await): the script that
 * imports the source closes its loader afterwards, and later dynamic imports would fail.
 */
import { logOperatorCommand } from '#server/accounts/security-events.ts'
import { printableError } from '#server/config/start-failure.ts'
import { type Command, exitCodeOf, type Io } from './command.ts'

/** Each command is loaded only when it runs. */
const commands = new Map<string, () => Promise<Command>>([
  ['export', async () => (await import('./export-command.ts')).exportCommand],
  ['backup', async () => (await import('./backup-command.ts')).backupCommand],
  ['photos', async () => (await import('./photos-command.ts')).photosCommand],
  ['restore', async () => (await import('./restore-command.ts')).restoreCommand],
])

const io: Io = {
  log: (line) => console.error(line),
  write: (text) => new Promise((done) => void process.stdout.write(text, () => done())),
}

/** Keeps only plain lower-case words: paths do not go into the log. */
const withoutPaths = (args: readonly string[]): string => args.filter((word) => /^[a-z-]+$/.test(word)).join(' ')

const run = async ([name = '', ...args]: readonly string[]): Promise<number> => {
  const command = await commands.get(name)?.()
  if (!command) throw new Error(`There is no command ${name}`)
  if (args.includes('--help') || args.includes('-h')) {
    await io.write(`${command.usage}\n`)
    return 0
  }
  try {
    // Files are readable by the owner of the process only.
    process.umask(0o077)
    await command.run(args, process.env, io)
    logOperatorCommand(withoutPaths([name, ...args]), 'ok', io.log)
    return 0
  } catch (error) {
    console.error(printableError(error))
    logOperatorCommand(withoutPaths([name, ...args]), 'failed', io.log)
    return exitCodeOf(error)
  }
}

export const exitCode: number = await run(process.argv.slice(2))
