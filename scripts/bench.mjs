// Measures one part of the product: npm run bench -- engine
import { endOfUsage, parseArguments, unknownWord, UsageError } from './build/arguments.mjs'

/** @type {Readonly<Record<string, string>>} */
const parts = {
  content: 'time of the content compiler, for quizzes of 51 to 5,100 questions',
  engine: 'time and evaluated conditions of one answer, for quizzes of 51 to 10,000 questions',
  server: 'start, memory, and submissions a second',
  growth: 'cost of every call and cleanup job with a million submissions, against ten thousand',
  'first-visit': 'requests and bytes until the first answer, in a browser',
  size: 'what the first pages load, compressed, against their budgets',
  coaching: 'advice on pictures: correct by class, fair by tone, pictures a second',
  mistakes: 'mistakes of editors: how many the content check finds, and false alarms',
  editing: 'what an act of an editor costs: the draft, the list, the search, the effect on people',
  studio: 'from a key to the painted preview, and what the studio loads',
  lighthouse: 'Lighthouse scores of every public page',
}
/** The benchmarks that take arguments of their own. */
const partsWithArguments = ['server', 'growth', 'coaching', 'mistakes', 'studio', 'lighthouse']
const command = 'npm run bench'
const usage = [
  `Usage: ${command} -- <part>`,
  ...Object.entries(parts).map(([part, description]) => `  ${part.padEnd(12)}${description}`),
].join('\n')
const [name, ...rest] = process.argv.slice(2)
try {
  if (name === '--help') console.log(usage)
  else if (name === undefined) throw new UsageError(usage)
  else if (name.startsWith('-')) throw await unknownWord(command, 'option', name, ['--help'])
  else if (!Object.hasOwn(parts, name)) throw await unknownWord(command, 'part', name, Object.keys(parts))
  else {
    process.argv.splice(2, Infinity, ...rest)
    if (!partsWithArguments.includes(name)) await parseArguments(command, {})
    await import(new URL(`bench/${name}.mjs`, import.meta.url).href)
  }
} catch (error) {
  endOfUsage(error)
}
