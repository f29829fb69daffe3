// The cost of one answer: its time, and the number of conditions that are evaluated. Exits with 1 if it exceeds the limits.
import { readFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { fileURLToPath } from 'node:url'
import { loadSource } from '#scripts/build/load-source.mjs'
import { syntheticContent } from './engine/synthetic-content.mjs'

/**
 * @typedef {import('#types/content.generated.ts').Condition} Condition
 * @typedef {import('#types/content.generated.ts').Content} Content
 * @typedef {import('#engine/quiz/question-kinds.ts').AnswerableQuestion} Question
 * @typedef {import('#engine/quiz/quiz.ts').QuizModel} QuizModel
 * @typedef {import('#engine/quiz/state.ts').QuizState} QuizState
 * @typedef {import('#engine/quiz/answers/answers.ts').Answers} Answers
 * @typedef {{ median: number, p95: number }} Times in milliseconds
 * @typedef {ReadonlyMap<string, ReadonlySet<string>>} Readers for a question, the questions whose condition reads it
 */

process.chdir(fileURLToPath(new URL('../..', import.meta.url)))
const { compileContent } = await loadSource('#content/compile.ts')
const { compileQuiz } = await loadSource('#engine/quiz/quiz.ts')
const { chooseOption, writeText } = await loadSource('#engine/quiz/answers/answers.ts')
const { openQuiz, setAnswers } = await loadSource('#engine/quiz/state.ts')
const { progressOf } = await loadSource('#engine/quiz/steps/progress.ts')
const { compileAnalysis } = await loadSource('#engine/result/analysis.ts')
const { analyse } = await loadSource('#engine/result/result.ts')
const { withCountedConditions } = await loadSource('#testing/samples/counted-conditions.ts')

/** The limit for quizzes of the size of ours. */
const maxMilliseconds = 1
const { content } = await compileContent('content')
if (!content) throw new Error('The content has errors: npm run content')

const rows = [
  { name: 'content/', ...measure(content) },
  ...[51, 1_000, 10_000].map((size) => ({ name: 'synthetic', ...measure(syntheticContent(content, size)) })),
]
print(rows)
const tooSlow = rows.filter(({ questions, answer }) => questions <= 51 && answer.p95 > maxMilliseconds)
const tooMany = rows.filter(({ evaluations, dependents }) => evaluations !== dependents)
for (const { name, questions } of tooSlow)
  console.error(`${name}, ${questions} questions: an answer costs over ${maxMilliseconds} ms`)
for (const { name, questions, evaluations, dependents } of tooMany)
  console.error(`${name}, ${questions} questions: ${evaluations} evaluations for ${dependents} dependents`)
process.exitCode = tooSlow.length + tooMany.length > 0 ? 1 : 0

/** @param {Content} subject */
function measure(subject) {
  const { model, evaluations: evaluationsSoFar } = withCountedConditions(compileQuiz(subject))
  const analysis = compileAnalysis(subject)
  const readers = readersOf(model)
  const full = answerAll(model)
  const open = timesOf(20, () => openQuiz(model, full))
  const result = timesOf(50, () => analyse(analysis, full, 'bench'))
  // A sample of at most about 300, spread over the whole quiz. The steps have no common factor with 10, the period of synthetic conditions.
  const step = [1, 3, 7, 37].find((candidate) => model.questions.size / candidate < 300) ?? 37
  const sampled = [...model.questions.values()].filter((_, at) => at % step === 0)
  /** @type {number[]} */
  const times = []
  let state = openQuiz(model, full)
  let [answered, evaluations, dependents] = [0, 0, 0]
  // The first round is a warm-up.
  for (let round = 0; round < 7; round += 1)
    for (const question of sampled) {
      if (!state.asked.has(question.id)) continue
      const before = state
      const evaluated = evaluationsSoFar()
      const started = performance.now()
      const answers = answerQuestion(model, state.answers, question, round)
      state = setAnswers(model, state, answers, [question.id])
      progressOf(model, state)
      if (round > 0) times.push(performance.now() - started)
      answered += 1
      evaluations += evaluationsSoFar() - evaluated
      dependents += dependentsOf(readers, question.id, before, state).size
    }
  return {
    questions: model.questions.size,
    conditions: model.conditions.size,
    answer: percentiles(times),
    answered,
    evaluations,
    dependents,
    open: percentiles(open),
    result: percentiles(result),
  }
}

/**
 * Does what a click does: chooses another option each round, so that questions appear and disappear.
 * @param {QuizModel} model
 * @param {Answers} answers
 * @param {Question} question
 * @param {number} round
 */
function answerQuestion(model, answers, { choice, id, options = [] }, round) {
  if (choice === 'input') return writeText(model, answers, id, `text ${round}`)
  const option = options[(round + 1) % options.length]
  return option ? chooseOption(model, answers, { question: id, option: option.id, chosen: true }).answers : answers
}

/**
 * @param {QuizModel} model
 * @returns {Answers}
 */
function answerAll(model) {
  const answer = (/** @type {Question} */ { choice, options = [] }) =>
    choice === 'input' ? 'text' : options.slice(0, 1).map(({ id }) => id)
  return Object.fromEntries([...model.questions.values()].map((question) => [question.id, answer(question)]))
}

/**
 * The questions whose conditions have to be evaluated again, computed from the content alone: readers of the answer, and of answers that
 * became valid or invalid with it.
 * @param {Readers} readers
 * @param {string} id
 * @param {QuizState} before
 * @param {QuizState} after
 */
function dependentsOf(readers, id, before, after) {
  /** @type {Set<string>} */
  const found = new Set()
  const waiting = [id]
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop())
    for (const reader of readers.get(next) ?? []) {
      if (found.has(reader)) continue
      found.add(reader)
      if (before.asked.has(reader) !== after.asked.has(reader) && after.answers[reader] !== undefined)
        waiting.push(reader)
    }
  return found
}

