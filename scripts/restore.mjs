// Restores an archive into an empty installation of any kind: npm run restore -- <folder>. --verify only looks at it. Says more with --help.
import { runOperator } from './build/run-operator.mjs'

await runOperator('restore')
