import { onTestFinished } from 'vitest'
import { openBrowser, type OpenBrowser } from './browser.ts'
import { startStudio, type Studio } from './studio.ts'

/** The browser of an editor at a desk. `expected`: what it may report without failing the test. */
export const openEditor = ({ url }: Studio, expected?: RegExp): Promise<OpenBrowser> =>
  openBrowser({ url, camera: 'none', expected, context: { viewport: { width: 1440, height: 900 } } })

/** The studio on a copy of a content, with an editor. Both end with the test. */
export const openStudio = async (content: string, expected?: RegExp) => {
  const studio = await startStudio(content)
  const visitor = await openEditor(studio, expected)
  onTestFinished(async () => {
    await visitor.close()
    await studio.stop()
  })
  return { studio, visitor, page: visitor.page }
}
