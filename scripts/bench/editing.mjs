// What an editor's act costs in the studio, apart from rendering: the draft, the list, the search, and the effect on people. Exits with 1 if
// one of these takes longer than its limit.
import { fileURLToPath } from 'node:url'
import { loadSource } from '#scripts/build/load-source.mjs'
import { medianTime } from './median-time.mjs'
import { questionsFolder } from './editing/questions-folder.mjs'

process.chdir(fileURLToPath(new URL('../..', import.meta.url)))
const { compileContent } = await loadSource('#content/compile.ts')
const { packageSchemas } = await loadSource('#content/package-files.ts')
const { impactOf } = await loadSource('#editing/impact/impact.ts')
const { audienceOf } = await loadSource('#editing/impact/audience.ts')
const { createEditor } = await loadSource('#studio/editor/create-editor.ts')
const { find } = await loadSource('#studio/search/find.ts')
const { searchIndex } = await loadSource('#studio/search/search-index.ts')
const { treeOf } = await loadSource('#studio/tree/tree-of.ts')

const { content } = await compileContent('content')
if (!content) throw new Error('The content has errors: npm run content')
const schemas = packageSchemas()
const large = questionsFolder(5000)
const index = searchIndex(large, schemas)
const act = draftOf(1000)

/** @type {readonly { name: string, limit: number, work: (round: number) => unknown }[]} */
const parts = [
  { name: 'one act in a draft of 1,000', limit: 2, work: act },
  { name: 'the list of 5,000 questions', limit: 100, work: () => treeOf({ data: large, schemas }) },
  { name: 'a search in 5,000 questions', limit: 50, work: (round) => find(index, `Question ${round}`) },
  { name: 'the effect of other points on people', limit: 100, work: effectOfPoints(content) },
]
console.log('| | median, ms of the processor | limit |\n|---|--:|--:|')
for (const { name, limit, work } of parts) {
  const median = medianTime(20, work)
  console.log(`| ${name} | ${median.toFixed(2)} | ${limit} |`)
  if (median > limit) process.exitCode = 1
}

/** @param {number} acts */
function draftOf(acts) {
  const file = 'quiz.yaml'
  const editor = createEditor(
    {
      editorName: 'Ada',
      folder: {
        name: 'content',
        editor: 'Ada',
        git: null,
        outside: [],
        pictures: [],
        problems: [],
        files: [{ path: file, text: '', hash: '', data: { title: '0' } }],
      },
      draft: { id: 'd', name: 'Draft', revision: 0, base: {}, acts: [], done: 0 },
    },
    { now: () => new Date(0), newId: () => `${count}` },
  )
  let count = 0
  const change = () => {
    editor.act('Change', [{ kind: 'set', file, place: ['title'], before: `${count}`, after: `${count + 1}` }])
    count += 1
  }
  while (count < acts) change()
  return change
}

/** @param {import('#types/content.generated.ts').Content} before */
function effectOfPoints(before) {
  const [score, ...others] = before.scores.scores
  if (!score) throw new Error('The content has no scores')
  return (/** @type {number} */ round) => {
    const rules = (score.rules ?? []).map((rule, at) => (at === 0 ? { ...rule, points: rule.points + round } : rule))
    const after = { ...before, scores: { ...before.scores, scores: [{ ...score, rules }, ...others] } }
    impactOf(before, after)
    audienceOf(before, after)
  }
}
