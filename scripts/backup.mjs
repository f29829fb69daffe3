// Writes one consistent archive of rows and photos, while the server runs: npm run backup -- <folder>. --help says more.
import { runOperator } from './build/run-operator.mjs'

await runOperator('backup')
