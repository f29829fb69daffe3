// Mistakes of editors: makes seeded mistakes in copies of the content, one at a time, and counts those that the check reports, at the
// exact place and with a usable fix. Then makes harmless edits, none of which may be reported. npm run bench -- mistakes --seed 1 --each 13
// --list prints every mistake that was not reported well.
import { cpSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArguments } from '#scripts/build/arguments.mjs'
import { loadSource } from '#scripts/build/load-source.mjs'
import { randomOf } from '#scripts/random-edits/random.mjs'
import { harmlessEdits } from './mistakes/harmless.mjs'
import { fileMistakes } from './mistakes/file-mistakes.mjs'
import { questionMistakes } from './mistakes/question-mistakes.mjs'
import { historyMistakes, letterMistakes, misspellings, plausibleMistakes } from './mistakes/pasted.mjs'
import { referenceMistakes } from './mistakes/references.mjs'
import { syntaxMistakes } from './mistakes/syntax.mjs'

const { values } = await parseArguments('npm run bench', {
  options: {
    seed: { type: 'string', default: '1' },
    each: { type: 'string', default: '13' },
    list: { type: 'boolean', default: false },
  },
})

/** The classes of mistakes that can be recognised from the present files alone. */
const classes = {
  'syntax, structure': syntaxMistakes,
  references: referenceMistakes,
  'meaning within one file': fileMistakes,
  'meaning across questions': questionMistakes,
  'plausible, but wrong': plausibleMistakes,
  'pasted letters, encoding': letterMistakes,
}
const others = { 'the history of the content': historyMistakes, 'a reader': misspellings }

const root = fileURLToPath(new URL('../../', import.meta.url))
const [{ compileContent }, { createCompileCache }] = await Promise.all([
  loadSource('#content/compile.ts'),
  loadSource('#content/folder/compile-cache.ts'),
])
const parent = mkdtempSync(join(tmpdir(), 'mistakes-'))
const folder = join(parent, 'content')
const cache = createCompileCache()
try {
  cpSync(join(root, 'content'), folder, { recursive: true })
  process.exitCode = await measure()
} finally {
  rmSync(parent, { recursive: true, force: true })
}

async function measure() {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.yaml'))
    .sort()
  const sources = Object.fromEntries(
    files.map((file) => [file.replaceAll('\\', '/'), readFileSync(join(folder, file), 'utf8')]),
  )
  const random = randomOf(Number(values.seed))
  console.log('| Class | Mistakes | Found | Exact place | Usable fix | Reported once |\n|---|--:|--:|--:|--:|--:|')
  const rows = []
  for (const [name, kinds] of Object.entries(classes)) rows.push(await row(name, kinds, sources, random))
  const total = rows.reduce((sum, counts) => sum.map((count, index) => count + (counts[index] ?? 0)), [0, 0, 0, 0, 0])
  print('**all that one reading can know**', total)
  for (const [name, kinds] of Object.entries(others)) await row(`known only to ${name}`, kinds, sources, random)
  const alarms = await falseAlarms(sources, random)
  console.log(`\n${harmlessEdits.length} kinds of harmless edits, ${alarms.made} edits: ${alarms.reported} reported.`)
  const [made = 0, found = 0] = total
  return found / made >= 0.98 && alarms.reported === 0 ? 0 : 1
}

/** @param {string} name @param {Record<string, (sources: any, random: any) => any>} kinds @param {Record<string, string>} sources @param {ReturnType<typeof randomOf>} random */
async function row(name, kinds, sources, random) {
  const counts = [0, 0, 0, 0, 0]
  for (const [kind, make] of Object.entries(kinds)) {
    const seen = new Set()
    for (let tries = 0; tries < Number(values.each) * 4 && seen.size < Number(values.each); tries += 1) {
      const mistake = make(sources, random)
      const same = JSON.stringify(mistake?.edits)
      if (!mistake || seen.has(same)) continue
      seen.add(same)
      const problems = await problemsAfter(mistake.edits, sources)
      const here = problems.filter(({ file, line }) =>
        mistake.places.some((/** @type {any} */ place) => `content/${place.file}` === file && place.line === line),
      )
      const results = [
        true,
        problems.length > 0,
        here.length > 0,
        problems.some(({ help }) => mistake.fix.test(help ?? '')),
        problems.length === 1,
      ]
      results.forEach((is, index) => (counts[index] = (counts[index] ?? 0) + Number(is)))
      if (values.list && results.includes(false))
        console.log(
          `  ${kind}: ${results
            .slice(1)
            .map((is) => (is ? '+' : '-'))
            .join('')} ${JSON.stringify(mistake.places[0])} ${problems
            .slice(0, 2)
            .map((one) => `${one.file}:${one.line} ${one.message} Fix: ${one.help}`)
            .join(' // ')}`,
        )
    }
  }
  print(name, counts)
  return counts
}

/** @param {string} name @param {readonly number[]} counts */
function print(name, [made = 0, ...counts]) {
  console.log(`| ${[name, made, ...counts.map((count) => `${((100 * count) / made).toFixed(1)} %`)].join(' | ')} |`)
}

/** @param {Record<string, string>} sources @param {ReturnType<typeof randomOf>} random */
async function falseAlarms(sources, random) {
  let [made, reported] = [0, 0]
  for (const { about, edit } of harmlessEdits)
    for (let n = 0; n < 3; n += 1) {
      const edits = edit(sources, random)
      if (!edits) continue
      made += 1
      const problems = await problemsAfter(edits, sources)
      if (problems.length > 0) reported += 1
      for (const { file, line, message } of problems) console.log(`  ${about}: ${file}:${line} ${message}`)
    }
  return { made, reported }
}

/** @param {readonly { file: string, text: string | Uint8Array | null }[]} edits @param {Record<string, string>} sources */
async function problemsAfter(edits, sources) {
  for (const { file, text } of edits) {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    if (text === null) rmSync(join(folder, file))
    else writeFileSync(join(folder, file), text)
  }
  const { problems } = await compileContent(folder, { cache })
  for (const { file } of edits) {
    const before = sources[file]
    if (before === undefined) rmSync(join(folder, file))
    else writeFileSync(join(folder, file), before)
  }
  return problems
}
