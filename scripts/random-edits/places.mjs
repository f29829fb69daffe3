// The places of a content whose value can change without changing what the product does: texts and some numbers.
import { isMap, isScalar, isSeq, parseDocument } from 'yaml'

/**
 * @typedef {{ file: string, path: (string | number)[], from: number, to: number, written: string, value: string }} Place
 * @typedef {Place & { range: readonly [number, number] }} NumberPlace
 */

/**
 * Settings that are strings, but not texts that visitors read: ids, references, addresses, patterns, formats.
 * The content check does not know all of them (a currency, a time zone), so they are listed here.
 */
const notText = new Set(
  [
    'id is question answer answers expect objectives profile slot score badge issue group section tab option step covers exclude warn',
    'key_questions main_question needs_any leaves_out contains word starts ends ingredients evidence certainty type choice kind',
    'sensitive show colour tint icon look layout options products value goals demand to url link route contact_email contact_link src',
    'image picture default_image locale language day number file_name currency report_date time_zone',
  ].flatMap((line) => line.split(' ')),
)

/** In pages, settings with some of these names are texts. */
const textAfterAll = [
  /^pages\/.*\.(ingredients|answers|show|value|step|word|section|question|score|issue|products|goals)$/,
]

/** The score and the answers that a worked example refers to. */
const ofExample = /^pages\/text\/[^/]*\.example\.(score|answers)\b/

/** Facts that a test compares with the product: the names and places of everything that it stores on a device. */
const facts = /^pages\/text\/storage\.yaml\.blocks\.\d+\.table\.rows\.\d+\.cells\.[01]$/

/** Values that visitors do not read as they are written. */
const machineValue = /^[\d#/.]|^[a-z0-9]*[_/.][a-z0-9_/.-]*$|^\W*$/

/**
 * Numbers that an editor may change, each with a range in which the product works the same.
 * @type {readonly (readonly [file: string, path: RegExp, from: number, to: number])[]}
 */
const numbers = [
  ['settings/constants.yaml', /^quiz\.analysing_delay_ms$/, 4000, 6000],
  ['settings/constants.yaml', /^photos\.max_file_mb$/, 8, 12],
  ['settings/constants.yaml', /^carousel\.interval_ms$/, 2000, 5000],
  ['settings/constants.yaml', /^dashboard\.reports_per_page$/, 15, 30],
  ['settings/constants.yaml', /^recheck\.from_months$/, 1, 2],
  ['settings/constants.yaml', /^recheck\.to_months$/, 3, 6],
  ['settings/constants.yaml', /^accounts\.password_min$/, 8, 10],
  ['settings/constants.yaml', /^accounts\.password_max$/, 100, 128],
  ['settings/constants.yaml', /^accounts\.username_min$/, 2, 4],
  ['settings/constants.yaml', /^accounts\.username_max$/, 25, 40],
  ['settings/constants.yaml', /^accounts\.name_max$/, 60, 80],
  ['settings/constants.yaml', /^accounts\.reset_link_minutes$/, 5, 30],
  ['settings/constants.yaml', /^accounts\.minimum_age$/, 16, 21],
  ['settings/constants.yaml', /^limits\.chip_max$/, 40, 60],
  ['settings/constants.yaml', /^limits\.chips_max$/, 30, 50],
  ['settings/constants.yaml', /^limits\.comment_max$/, 300, 1000],
  ['settings/constants.yaml', /^limits\.feedback_max$/, 1500, 4000],
  ['settings/constants.yaml', /^limits\.complaint_max$/, 3000, 8000],
  ['settings/constants.yaml', /^retention\.(draft|access_log)_days$/, 5, 20],
  ['settings/constants.yaml', /^retention\.(unclaimed|backup|quarantine)_days$/, 20, 60],
  ['settings/constants.yaml', /^retention\.known_browser_days$/, 120, 365],
  ['settings/constants.yaml', /^retention\.(feedback|security_log)_months$/, 6, 18],
  ['settings/constants.yaml', /^retention\.complaint_years$/, 2, 6],
  ['products/catalogue.yaml', /^products\.\d+\.price$/, 4, 40],
  ['analysis/tips.yaml', /^show_per_badge$/, 2, 4],
]

/**
 * @param {string} file the path in the content folder
 * @param {string} source
 */
export function placesOf(file, source) {
  /** @type {Place[]} */
  const texts = []
  /** @type {NumberPlace[]} */
  const values = []
  walk(parseDocument(source).contents, [])
  return { texts: texts.filter((text) => !isPaired(text)), numbers: values }

  /**
   * Whether it belongs to a button with a short text and a longer name for screen readers. The name must begin with the text
   * (WCAG 2.5.3), so both have to be edited together.
   * @param {Place} text
   */
  function isPaired({ path, value }) {
    const parent = path.slice(0, -1).join('.')
    return texts.some((other) => {
      if (other.path.length !== path.length || other.path.slice(0, -1).join('.') !== parent) return false
      return other.value !== value && (other.value.startsWith(value) || value.startsWith(other.value))
    })
  }

  /** @param {unknown} node @param {(string | number)[]} path */
  function walk(node, path) {
    if (isMap(node)) for (const { key, value } of node.items) walk(value, [...path, String(key)])
    else if (isSeq(node)) for (const [index, item] of node.items.entries()) walk(item, [...path, index])
    else if (isScalar(node) && node.range) {
      const [from, to] = node.range
      const place = { file, path, from, to, written: source.slice(from, to), value: String(node.value) }
      if (typeof node.value === 'string') {
        if (isText(place)) texts.push(place)
      } else if (typeof node.value === 'number') {
        const found = numbers.find(([name, pattern]) => name === file && pattern.test(path.join('.')))
        if (found) values.push({ ...place, range: [found[2], found[3]] })
      }
    }
  }
}

/** @param {Place} place */
function isText({ file, path, value }) {
  // The record of published ids, which no editor writes.
  if (file.startsWith('history/')) return false
  const key = path.findLast((step) => typeof step === 'string')
  const isNamed = notText.has(String(key)) || file === 'settings/constants.yaml'
  const name = `${file}.${path.filter((step) => typeof step === 'string').join('.')}`
  if (ofExample.test(name)) return false
  if (isNamed && !textAfterAll.some((pattern) => pattern.test(name))) return false
  return !machineValue.test(value) && !facts.test(`${file}.${path.join('.')}`)
}
