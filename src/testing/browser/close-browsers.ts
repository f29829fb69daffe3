import { afterAll } from 'vitest'
import { closeBrowsers } from './browser.ts'

/** Setup file of the journeys: runs after the hooks of each test file. */
afterAll(closeBrowsers)
