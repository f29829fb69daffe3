// The commands of `npm run content`. Each is a file in this folder that exports `run`.

/**
 * @typedef {{ folder: string, names: string[], options: Readonly<Record<string, string | boolean>> }} Invocation
 *   `folder`: path of the content folder. `names`: what stands after the command. `options`: those that were given.
 * @typedef {{
 *   about: string
 *   names?: readonly string[]
 *   options?: Readonly<Record<string, { type: 'boolean' | 'string', about: string }>>
 *   load: () => Promise<{ run: (invocation: Invocation) => Promise<number> }>
 * }} Command
 *   `about` is for --help. `names`: the arguments that it needs. `run` resolves to the exit code.
 */

/** What runs without the name of a command. */
export const defaultCommand = 'check'

/** @type {Readonly<Record<string, Command>>} */
export const commands = {
  check: {
    about: 'check the content and print every problem (this is the command when none is named)',
    options: {
      fix: { type: 'boolean', about: 'first correct what can be corrected with certainty, and say what' },
      json: { type: 'boolean', about: 'print the problems as JSON, for other tools' },
      strict: { type: 'boolean', about: 'fail on warnings, too' },
    },
    load: () => import('./check.mjs'),
  },
}
