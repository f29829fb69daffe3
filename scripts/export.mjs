// Writes what an operator may take out as CSV: npm run --silent export -- feedback > feedback.csv (or complaints, subscribers).
// DATA_DIR and DATABASE_URL are read as the server reads them; it may be running meanwhile.
import { fileURLToPath } from 'node:url'
import { runnerImport } from 'vite'

const root = fileURLToPath(new URL('..', import.meta.url))
const options = { root, configFile: false, logLevel: 'error' }
const { module } = await runnerImport(`${root}src/server/operator-export.ts`, options)

// Whoever has read enough, for example `head`, closes the pipe.
process.stdout.on('error', () => process.exit())
const { outcome } = module
if (outcome.ok) process.stdout.write(outcome.csv)
else console.error(outcome.message)
process.exitCode = outcome.ok ? 0 : 1
