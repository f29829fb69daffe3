/** How long something is kept is a promise: a period that no code reads would be a promise that nobody keeps. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { compiledContent } from '#testing/compiled-content.ts'

/** Code that runs: no tests, and neither the content's own code nor its types, which know every setting. */
const sources = ['src/server', 'src/client', 'src/machines', 'src/pages', 'scripts'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(ts|tsx|mjs)$/.test(name) && !name.includes('.test.'))
    .map((name) => readFileSync(join(folder, name), 'utf8')),
)

/** Comments name settings, too. */
const code = sources.map((text) => text.replace(/\/\*[^]*?\*\/|\/\/.*$/gm, '')).join('\n')

test('every period of the content is read by the code that keeps it', async () => {
  const { content } = await compiledContent()
  const periods = Object.keys(content.constants.retention)
  expect(periods).toContain('unclaimed_days')
  expect(periods.filter((name) => !new RegExp(`\\b${name}\\b`).test(code))).toEqual([])
})
