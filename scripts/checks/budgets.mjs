// The budgets of the first pages, on a build of the sources as they are: dist when it is fresh, else one in a cache.
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { problemsOf } from './page-weight.mjs'

const root = fileURLToPath(new URL('../..', import.meta.url))
const cache = 'node_modules/.cache/budgets'
const builder = (dist, ...flags) =>
  spawnSync(process.execPath, ['scripts/build.mjs', ...flags], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, DIST_DIR: dist },
  })

let dist = 'dist'
if (builder(dist, '--is-fresh').status !== 0) {
  // A check leaves alone what may be served just now.
  dist = cache
  const { status, stderr, stdout } = builder(dist, '--if-stale')
  if (status !== 0) {
    console.error(`The build failed.\n${stdout}${stderr}`)
    process.exit(1)
  }
}
const problems = problemsOf(join(root, dist, 'client'))
if (problems.length > 0) {
  console.error(problems.join('\n'))
  process.exit(1)
}
