// Checks the budgets of the first pages on a build of the current sources: dist/ if it is fresh, otherwise a build in a cache folder.
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { problemsOf } from './page-weight.mjs'

const root = fileURLToPath(new URL('../..', import.meta.url))
const cache = 'node_modules/.cache/budgets'

let dist = 'dist'
if (runBuild(dist, '--is-fresh').status !== 0) {
  // dist/ is not replaced, because a server may be running from it.
  dist = cache
  const { status, stderr, stdout } = runBuild(dist, '--if-stale')
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

/**
 * @param {string} folder
 * @param {'--is-fresh' | '--if-stale'} flag
 */
function runBuild(folder, flag) {
  return spawnSync(process.execPath, ['scripts/build.mjs', flag], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, DIST_DIR: folder },
  })
}
