// Fills databases with a million submissions and with a hundredth of that, and compares what every call and every cleanup job
// costs: npm run bench -- growth (--rows 100000 for a smaller run). DATABASE_URL takes the place of a PostgreSQL of its own.
// Exits 1 when a statement reads all of a table, or when something takes more than twice as long on the large database.
import { cpus, loadavg } from 'node:os'
import { fileURLToPath } from 'node:url'
import { runnerImport } from 'vite'

const root = fileURLToPath(new URL('../..', import.meta.url))
process.chdir(root)
const given = process.argv.indexOf('--rows')
const rows = given < 0 ? 1_000_000 : Number(process.argv[given + 1])
if (!Number.isInteger(rows) || rows < 10_000) {
  console.error('Give a whole number from 10000: npm run bench -- growth --rows 100000')
  process.exit(1)
}
process.env.GROWTH_ROWS = String(rows)
const { measured } = (
  await runnerImport(`${root}src/testing/growth/run.ts`, {
    root,
    configFile: false,
    logLevel: 'error',
    // A password costs 25 ms on purpose: with them, what the database costs would not be seen.
    resolve: { alias: { '@node-rs/argon2': `${root}src/testing/server/quick-argon2.ts` } },
  })
).module

const of = (name, dialect) => measured.find((row) => row.name === name && row.dialect === dialect)
const cells = ({ small, large, isTooSlow }) => [
  small.toFixed(1),
  large.toFixed(1),
  `${(large / small).toFixed(2)}${isTooSlow ? ' !' : ''}`,
]
const [few, many] = [rows / 100, rows].map((number) => number.toLocaleString('en-GB'))
console.log(
  `Node ${process.version}, ${cpus().length} cores, load ${loadavg()[0].toFixed(1)} at the end. ${many} submissions, photos and consents, ${(0.3 * rows).toLocaleString('en-GB')} users, logins and known browsers; other tables in proportion. Milliseconds, medians.\n`,
)
console.log(`| Call or job | statements | SQLite, ${few} | ${many} | ratio | PostgreSQL, ${few} | ${many} | ratio |`)
console.log('|---|--:|--:|--:|--:|--:|--:|--:|')
for (const name of new Set(measured.map((row) => row.name))) {
  const [sqlite, postgres] = [of(name, 'sqlite'), of(name, 'postgres')]
  console.log(`| ${[name, postgres.statements, ...cells(sqlite), ...cells(postgres)].join(' | ')} |`)
}
const slow = measured.filter((row) => row.isTooSlow)
const bad = measured.filter((row) => row.bad.length > 0)
for (const { name, dialect, small, large } of slow)
  console.error(`${dialect}, ${name}: ${(large / small).toFixed(2)} times as long`)
for (const { name, dialect, bad: parts } of bad) console.error(`${dialect}, ${name}:\n  ${parts.join('\n  ')}`)
process.exitCode = slow.length + bad.length > 0 ? 1 : 0
// Photo stores and mail servers leave timers behind.
process.exit()
