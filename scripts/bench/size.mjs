// What the first pages load before anybody does anything, as the build left it: scripts, styles, fonts, HTML, and what of it
// counts in a budget. Fails when one is exceeded. DIST_DIR names another build than dist.
import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { budgets, loadedBy, measure, problemsOf, weigh } from '#scripts/checks/page-weight.mjs'

const root = fileURLToPath(new URL('../..', import.meta.url))
const client = join(resolve(root, process.env.DIST_DIR ?? 'dist'), 'client')
if (!existsSync(client)) {
  console.error('There is no build yet: npm run build')
  process.exit(1)
}

console.log('| Page | What | Files | Bytes | gzip | brotli |\n|---|---|--:|--:|--:|--:|')
for (const { page } of budgets) {
  const kinds = loadedBy(client, join(page, 'index.html'))
  for (const [kind, files] of [...Object.entries(kinds), ['all', Object.values(kinds).flat()]]) {
    const sums = files
      .map((file) => measure(client, file))
      .reduce((sum, sizes) => sum.map((one, at) => one + sizes[at]), [0, 0, 0])
    console.log(`| ${[`\`${page}\``, kind, files.length, ...sums].join(' | ')} |`)
  }
}
console.log('\n| Budget, brotli | At most | Now |\n|---|--:|--:|')
for (const budget of budgets)
  console.log(`| \`${budget.page}\`: ${budget.kinds.join(' + ')} | ${budget.most} | ${weigh(client, budget).bytes} |`)

const problems = problemsOf(client)
if (problems.length > 0) {
  console.error(`\n${problems.join('\n')}`)
  process.exitCode = 1
}
