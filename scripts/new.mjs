// npm run new -- <folder>: writes a one-file quiz that runs. Never writes into a folder that is not empty.
import { existsSync, mkdirSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { basename, dirname, join, relative, resolve, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { readArguments } from './build/arguments.mjs'
import { isWithin } from './build/build-folder.mjs'
import { loadSource } from './build/load-source.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const usage = 'Usage: npm run new -- <folder>'
const [given, ...rest] = (await readArguments('npm run new', usage, { allowPositionals: true })).positionals
// npm runs the script in the folder of the project; INIT_CWD is where the command was given.
const folder = resolve(process.env.INIT_CWD ?? '', given ?? '')

const problem = problemOf()
if (problem) {
  console.error(problem)
  process.exitCode = 2
} else {
  const template = readFileSync(new URL('new/quiz.yaml', import.meta.url), 'utf8')
  const { idText } = await loadSource('#editing/ids/id-from-label.ts')
  // Each quiz of a site needs a different id. 'My garden' becomes my-garden.
  const id = idText(basename(folder), '-') || 'my-quiz'
  const schema = relative(folder, join(root, 'schemas/quiz-file.schema.json')).split(sep).join('/')
  try {
    // One by one, because Node's recursive mkdir never ends on a file system that answers ENOENT to mkdir, as /proc does.
    for (const missing of [folder, ...parentsOf(folder)].filter((one) => !existsSync(one)).reverse()) mkdirSync(missing)
    writeFileSync(join(folder, 'quiz.yaml'), template.replace('SCHEMA', () => schema).replace('QUIZ_ID', id))
  } catch (error) {
    // An error of the system, such as missing permission.
    console.error(`Nothing can be written into ${folder}: ${error instanceof Error ? error.message : String(error)}
Name a folder in a place where you may write, such as your home folder.`)
    process.exit(1)
  }
  const shown = isWithin(root, folder) ? relative(root, folder) : folder
  // A shell changes nothing inside single quotes, except that a single quote ends them.
  const setting = `CONTENT_DIR=${/[^\w./-]/.test(shown) ? `'${shown.replaceAll("'", `'\\''`)}'` : shown}`
  console.log(`Written: ${join(shown, 'quiz.yaml')}

Next, in the folder of the project:
  ${setting} npm run studio    # edits it in a browser, with a preview
  ${setting} npm run dev       # shows the quiz, and every change of the file at once
  ${setting} npm run content   # says what is wrong, and where
  ${setting} npm start         # builds and serves it`)
}

/**
 * @param {string} path
 * @returns {string[]}
 */
function parentsOf(path) {
  const parent = dirname(path)
  return parent === path ? [] : [parent, ...parentsOf(parent)]
}

function problemOf() {
  if (!given || rest.length > 0) return usage
  const inTheWay = parentsOf(folder).find((parent) => existsSync(parent) && !statSync(parent).isDirectory())
  if (inTheWay) return `${inTheWay} is a file, so there can be no folder in it. Name another folder.`
  if (!existsSync(folder)) return null
  if (!statSync(folder).isDirectory()) return `${given} is a file. Name a folder that does not exist yet.`
  if (readdirSync(folder).length > 0)
    return `${given} is not empty, and nothing in it was changed. Name a folder that does not exist yet.`
  return null
}
