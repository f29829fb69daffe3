// Writes what an operator may take out as CSV: npm run --silent export -- feedback > feedback.csv (or complaints, subscribers).
// DATA_DIR and DATABASE_URL are read as the server reads them; it may be running meanwhile.
import { runOperator } from './build/run-operator.mjs'

await runOperator('export')
