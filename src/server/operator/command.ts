/** Operator commands, run while the server is running or stopped. */
import { resolve } from 'node:path'
import { parseArgs, type ParseArgsConfig } from 'node:util'
import { type Environment, type EnvironmentVariables, readEnvironment } from '#server/config/environment.ts'
import { startFailure } from '#server/config/start-failure.ts'
import { npmOptionProblem, parseProblem } from './usage.ts'

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

/** Resolves a path from the folder in which it was typed: npm runs the command in the project folder, and passes that one as INIT_CWD. */
export const givenPath = (path: string, env: EnvironmentVariables): string => resolve(env['INIT_CWD'] ?? '', path)

/** The command line is wrong. */
export const usageFailure = (message: string): Error => Object.assign(startFailure(message), { isOfUsage: true })

/** 2: the command line is wrong. 1: anything else. */
export const exitCodeOf = (error: unknown): 1 | 2 =>
  typeof error === 'object' && error !== null && 'isOfUsage' in error ? 2 : 1

/** Throws a usage failure for an unknown option, a missing value, or an option that npm has kept. `command` as in `unknownWord`. */
export const parseCommandArgs = <Options extends NonNullable<ParseArgsConfig['options']>>(
  args: readonly string[],
  env: EnvironmentVariables,
  options: Options,
  command: string,
) => {
  const kept = npmOptionProblem(command, env, Object.keys(options))
  if (kept !== null) throw usageFailure(kept)
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true, strict: true })
  } catch (error) {
    throw usageFailure(parseProblem(command, error, Object.keys(options)))
  }
}

export const requireEnvironment = (env: EnvironmentVariables, { log }: Io): Environment => {
  const reading = readEnvironment(env)
  for (const line of reading.mistyped) log(`Warning: ${line}`)
  if (!reading.ok) throw startFailure(reading.problems.join('\n'))
  return reading.environment
}
