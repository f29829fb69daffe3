// Measures one part of the product: npm run bench -- engine
import { existsSync } from 'node:fs'

const parts = {
  engine: 'what one answer costs, in time and in conditions, for quizzes of 51 to 10,000 questions',
  server: 'start, memory, and submissions a second',
  growth: 'every call and cleanup job with a million submissions, against ten thousand',
  size: 'what the first pages load, compressed, and their budgets',
  coaching: 'the advice on pictures: right by class, fair by tone, how many a second',
  lighthouse: 'the scores of Lighthouse for every public page',
}
const [name, ...rest] = process.argv.slice(2)
const script = new URL(`bench/${name}.mjs`, import.meta.url)
if (!name || !(name in parts) || !existsSync(script)) {
  console.error('Usage: npm run bench -- <part>')
  for (const [part, words] of Object.entries(parts)) console.error(`  ${part.padEnd(12)}${words}`)
  process.exit(1)
}
process.argv.splice(2, Infinity, ...rest)
await import(script)
