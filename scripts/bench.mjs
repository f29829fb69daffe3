// Measures one part of the product: npm run bench -- engine
import { existsSync } from 'node:fs'

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
const [name, ...rest] = process.argv.slice(2)
const script = new URL(`bench/${name}.mjs`, import.meta.url)
if (!name || !(name in parts) || !existsSync(script)) {
  console.error('Usage: npm run bench -- <part>')
  for (const [part, description] of Object.entries(parts)) console.error(`  ${part.padEnd(12)}${description}`)
  process.exit(1)
}
process.argv.splice(2, Infinity, ...rest)
await import(script.href)
