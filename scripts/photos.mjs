// Inspects the photo store and restores photos from quarantine: npm run photos -- status. --help says more.
import { runOperator } from './build/run-operator.mjs'

await runOperator('photos')
