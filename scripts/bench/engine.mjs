// What one answer costs: time, and conditions that are evaluated. Exits 1 when it is more than it may be.
import { readFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { fileURLToPath } from 'node:url'
import { runnerImport } from 'vite'

process.chdir(fileURLToPath(new URL('../..', import.meta.url)))
const load = async (path) => (await runnerImport(`./src/${path}`)).module
const { compileContent } = await load('content/compile.ts')
const { compileQuiz } = await load('engine/quiz/quiz.ts')
const { chooseOption, writeText } = await load('engine/quiz/answers.ts')
const { openQuiz, setAnswers } = await load('engine/quiz/state.ts')
const { progressOf } = await load('engine/quiz/progress.ts')
const { compileAnalysis } = await load('engine/result/analysis.ts')
const { analyse } = await load('engine/result/result.ts')

const milliseconds = 1
const { content } = await compileContent('content')
if (!content) throw new Error('The content has errors: npm run content')

const rows = [['content/', content], ...[51, 1_000, 10_000].map((size) => ['synthetic', synthetic(size)])].map(
  ([name, subject]) => ({ name, ...measure(subject) }),
)
print(rows)
const tooSlow = rows.filter(({ questions, answer }) => questions <= 51 && answer.p95 > milliseconds)
const tooMany = rows.filter(({ evaluations, dependents }) => evaluations !== dependents)
for (const { name, questions } of tooSlow)
  console.error(`${name}, ${questions} questions: an answer costs over ${milliseconds} ms`)
for (const { name, questions, evaluations, dependents } of tooMany)
  console.error(`${name}, ${questions} questions: ${evaluations} evaluations for ${dependents} dependents`)
process.exitCode = tooSlow.length + tooMany.length > 0 ? 1 : 0

function measure(subject) {
  const model = compileQuiz(subject)
  const analysis = compileAnalysis(subject)
  const readers = readersOf(model)
  const full = fill(model)
  const open = times(20, () => openQuiz(model, full))
  const result = times(50, () => analyse(analysis, full, 'bench'))
  // At most 300, spread over the whole quiz in a step that does not beat with the tens of the synthetic ones.
  const every = [1, 3, 7, 37].find((step) => model.questions.size / step < 300 || step === 37)
  const asked = [...model.questions.values()].filter((_, at) => at % every === 0)
  const spent = []
  let state = openQuiz(model, full)
  let [answered, evaluations, dependents] = [0, 0, 0]
  // The first round only warms the machine up.
  for (let round = 0; round < 7; round += 1)
    for (const question of asked) {
      if (!state.asked.has(question.id)) continue
      const before = state
      const started = performance.now()
      const answers = give(model, state.answers, question, round)
      state = setAnswers(model, state, answers, [question.id])
      progressOf(model, state)
      if (round > 0) spent.push(performance.now() - started)
      answered += 1
      evaluations += state.evaluations - before.evaluations
      dependents += concerned(readers, question.id, before, state).size
    }
  return {
    questions: model.questions.size,
    conditions: model.conditions.size,
    answer: spread(spent),
    answered,
    evaluations,
    dependents,
    open: spread(open),
    result: spread(result),
  }
}

/** What a click does: another option each round, so that questions come and go. */
function give(model, answers, question, round) {
  if (question.choice === 'input') return writeText(model, answers, question.id, `text ${round}`)
  const option = question.options[(round + 1) % question.options.length]
  return chooseOption(model, answers, question.id, option.id, true).answers
}

function fill(model) {
  const answer = (question) => (question.choice === 'input' ? 'text' : [question.options[0].id])
  return Object.fromEntries([...model.questions.values()].map((question) => [question.id, answer(question)]))
}

/** Who has to be decided again, worked out from the content alone: readers of the answer, and of answers that came or went with it. */
function concerned(readers, id, before, after) {
  const found = new Set()
  const waiting = [id]
  for (let one = waiting.pop(); one !== undefined; one = waiting.pop())
    for (const reader of readers.get(one) ?? []) {
      if (found.has(reader)) continue
      found.add(reader)
      if (before.asked.has(reader) !== after.asked.has(reader) && after.answers[reader] !== undefined)
        waiting.push(reader)
    }
  return found
}

function readersOf(model) {
  const readers = new Map()
  const read = (when) => [
    ...(when.question === undefined ? [] : [when.question]),
    ...[...(when.all ?? []), ...(when.any ?? []), ...(when.none ?? [])].flatMap(read),
  ]
  for (const { id, when } of model.questions.values())
    for (const one of when ? read(when) : []) readers.set(one, (readers.get(one) ?? new Set()).add(id))
  return readers
}

/** Five sections; every tenth question waits for an answer to one or two before it; five scores read them all. */
function synthetic(size) {
  const options = ['a', 'b', 'c', 'd', 'e'].map((id) => ({ id, label: id.toUpperCase() }))
  const line = (at) => ({ question: `q${at}`, is: ['a', 'c', 'e'] })
  const questions = Array.from({ length: size }, (_, at) => ({
    id: `q${at}`,
    type: 'question',
    choice: at % 3 === 0 ? 'checkbox' : 'radio',
    title: `Question ${at}`,
    options,
    ...(at % 10 === 9 ? { when: at % 20 === 19 ? { any: [line(at - 10), line(at - 3)] } : line(at - 4) } : {}),
  }))
  const ids = ['s0', 's1', 's2', 's3', 's4']
  const part = (list, at) => list.filter((_, index) => index % ids.length === at)
  return {
    ...content,
    quiz: { ...content.quiz, steps: ids.map((id) => ({ id, kind: 'questions', title: id, section: id })) },
    sections: ids.map((id, at) => ({ id, title: id, questions: part(questions, at) })),
    scores: {
      ...content.scores,
      scores: ids.map((id, at) => ({
        ...content.scores.scores[0],
        id,
        key_questions: ['q0'],
        min_key_answers: 0,
        rules: part(questions, at).map((question) => ({
          ...content.scores.scores[0].rules[0],
          question: question.id,
          answer: ['a'],
        })),
      })),
      not_scored: [],
    },
    profile: {
      ...content.profile,
      groups: [],
      issues: { ...content.profile.issues, list: [] },
      goals: { ...content.profile.goals, main_question: 'q0', list: [] },
      insights: [],
      signposts: [],
    },
    routines: { ...content.routines, parts: [] },
    tips: { ...content.tips, tips: [] },
    catalogue: { ...content.catalogue, products: [] },
    ingredients: { ...content.ingredients, filters: [], allergies: [] },
  }
}

function times(count, work) {
  return Array.from({ length: count }, () => {
    const started = performance.now()
    work()
    return performance.now() - started
  }).slice(Math.floor(count / 4))
}

function spread(list) {
  const sorted = list.toSorted((one, other) => one - other)
  const at = (share) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]
  return { median: at(0.5), p95: at(0.95) }
}

function print(list) {
  const { version } = JSON.parse(readFileSync('package.json', 'utf8'))
  const time = ({ median, p95 }) => `${median.toFixed(3)} / ${p95.toFixed(3)}`
  console.log(`Version ${version}, Node ${process.version}, ${cpus()[0]?.model.trim()}. Times in ms, median / p95.\n`)
  console.log(
    '| Quiz | Questions | Conditions | One answer | Evaluations | Dependents | Answers given | Open | Result |',
  )
  console.log('|---|--:|--:|--:|--:|--:|--:|--:|--:|')
  for (const { name, questions, conditions, answer, evaluations, dependents, answered, open, result } of list)
    console.log(
      `| ${[name, questions, conditions, time(answer), evaluations, dependents, answered, time(open), time(result)].join(' | ')} |`,
    )
}
