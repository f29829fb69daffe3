// Restores an archive into an empty installation of any kind: npm run restore -- <folder>. --verify only checks it. --help says more.
import { runOperator } from './build/run-operator.mjs'

await runOperator('restore')
