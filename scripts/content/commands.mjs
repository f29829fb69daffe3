// The commands of `npm run content`. Each is a file in this folder that exports `run`.

/**
 * @typedef {{ folder: string, names: string[], options: Readonly<Record<string, string | boolean>> }} Invocation
 *   `folder`: path of the content folder. `names`: the arguments after the command. `options`: those that were given.
 * @typedef {{
 *   about: string
 *   names?: readonly string[]
 *   options?: Readonly<Record<string, { type: 'boolean' | 'string', about: string }>>
 *   load: () => Promise<{ run: (invocation: Invocation) => Promise<number> }>
 * }} Command
 *   `about` is for --help. `names`: the required arguments. `run` resolves to the exit code.
 */

/** The command as it is typed. */
export const npmCommand = 'npm run content'

/** The command that runs if none is named. */
export const defaultCommand = 'check'

/** @type {Readonly<Record<string, Command>>} */
export const commands = {
  check: {
    about: 'check the content and print every problem (this is the command when none is named)',
    options: {
      fix: { type: 'boolean', about: 'first correct what can be corrected with certainty, and say what' },
      watch: { type: 'boolean', about: 'check again whenever a file changes, until it is stopped' },
      format: { type: 'string', about: 'text, json, or github for annotations in GitHub Actions (there by itself)' },
      json: { type: 'boolean', about: 'the same as --format json' },
      strict: { type: 'boolean', about: 'fail on warnings, too' },
    },
    load: () => import('./check.mjs'),
  },
  uses: {
    about: 'print where an id is used: haircare_1, haircare_1/soft (an option), score:dryness',
    names: ['id'],
    load: () => import('./uses.mjs'),
  },
  rename: {
    about: 'give something another id in all files; refused for a published id',
    names: ['id', 'new id'],
    load: () => import('./rename.mjs'),
  },
  texts: {
    about: 'write the default texts that visitors can read into the files of the content, to be translated',
    load: () => import('./texts.mjs'),
  },
  release: {
    about: 'add the ids of the content to history/ids.yaml, so that their meaning can no longer change',
    load: () => import('./release.mjs'),
  },
}
