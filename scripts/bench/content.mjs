// The time that the content compiler takes for quizzes of several sizes. Exits with 1 if the time per question grows with the size.
import { readFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { fileURLToPath } from 'node:url'
import { loadSource } from '#scripts/build/load-source.mjs'
import { edited, largeFolder } from './content/large-folder.mjs'
import { medianTime } from './median-time.mjs'

process.chdir(fileURLToPath(new URL('../..', import.meta.url)))
const { compileFiles } = await loadSource('#content/compile-files.ts')
const { createCompileCache } = await loadSource('#content/folder/compile-cache.ts')
const { compilerInputs } = await loadSource('#content/package-files.ts')

/** How many times as long a question of the largest quiz may take as one of the quiz with a tenth of the questions. */
const maxGrowth = 2
// The server stores at most 2,000 answers, which is the only problem that a larger quiz may have.
const sizes = [51, 510, 1_989, 5_100]
const inputs = compilerInputs()

// Warms up: compiles the schemas, and lets the JavaScript engine optimise.
for (let round = 0; round < 3; round += 1) measure(510)
const rows = sizes.map(measure)
const { version } = JSON.parse(readFileSync('package.json', 'utf8'))
console.log(`Version ${version}, Node ${process.version}, ${cpus()[0]?.model.trim()}. Processor time in ms, medians.\n`)
console.log('| Questions | Everything | One question | Edit of one file |')
console.log('|--:|--:|--:|--:|')
for (const { questions, full, edit } of rows)
  console.log(`| ${questions} | ${full.toFixed(0)} | ${(full / questions).toFixed(2)} | ${edit.toFixed(0)} |`)
const [, small, , large] = rows
const growth = small && large ? large.full / large.questions / (small.full / small.questions) : Infinity
console.log(`\nA question of 5,100 takes ${growth.toFixed(2)} times as long as one of 510.`)
if (growth > maxGrowth) console.error(`It may take at most ${maxGrowth} times as long.`)
process.exitCode = growth > maxGrowth ? 1 : 0

/** @param {number} questions */
function measure(questions) {
  const folder = largeFolder(questions)
  let cache = createCompileCache()
  const full = medianTime(3, () => compile(folder, (cache = createCompileCache())))
  const edit = medianTime(9, (round) => compile(edited(folder, `Edited ${round}`), cache))
  return { questions, full, edit }
}

/**
 * @param {import('#content/folder/content-file.ts').ContentFolder} folder
 * @param {import('#content/folder/compile-cache.ts').CompileCache} cache
 */
function compile(folder, cache) {
  const { problems } = compileFiles(folder, inputs, cache)
  const [other] = problems.filter(({ code }) => code !== 'content/too-large')
  if (other) throw new Error(`${other.file}:${other.line} ${other.message}`)
}
