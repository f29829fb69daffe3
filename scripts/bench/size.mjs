// What the first pages load before any interaction: scripts, styles, fonts, HTML, and the part of these that has a budget. Fails if a
// budget is exceeded. DIST_DIR names a build other than dist. Then the same for the smallest example, which it builds when needed.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { budgets, exampleBudget, loadedBy, problemsOf, sizesOf, weigh } from '#scripts/checks/page-weight.mjs'

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

const example = exampleWeight()
console.log(`| PHQ-9 \`/quiz\`: ${exampleBudget.kinds.join(' + ')} | ${exampleBudget.maxBytes} | ${example} |`)

const problems = [...problemsOf(client)]
if (example > exampleBudget.maxBytes)
  problems.push(`PHQ-9 is ${example - exampleBudget.maxBytes} bytes over its budget.`)
if (problems.length > 0) {
  console.error(`\n${problems.join('\n')}`)
  process.exitCode = 1
}

/** The weight of a one-file content, built in the same way as in its journey test. */
function exampleWeight() {
  const dist = join(root, 'node_modules/.cache/examples/phq-9')
  const { status, stderr } = spawnSync(process.execPath, ['scripts/build.mjs', '--if-stale'], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, CONTENT_DIR: join(root, 'examples/phq-9'), DIST_DIR: dist },
  })
  if (status !== 0) throw new Error(stderr)
  return weigh(join(dist, 'client'), exampleBudget).bytes
}

/**
 * @typedef {import('#scripts/checks/page-weight.mjs').Sizes} Sizes
 * @param {readonly Sizes[]} sizes
 * @param {keyof Sizes} compression
 */
function sumOf(sizes, compression) {
  return sizes.reduce((sum, size) => sum + size[compression], 0)
}
