// Looks at the photo store and puts photos back from quarantine: npm run photos -- status. Says more with --help.
import { runOperator } from './build/run-operator.mjs'

await runOperator('photos')
