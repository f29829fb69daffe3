// Shows that no test depends on the words of the content: makes random harmless edits in a copy of the repository and runs
// the tests there. npm run test:edits -- --count 200 --seed 1 --project node [files]. Not part of npm test.
// --keep keeps the copy, --no-tests only makes it.
import { execFileSync, spawn } from 'node:child_process'
import {
  copyFileSync,
  cpSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { runnerImport } from 'vite'
import { readArguments } from './build/arguments.mjs'
import { editContent } from './random-edits/edit-content.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const usage = `npm run test:edits -- [options] [files] runs the tests in a copy of the repository with random harmless edits of the content.

  --count <number>    edits, 200 by default
  --seed <number>     the same seed makes the same edits
  --project <name>    a project of the tests
  --keep              leaves the copy
  --no-tests          only makes the copy`
const { values, positionals } = await readArguments('npm run test:edits', usage, {
  allowPositionals: true,
  options: {
    count: { type: 'string', default: '200' },
    seed: { type: 'string', default: '1' },
    project: { type: 'string', multiple: true, default: [] },
    keep: { type: 'boolean', default: false },
    'no-tests': { type: 'boolean', default: false },
  },
})

const copy = mkdtempSync(join(tmpdir(), 'edited-'))
try {
  copyRepository()
  const edits = await edit(Number(values.count), Number(values.seed))
  console.log(`${edits.length} edits with seed ${values.seed} in ${copy}`)
  process.exitCode = (await run(['scripts/content.mjs'])).code
  if (!process.exitCode && !values['no-tests']) await test(edits)
} finally {
  if (values.keep || values['no-tests']) console.log(`The edited copy is in ${copy}`)
  else rmSync(copy, { recursive: true, force: true })
}

/** Copies every file that git tracks or would add, as it is on the disk. */
function copyRepository() {
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], { cwd: root })
  for (const file of String(listed).split('\0').filter(Boolean)) {
    // This test counts the questions of the specification, but some edits add one.
    if (file === 'src/content/hair-quiz.test.ts') continue
    mkdirSync(dirname(join(copy, file)), { recursive: true })
    cpSync(join(root, file), join(copy, file))
  }
  // A symbolic link to the folder is not enough, because Vite serves nothing from outside its root.
  linkFolder(join(root, 'node_modules'), join(copy, 'node_modules'))
}

/** Makes hard links, which take no space. On another disk the files are copied. @param {string} from @param {string} to */
function linkFolder(from, to) {
  mkdirSync(to)
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)]
    // Caches are written in place, so they are not linked, except the one with the unpacked browser.
    if (/^node_modules\/(\.vite|\.cache\/(?!chromium)\w)/.test(relative(root, source))) continue
    if (entry.isDirectory()) linkFolder(source, target)
    else if (entry.isSymbolicLink()) symlinkSync(readlinkSync(source), target)
    else {
      try {
        linkSync(source, target)
      } catch {
        copyFileSync(source, target)
      }
    }
  }
}

/** @param {number} count @param {number} seed */
async function edit(count, seed) {
  const load = (/** @type {string} */ path) => runnerImport(root + path, { root, configFile: false, logLevel: 'error' })
  const [{ compileContent }, { createCompileCache }] = await Promise.all([
    load('src/content/compile.ts').then(({ module }) => module),
    load('src/content/folder/compile-cache.ts').then(({ module }) => module),
  ])
  const folder = join(copy, 'content')
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.yaml'))
  const sources = Object.fromEntries(files.sort().map((file) => [file, readFileSync(join(folder, file), 'utf8')]))
  const cache = createCompileCache()
  const write = (/** @type {typeof sources} */ texts) => {
    for (const [file, text] of Object.entries(texts)) writeFileSync(join(folder, file), text)
  }
  const edited = await editContent(sources, count, seed, async (texts) => {
    write(texts)
    return (await compileContent(folder, { cache })).problems.length === 0
  })
  write(edited.sources)
  writeFileSync(join(copy, 'edits.json'), JSON.stringify(edited.edits, null, 2))
  return edited.edits
}

/** @param {import('./random-edits/edit-content.mjs').Edit[]} edits */
async function test(edits) {
  const projects = values.project.flatMap((name) => ['--project', name])
  const { code, output } = await run(['scripts/test.mjs', '--no-check', ...projects, ...positionals])
  process.exitCode = code
  for (const failure of output.split('\n✗ ').slice(1)) {
    const [file = ''] = failure.split(': ')
    const source = /\.tsx?$/.test(file) ? readFileSync(join(copy, file), 'utf8') : ''
    const touched = edits.filter(({ before }) => {
      const words = before.replace(/^["']|["']$/g, '')
      return /\p{L}{3}/u.test(words) && (failure.includes(words) || source.includes(words))
    })
    console.log(`\n${failure.split('\n')[0]}`)
    for (const { file: name, path, before, after } of touched.slice(0, 8))
      console.log(`  content/${name} ${path}\n    before: ${before}\n    after:  ${after}`)
    if (touched.length === 0) console.log('  no edited text is in the test or its failure: see edits.json with --keep')
  }
}

/** @param {string[]} words @returns {Promise<{ code: number, output: string }>} */
function run(words) {
  const child = spawn(process.execPath, words, { cwd: copy, stdio: ['ignore', 'pipe', 'inherit'] })
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) process.once(signal, () => child.kill(signal))
  let output = ''
  child.stdout.setEncoding('utf8').on('data', (/** @type {string} */ chunk) => {
    output += chunk
    process.stdout.write(chunk)
  })
  return new Promise((resolve, reject) => {
    child.once('error', reject).once('close', (code) => resolve({ code: code ?? 1, output }))
  })
}