/**
 * @param {QuizModel} model
 * @returns {Readers}
 */
function readersOf(model) {
  /** @type {Map<string, Set<string>>} */
  const readers = new Map()
  for (const { id, when } of model.questions.values())
    for (const question of when ? questionsIn(when) : [])
      readers.set(question, (readers.get(question) ?? new Set()).add(id))
  return readers
}

/**
 * @param {Condition} when
 * @returns {string[]}
 */
function questionsIn(when) {
  const inner = [...(when.all ?? []), ...(when.any ?? []), ...(when.none ?? [])]
  return [...(when.question === undefined ? [] : [when.question]), ...inner.flatMap(questionsIn)]
}

/**
 * Milliseconds of each run, without the first quarter, which is a warm-up.
 * @param {number} count
 * @param {() => unknown} work
 */
function timesOf(count, work) {
  return Array.from({ length: count }, () => {
    const started = performance.now()
    work()
    return performance.now() - started
  }).slice(Math.floor(count / 4))
}

/**
 * @param {readonly number[]} times
 * @returns {Times}
 */
function percentiles(times) {
  const sorted = times.toSorted((one, other) => one - other)
  const at = (/** @type {number} */ share) =>
    sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN
  return { median: at(0.5), p95: at(0.95) }
}

/** @param {readonly (ReturnType<typeof measure> & { name: string })[]} measured */
function print(measured) {
  const { version } = JSON.parse(readFileSync('package.json', 'utf8'))
  const format = (/** @type {Times} */ { median, p95 }) => `${median.toFixed(3)} / ${p95.toFixed(3)}`
  console.log(`Version ${version}, Node ${process.version}, ${cpus()[0]?.model.trim()}. Times in ms, median / p95.\n`)
  console.log(
    '| Quiz | Questions | Conditions | One answer | Evaluations | Dependents | Answers given | Open | Result |',
  )
  console.log('|---|--:|--:|--:|--:|--:|--:|--:|--:|')
  for (const { name, questions, conditions, answer, evaluations, dependents, answered, open, result } of measured) {
    const cells = [name, questions, conditions, format(answer), evaluations, dependents, answered]
    console.log(`| ${[...cells, format(open), format(result)].join(' | ')} |`)
  }
}
