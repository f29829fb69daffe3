// Writes one consistent archive of rows and photos, while the server runs: npm run backup -- <folder>. Says more with --help.
import { runOperator } from './build/run-operator.mjs'

await runOperator('backup')
