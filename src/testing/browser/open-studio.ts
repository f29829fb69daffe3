import { onTestFinished } from 'vitest'
import { openBrowser, type OpenBrowser } from './browser.ts'
import { startStudio, type Studio } from './studio.ts'

/** Opens the browser of an editor on a desktop. `expected` matches console messages that are not faults. */
export const openEditor = ({ url }: Studio, expected?: RegExp): Promise<OpenBrowser> =>
  openBrowser({ url, camera: 'none', expected, context: { viewport: { width: 1440, height: 900 } } })

/** Opens the studio on a copy of a content, with an editor's browser. Both are closed after the test. */
export const openStudio = async (content: string, expected?: RegExp) => {
  const studio = await startStudio(content)
  const visitor = await openEditor(studio, expected)
  onTestFinished(async () => {
    await visitor.close()
    await studio.stop()
  })
  return { studio, visitor, page: visitor.page }
}
