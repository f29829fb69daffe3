// npm run check: everything that can be verified without running the product. Exits with 1 if a step fails.
import { readArguments } from './build/arguments.mjs'
import { runChecks } from './checks/run-checks.mjs'

await readArguments(
  'npm run check',
  'npm run check verifies everything that can be verified without running the product.',
  {},
)

const { failures, steps } = await runChecks()
if (failures.length > 0) {
  console.error(`\n${failures.length} of ${steps} steps failed`)
  process.exitCode = 1
}
