// Exports a table for operators as CSV: npm run --silent export -- feedback > feedback.csv (or complaints, subscribers).
// It reads DATA_DIR and DATABASE_URL like the server, which may be running meanwhile.
import { runOperator } from './build/run-operator.mjs'

await runOperator('export')
