// Fills databases with a million submissions and with a hundredth of that, and compares the cost of every call and cleanup job:
// npm run bench -- growth (--rows 100000 for a smaller run). DATABASE_URL is used instead of an embedded PostgreSQL.
// Exits with 1 if a statement reads a whole table, or if something takes more than twice as long on the large database.
import { cpus, loadavg } from 'node:os'
import { fileURLToPath } from 'node:url'
import { parseArguments } from '#scripts/build/arguments.mjs'
import { loadSource, sourcePath } from '#scripts/build/load-source.mjs'

process.chdir(fileURLToPath(new URL('../..', import.meta.url)))
const { values } = await parseArguments('npm run bench', { options: { rows: { type: 'string', default: '1000000' } } })
const rows = Number(values.rows)
if (!Number.isInteger(rows) || rows < 10_000) {
  console.error('Give a whole number from 10000: npm run bench -- growth --rows 100000')
  process.exit(2)
}
process.env.GROWTH_ROWS = String(rows)
const { measured } = await loadSource('#testing/growth/run.ts', {
  // A password hash takes 25 ms by design, which would hide the cost of the database.
  resolve: { alias: { '@node-rs/argon2': sourcePath('#testing/server/quick-argon2.ts') } },
})

/** @typedef {(typeof measured)[number]} Row */

const [few, many] = [rows / 100, rows].map((number) => number.toLocaleString('en-GB'))
console.log(
  `Node ${process.version}, ${cpus().length} cores, load ${loadavg()[0]?.toFixed(1)} at the end. ${many} submissions, photos and consents, ${(0.3 * rows).toLocaleString('en-GB')} users, logins and known browsers; other tables in proportion. Milliseconds, medians.\n`,
)
console.log(`| Call or job | statements | SQLite, ${few} | ${many} | ratio | PostgreSQL, ${few} | ${many} | ratio |`)
console.log('|---|--:|--:|--:|--:|--:|--:|--:|')
for (const name of new Set(measured.map((row) => row.name))) {
  const [sqlite, postgres] = [rowOf(name, 'sqlite'), rowOf(name, 'postgres')]
  console.log(`| ${[name, postgres?.statements, ...cellsOf(sqlite), ...cellsOf(postgres)].join(' | ')} |`)
}
const slow = measured.filter((row) => row.isTooSlow)
const scanning = measured.filter((row) => row.fullScans.length > 0)
for (const { name, dialect, small, large } of slow)
  console.error(`${dialect}, ${name}: ${(large / small).toFixed(2)} times as long`)
for (const { name, dialect, fullScans } of scanning) console.error(`${dialect}, ${name}:\n  ${fullScans.join('\n  ')}`)
process.exitCode = slow.length + scanning.length > 0 ? 1 : 0
// Photo stores and mail servers leave timers behind.
process.exit()

/**
 * @param {string} name
 * @param {Row['dialect']} dialect
 */
function rowOf(name, dialect) {
  return measured.find((row) => row.name === name && row.dialect === dialect)
}

/** @param {Row | undefined} row */
function cellsOf(row) {
  if (!row) return ['', '', '']
  const { small, large, isTooSlow } = row
  return [small.toFixed(1), large.toFixed(1), `${(large / small).toFixed(2)}${isTooSlow ? ' !' : ''}`]
}
