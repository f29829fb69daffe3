/** A command that an operator runs beside the server or instead of it. */
import { parseArgs, type ParseArgsConfig } from 'node:util'
import { type Environment, type EnvironmentVariables, readEnvironment } from '#server/config/environment.ts'
import { startFailure } from '#server/config/start-failure.ts'

export type Io = {
  /** A line for whoever sits at the terminal; what a command makes goes to `write`. */
  readonly log: (line: string) => void
  /** Ends when whoever reads has taken it. */
  readonly write: (text: string) => Promise<void>
}

export type Command = {
  readonly usage: string
  /** It throws what an operator can do something about as a start failure. */
  readonly run: (args: readonly string[], env: EnvironmentVariables, io: Io) => Promise<void>
}

/** Words in any order. One that is not known, and one that lacks its value, is answered with the usage. */
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

export const requireEnvironment = (env: EnvironmentVariables): Environment => {
  const reading = readEnvironment(env)
  if (!reading.ok) throw startFailure(reading.problems.join('\n'))
  return reading.environment
}
