// npm run check: everything that can be verified without running the product. Exits 1 when a step fails.
import { runChecks } from './checks/run-checks.mjs'

const { failures, steps } = await runChecks()
if (failures.length > 0) {
  console.error(`\n${failures.length} of ${steps} steps failed`)
  process.exitCode = 1
}
