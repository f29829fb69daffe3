/** The messages of every command of this repository for arguments that it does not understand. The exit code is then 2. */
import { closestMatch } from '#content/schema/did-you-mean.ts'
import { errorCode } from '#server/operations/error-code.ts'

/** `command`: as it is typed, without arguments, such as `npm run photos`. `kind`: what the word should have been. */
export const unknownWord = (command: string, kind: string, word: string, known: Iterable<string>): string => {
  const meant = closestMatch(word, known)
  return `${command} does not know the ${kind} ${word}. ${meant === undefined ? '' : `Did you mean ${meant}? `}${usageOf(command)}`
}

/** Explains an error of Node's `parseArgs`; throws any other. `options`: their names, without hyphens. */
export const parseProblem = (command: string, error: unknown, options: readonly string[]): string => {
  if (!(error instanceof Error) || !errorCode(error).startsWith('ERR_PARSE_ARGS')) throw error
  const [, word = ''] = /'([^']+)'/.exec(error.message) ?? []
  if (errorCode(error) === 'ERR_PARSE_ARGS_UNEXPECTED_POSITIONAL') return unknownWord(command, 'argument', word, [])
  const known = options.map((name) => `--${name}`)
  if (errorCode(error) === 'ERR_PARSE_ARGS_UNKNOWN_OPTION') return unknownWord(command, 'option', word, known)
  const [option = word] = /--[\w-]+/.exec(word) ?? []
  const problem = error.message.includes('does not take') ? 'takes no value' : 'needs a value'
  return `${command}: the option ${option} ${problem}. ${usageOf(command)}`
}

/**
 * The problem if npm has kept an option for itself, otherwise null. Without `--` before an option, npm sets a variable and does not pass
 * the option on.
 */
export const npmOptionProblem = (
  command: string,
  env: Readonly<Record<string, string | undefined>>,
  options: readonly string[],
): string | null => {
  const kept = options.find((name) => env[`npm_config_${name.replaceAll('-', '_')}`] !== undefined)
  return kept === undefined
    ? null
    : `npm has kept the option --${kept} for itself. Write -- before the arguments. ${usageOf(command)}`
}

const usageOf = (command: string): string => `Usage: ${command} -- --help`
