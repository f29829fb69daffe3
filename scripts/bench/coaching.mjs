// Is the coaching fair? Draws pictures in many tones of hair and skin, judges them with the rules and thresholds of the content,
// and says what is right by class and by tone, and how many pictures one core judges in a second. Exits 1 when a tone falls behind.
//
// Thresholds may be tuned on recipe A only (--recipe A). Recipe B is the exam: other hair, rooms, light and cameras, other seeds.
// Its scenes 0 to 20 were looked at while the measures were made; the exam begins behind them. --scenes 21 makes a shorter one.
import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads'
import { runnerImport } from 'vite'
import { confusionOf, gapOf, groupsOf, mostPoints, mostTooDark, problemsOf, ways } from './coaching/fairness.mjs'
import { judged } from './coaching/judged.mjs'
import { truths } from './coaching/scenes.mjs'
import { tonePairs } from './coaching/tones.mjs'

if (isMainThread) process.chdir(fileURLToPath(new URL('../..', import.meta.url)))
if (isMainThread) await main()
else await work()

async function main() {
  const { values } = parseArgs({
    options: {
      recipe: { type: 'string', default: 'B' },
      scenes: { type: 'string', default: '42' },
      from: { type: 'string', default: '21' },
    },
  })
  const [count, from] = [Number(values.scenes), Number(values.from)]
  const scenes = truths.flatMap((truth) => Array.from({ length: count }, (_, at) => [truth, from + at]))
  const workers = Math.min(2, availableParallelism())
  const parts = Array.from({ length: workers }, (_, part) => scenes.filter((__, at) => at % workers === part))
  const rows = (await Promise.all(parts.map((part) => started({ recipe: values.recipe, scenes: part })))).flat()
  print(rows, values.recipe)
  const problems = problemsOf(rows)
  console.log(problems.length === 0 ? '\nNo tone falls behind.' : `\n${problems.join('\n')}`)
  process.exitCode = problems.length > 0 ? 1 : 0
}

function started(data) {
  return new Promise((resolve, reject) => {
    new Worker(fileURLToPath(import.meta.url), { workerData: data }).once('message', resolve).once('error', reject)
  })
}

async function work() {
  const load = async (path) => (await runnerImport(`./src/${path}`)).module
  const { compileContent } = await load('content/compile.ts')
  const { assessPhoto } = await load('engine/photos/photo-quality.ts')
  const { content } = await compileContent('content')
  if (!content) throw new Error('The content has errors: npm run content')
  const assess = (pixels) => assessPhoto(pixels, content.constants.photos.coaching)
  const { recipe, scenes } = workerData
  parentPort.postMessage(scenes.flatMap(([truth, number]) => judged(recipe, truth, number, tonePairs, assess)))
}

function print(rows, recipe) {
  const scenes = rows.length / tonePairs.length
  console.log(
    `Recipe ${recipe}: ${rows.length} pictures, ${scenes} scenes in ${tonePairs.length} pairs of tones. Percent.\n`,
  )
  table(
    ['It is', 'Pictures', ...truths.map((advice) => `said ${advice}`)],
    confusionOf(rows).map(({ truth, pictures, said }) => [truth, pictures, ...said.map(one)]),
  )
  for (const { by, name } of ways.slice(0, 2)) {
    const plain = groupsOf(rows, by, 'mean')
    table(
      [name, 'Pictures', 'Right', 'False alarms on good ones', 'Too Dark though well lit', 'the same by the mean'],
      groupsOf(rows, by).map(({ id, pictures, right, alarms, tooDark }, at) => [
        id,
        pictures,
        ...[right, alarms, tooDark, plain[at].tooDark].map(one),
      ]),
    )
  }
  table(
    [
      `Worst less best, at most ${mostPoints}`,
      'Right',
      'False alarms on good ones',
      `Most Too Dark though lit, below ${mostTooDark}`,
    ],
    [
      ...ways.map(({ by, name }) => [name, groupsOf(rows, by)]),
      ...ways.map(({ by, name }) => [`${name}, by the mean`, groupsOf(rows, by, 'mean')]),
    ].map(([name, groups]) => [
      name,
      one(gapOf(groups, 'right')),
      one(gapOf(groups, 'alarms')),
      one(Math.max(...groups.map(({ tooDark }) => tooDark))),
    ]),
  )
  const spent = rows.map((row) => row.spent).toSorted((a, b) => a - b)
  const perSecond = Math.round(1000 / spent[spent.length >> 1])
  console.log(
    `${perSecond} pictures a second on one core: ${Math.round(perSecond / 10)} times the 10 that live coaching needs.`,
  )
}

function one(value) {
  return value.toFixed(1)
}

function table(head, lines) {
  console.log(`| ${head.join(' | ')} |\n|---|${'--:|'.repeat(head.length - 1)}`)
  for (const line of lines) console.log(`| ${line.join(' | ')} |`)
  console.log('')
}
