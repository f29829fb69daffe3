// What the first pages load before any interaction: scripts, styles, fonts, HTML, and the part of it that has a budget. Fails when a
// budget is exceeded. DIST_DIR names another build than dist.
import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { budgets, loadedBy, problemsOf, sizesOf, weigh } from '#scripts/checks/page-weight.mjs'

const root = fileURLToPath(new URL('../..', import.meta.url))
const client = join(resolve(root, process.env.DIST_DIR ?? 'dist'), 'client')
if (!existsSync(client)) {
  console.error('There is no build yet: npm run build')
  process.exit(1)
}

console.log('| Page | What | Files | Bytes | gzip | brotli |\n|---|---|--:|--:|--:|--:|')
for (const { page } of budgets) {
  const kinds = loadedBy(client, join(page, 'index.html'))
  for (const [kind, files] of Object.entries({ ...kinds, all: Object.values(kinds).flat() })) {
    const sizes = files.map((file) => sizesOf(client, file))
    const [bytes, gzip, brotli] = [sumOf(sizes, 'bytes'), sumOf(sizes, 'gzip'), sumOf(sizes, 'brotli')]
    console.log(`| ${[`\`${page}\``, kind, files.length, bytes, gzip, brotli].join(' | ')} |`)
  }
}
console.log('\n| Budget, brotli | At most | Now |\n|---|--:|--:|')
for (const budget of budgets)
  console.log(
    `| \`${budget.page}\`: ${budget.kinds.join(' + ')} | ${budget.maxBytes} | ${weigh(client, budget).bytes} |`,
  )

const problems = problemsOf(client)
if (problems.length > 0) {
  console.error(`\n${problems.join('\n')}`)
  process.exitCode = 1
}

/**
 * @typedef {import('#scripts/checks/page-weight.mjs').Sizes} Sizes
 * @param {readonly Sizes[]} sizes
 * @param {keyof Sizes} compression
 */
function sumOf(sizes, compression) {
  return sizes.reduce((sum, size) => sum + size[compression], 0)
}
