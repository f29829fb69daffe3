import { relative } from 'node:path'
import { build, type InlineConfig, type Rolldown } from 'vite'
import { expect, test } from 'vitest'

/** The modules of this repository that a build consists of. */
const modulesOf = async (config: InlineConfig): Promise<readonly string[]> => {
  const built = await build({ logLevel: 'error', ...config, build: { ...config.build, write: false } })
  const outputs = (Array.isArray(built) ? built : [built]) as readonly Rolldown.RolldownOutput[]
  const ids = outputs.flatMap(({ output }) => output.flatMap((file) => (file.type === 'chunk' ? file.moduleIds : [])))
  return [...new Set(ids.map((id) => relative('.', id)))].filter((id) => id.startsWith('src/'))
}

test.each<readonly [string, string, InlineConfig]>([
  ['site', 'src/app/main.tsx', {}],
  ['server', 'src/server/main.ts', { build: { ssr: true, rolldownOptions: { input: 'src/server/main.ts' } } }],
])('the %s that visitors use contains no module of the studio', async (_, entry, config) => {
  const modules = await modulesOf(config)
  expect(modules).toContain(entry)
  expect(modules.filter((id) => /^src\/(studio|studio-server|editing)\//.test(id))).toEqual([])
})
