/** A page that shows a content, while it is being worked on. */
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createServer, type HotPayload } from 'vite'
import { expect, onTestFinished, vi } from 'vitest'
import { content } from '#content/vite/vite-plugin.ts'
import { replacing } from '#testing/content-copy.ts'

export const plants = { over: 'src/testing/content' }

export const entry = `
  import { quizContent } from 'virtual:content/quiz'
  import { siteContent } from 'virtual:content/site'
  export default [quizContent.sections[0].title, siteContent.site.name]
  if (import.meta.hot) import.meta.hot.accept()
`

/** A page that shows content, in a folder of its own. */
export const page = async () => {
  const root = await mkdtemp(join(tmpdir(), 'page-'))
  onTestFinished(() => rm(root, { recursive: true, force: true }))
  await mkdir(join(root, 'src'))
  await writeFile(join(root, 'src/entry.js'), entry)
  return root
}

export const edit = async (folder: string, file: string, from: string, to: string) => {
  const path = join(folder, file)
  await writeFile(path, replacing(from, to)(await readFile(path, 'utf8')))
}

/** Opens the page in a development server. `sent`: what the server has told the browser. */
export const openPage = async (folder: string) => {
  const root = await page()
  const server = await createServer({
    root,
    configFile: false,
    logLevel: 'silent',
    appType: 'custom',
    server: { middlewareMode: true, ws: false },
    plugins: [content({ folder })],
  })
  onTestFinished(() => server.close())
  const sent: HotPayload[] = []
  const { hot } = server.environments.client
  vi.spyOn(hot, 'send').mockImplementation((...message: readonly unknown[]) => {
    sent.push(message[0] as HotPayload)
  })
  const shown = async () => JSON.stringify((await server.ssrLoadModule('/src/entry.js'))['default'])
  await server.transformRequest('/src/entry.js')
  expect(await shown()).toContain('Light and water')
  return { sent, shown, server }
}

export const typesOf = (sent: readonly HotPayload[]) => sent.map(({ type }) => type)

export const waitOptions = { timeout: 10_000, interval: 20 }
