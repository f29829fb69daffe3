import { afterAll } from 'vitest'
import { closeBrowsers } from './browser.ts'

/** For every file of journeys, after its own hooks. */
afterAll(closeBrowsers)
