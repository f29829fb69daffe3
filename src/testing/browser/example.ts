/** Builds and serves another content folder, as `CONTENT_DIR=... npm start` does. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Content } from '#types/content.generated.ts'
import { startProduct, type Product } from './product.ts'

export type Example = { readonly product: Product; readonly content: Content; readonly dist: string }

const root = fileURLToPath(new URL('../../../', import.meta.url))

/** Builds only if something has changed since the last run. `name` is the name of the build's folder. */
export const startExample = async (name: string, folder: string): Promise<Example> => {
  const dist = join(root, 'node_modules/.cache/examples', name)
  const contentDir = resolve(root, folder)
  const build = spawn(process.execPath, [join(root, 'scripts/build.mjs'), '--if-stale'], {
    env: { ...process.env, CONTENT_DIR: contentDir, DIST_DIR: dist, NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [build.stdout, build.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text
    })
  const [code] = (await once(build, 'close')) as [number | null]
  if (code !== 0) throw new Error(output)
  const product = await startProduct({ contentDir, dist })
  const { content } = JSON.parse(readFileSync(join(dist, 'content.json'), 'utf8')) as { readonly content: Content }
  return { product, content, dist }
}
