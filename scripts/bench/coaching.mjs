// Checks that the advice on pictures is fair: draws pictures in many tones of hair and skin, runs the rules with the thresholds of the
// content, and prints how often the advice is correct by class and by tone, and the throughput. Exits with 1 if a tone falls behind.
//
// Thresholds may be tuned on recipe A only (--recipe A); recipe B is the test set. Its scenes 0 to 20 were looked at while the
// measures were developed, so the test starts at scene 21 (--from). --scenes 21 makes a shorter run.
import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads'
import { parseArguments } from '#scripts/build/arguments.mjs'
import { loadSource } from '#scripts/build/load-source.mjs'
import { evaluateScene } from './coaching/evaluate-scene.mjs'
import {
  confusionMatrix,
  fairnessProblems,
  gapBetween,
  groupings,
  groupRows,
  maxGap,
  maxTooDark,
} from './coaching/fairness.mjs'
import { truths } from './coaching/scenes.mjs'
import { tonePairs } from './coaching/tones.mjs'

/**
 * @typedef {import('./coaching/evaluate-scene.mjs').Row} Row
 * @typedef {{ recipe: import('./coaching/scenes.mjs').Recipe, scenes: [truth: Row['truth'], number: number][] }} Task
 */

if (isMainThread) process.chdir(fileURLToPath(new URL('../..', import.meta.url)))
if (isMainThread) await main()
else await work()

async function main() {
  const { values } = await parseArguments('npm run bench', {
    options: {
      recipe: { type: 'string', default: 'B' },
      scenes: { type: 'string', default: '42' },
      from: { type: 'string', default: '21' },
    },
  })
  const recipe = values.recipe === 'A' ? 'A' : 'B'
  const [count, from] = [Number(values.scenes), Number(values.from)]
  const scenes = truths.flatMap((truth) =>
    Array.from({ length: count }, (_, at) => /** @type {Task['scenes'][number]} */ ([truth, from + at])),
  )
  const workers = Math.min(2, availableParallelism())
  /** @type {Task[]} */
  const tasks = Array.from({ length: workers }, (_, task) => ({
    recipe,
    scenes: scenes.filter((__, at) => at % workers === task),
  }))
  const rows = (await Promise.all(tasks.map(runWorker))).flat()
  print(rows, recipe)
  const problems = fairnessProblems(rows)
  console.log(problems.length === 0 ? '\nNo tone falls behind.' : `\n${problems.join('\n')}`)
  process.exitCode = problems.length > 0 ? 1 : 0
}

/**
 * @param {Task} task
 * @returns {Promise<Row[]>}
 */
function runWorker(task) {
  return new Promise((resolve, reject) => {
    new Worker(fileURLToPath(import.meta.url), { workerData: task }).once('message', resolve).once('error', reject)
  })
}

async function work() {
  const { compileContent } = await loadSource('#content/compile.ts')
  const { assessPhoto } = await loadSource('#engine/photos/photo-quality.ts')
  const { content } = await compileContent('content')
  if (!content?.photos) throw new Error('The content has no photos: npm run content')
  const { coaching } = content.photos
  /** @type {Task} */
  const { recipe, scenes } = workerData
  parentPort?.postMessage(
    scenes.flatMap(([truth, number]) =>
      evaluateScene(recipe, truth, number, tonePairs, (pixels) => assessPhoto(pixels, coaching)),
    ),
  )
}

/**
 * @param {readonly Row[]} rows
 * @param {string} recipe
 */
function print(rows, recipe) {
  const scenes = rows.length / tonePairs.length
  console.log(
    `Recipe ${recipe}: ${rows.length} pictures, ${scenes} scenes in ${tonePairs.length} pairs of tones. Percent.\n`,
  )
  printTable(
    ['The picture is', 'Pictures', ...truths.map((advice) => `advice: ${advice}`)],
    confusionMatrix(rows).map(({ truth, pictures, given }) => [truth, pictures, ...given.map(oneDecimal)]),
  )
  for (const { groupOf, name } of groupings.filter(({ isPair }) => !isPair)) {
    const byMean = new Map(groupRows(rows, groupOf, 'mean').map(({ id, tooDark }) => [id, tooDark]))
    printTable(
      [
        name,
        'Pictures',
        'Correct',
        'Unneeded advice on good ones',
        'Well lit, but called too dark',
        'Same, by mean brightness',
      ],
      groupRows(rows, groupOf).map(({ id, pictures, correct, unneeded, tooDark }) => [
        id,
        pictures,
        ...[correct, unneeded, tooDark, byMean.get(id) ?? 0].map(oneDecimal),
      ]),
    )
  }
  const gapsOf = (/** @type {string} */ name, /** @type {ReturnType<typeof groupRows>} */ groups) => [
    name,
    oneDecimal(gapBetween(groups, 'correct')),
    oneDecimal(gapBetween(groups, 'unneeded')),
    oneDecimal(Math.max(...groups.map(({ tooDark }) => tooDark))),
  ]
  printTable(
    [
      `Points between best and worst, at most ${maxGap}`,
      'Correct',
      'Unneeded advice on good ones',
      `Highest share called too dark, below ${maxTooDark}`,
    ],
    [
      ...groupings.map(({ groupOf, name }) => gapsOf(name, groupRows(rows, groupOf))),
      ...groupings.map(({ groupOf, name }) => gapsOf(`${name}, by mean brightness`, groupRows(rows, groupOf, 'mean'))),
    ],
  )
  const times = rows.map((row) => row.spent).toSorted((a, b) => a - b)
  const perSecond = Math.round(1000 / (times[times.length >> 1] ?? Infinity))
  console.log(
    `${perSecond} pictures a second on one core: ${Math.round(perSecond / 10)} times the 10 that live coaching needs.`,
  )
}

/** @param {number} value */
function oneDecimal(value) {
  return value.toFixed(1)
}

/**
 * @param {readonly string[]} header
 * @param {readonly (readonly (string | number)[])[]} rows
 */
function printTable(header, rows) {
  console.log(`| ${header.join(' | ')} |\n|---|${'--:|'.repeat(header.length - 1)}`)
  for (const row of rows) console.log(`| ${row.join(' | ')} |`)
  console.log('')
}
