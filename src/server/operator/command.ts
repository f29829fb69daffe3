/** Operator commands, run while the server is running or stopped. */
import { resolve } from 'node:path'
import { parseArgs, type ParseArgsConfig } from 'node:util'
import { type Environment, type EnvironmentVariables, readEnvironment } from '#server/config/environment.ts'
import { startFailure } from '#server/config/start-failure.ts'

export type Io = {
  /** Writes a line of progress or result to stderr. */
  readonly log: (line: string) => void
  /** Writes the output of the command to stdout. Resolves when it was consumed (backpressure). */
  readonly write: (text: string) => Promise<void>
}

export type Command = {
  readonly usage: string
  /** Throws a start failure for errors that the operator can fix. */
  readonly run: (args: readonly string[], env: EnvironmentVariables, io: Io) => Promise<void>
}

/** A path as it was typed: npm runs the command in the folder of the project, and says in INIT_CWD where it was given. */
export const givenPath = (path: string, env: EnvironmentVariables): string => resolve(env['INIT_CWD'] ?? '', path)

/** Throws a start failure with the usage for an unknown option or a missing value. */
export const parseCommandArgs = <Options extends NonNullable<ParseArgsConfig['options']>>(
  args: readonly string[],
  options: Options,
  usage: string,
) => {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true, strict: true })
  } catch (error) {
    throw startFailure(`${error instanceof Error ? error.message.split('. ')[0] : String(error)}.\n\n${usage}`)
  }
}

export const requireEnvironment = (env: EnvironmentVariables, { log }: Io): Environment => {
  const reading = readEnvironment(env)
  for (const line of reading.mistyped) log(`Warning: ${line}`)
  if (!reading.ok) throw startFailure(reading.problems.join('\n'))
  return reading.environment
}
