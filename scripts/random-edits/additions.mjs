// Adds an entry to a list as an editor might: one more question, option, tip, product, campaign path, block of text, link.
import { isMap, isSeq, parseDocument } from 'yaml'

/**
 * @typedef {{ [file: string]: string }} Sources the YAML files, by their path in the content folder
 * @typedef {ReturnType<typeof import('./random.mjs').randomOf>} Random
 */

const sectionFiles = (/** @type {Sources} */ sources) =>
  Object.keys(sources).filter((file) => file.startsWith('quiz/sections/'))
const textPages = (/** @type {Sources} */ sources) =>
  Object.keys(sources).filter((file) => file.startsWith('pages/text/'))

/**
 * Each returns the changed sources, or null if the place that was picked cannot have one more. The caller checks the
 * content after each: a question whose options all have a label somewhere else cannot get another option, for example.
 * @type {Record<string, (sources: Sources, random: Random, n: number) => Sources | null>}
 */
export const additions = {
  question: (sources, random, n) => {
    const file = random.pick(sectionFiles(sources)) ?? ''
    const question = {
      id: `added_question_${n}`,
      type: 'question',
      choice: n % 2 === 0 ? 'radio' : 'checkbox',
      title: `Which added thing ${n} do you like?`,
      options: [option(`first_${n}`), option(`second_${n}`)],
    }
    return insert(sources, file, ['questions'], random, question)
  },
  option: (sources, random, n) => {
    const file = random.pick(sectionFiles(sources)) ?? ''
    const questions = parseDocument(sources[file] ?? '').toJS().questions
    const index = random.integer(0, questions.length - 1)
    const { type, options = [] } = questions[index]
    const usual = options.filter((/** @type {any} */ one) => !one.exclusive && !one.no_answer).length
    if (type !== 'question' || usual === 0) return null
    return insert(sources, file, ['questions', index, 'options'], random, option(`added_${n}`), usual - 1)
  },
  tip: (sources, random, n) => {
    const file = 'analysis/tips.yaml'
    const badge = random.pick(parseDocument(sources[file] ?? '').toJS().badges).id
    const words = { title: `Added tip ${n}`, text: `An added text ${n}.`, because: `An added reason ${n}.` }
    const tip = { id: `added_tip_${n}`, badge, priority: 3, evidence: 'custom', ...words }
    return insert(sources, file, ['tips'], random, tip)
  },
  product: (sources, random, n) => {
    const file = 'products/catalogue.yaml'
    const { products } = parseDocument(sources[file] ?? '').toJS()
    // A more expensive twin: by the rule for ties, it never displaces the product that it resembles.
    const twin = random.pick(products)
    const id = Math.max(...products.map((/** @type {any} */ one) => one.id)) + 1
    const product = { ...twin, id, name: `Added product ${n}`, price: 99, link: `https://example.com/added/${n}` }
    return insert(sources, file, ['products'], random, product)
  },
  campaign: (sources, random, n) =>
    insert(sources, 'pages/updates.yaml', ['paths'], random, { id: `added_${n}`, route: `/added-${n}` }),
  block: (sources, random, n) => {
    const file = random.pick(textPages(sources)) ?? ''
    const block = { id: `added_${n}`, heading: `Added heading ${n}`, body: `An added paragraph ${n}.` }
    return insert(sources, file, ['blocks'], random, block)
  },
  link: (sources, random, n) => {
    const link = { id: `added_${n}`, label: `Added ${n}`, to: `https://social.example/added-${n}` }
    return insert(sources, 'settings/site.yaml', ['social'], random, link)
  },
}

const option = (/** @type {string} */ id) => ({ id, label: `Added option ${id.replaceAll('_', ' ')}` })

/**
 * Inserts an item before a random one of a list, at the latest before item `last`. It is written as JSON, which is valid YAML.
 * @param {Sources} sources @param {string} file @param {(string | number)[]} path @param {Random} random
 * @param {object} item @param {number} [last]
 * @returns {Sources | null}
 */
function insert(sources, file, path, random, item, last) {
  const source = sources[file] ?? ''
  const list = parseDocument(source).getIn(path)
  if (!isSeq(list)) return null
  const before = list.items[random.integer(0, last ?? list.items.length - 1)]
  if (!isMap(before) || !before.range) return null
  const start = before.range[0]
  const line = source.lastIndexOf('\n', start - 1) + 1
  const indent = source.slice(line, start)
  const at = list.flow ? start : line
  const text = list.flow ? `${JSON.stringify(item)}, ` : `${indent}${JSON.stringify(item)}\n`
  return { ...sources, [file]: source.slice(0, at) + text + source.slice(at) }
}
