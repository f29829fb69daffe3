// Generates src/types/*.generated.ts from schemas/ and the recipes of the theme, and docs/content-problems.md from the table of problem
// codes. --check writes nothing and fails if they differ.
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { compile } from 'json-schema-to-typescript'
import { readArguments } from './build/arguments.mjs'
import { loadSource } from './build/load-source.mjs'
import { mapSchema } from './checks/schema-nodes.mjs'

process.chdir(fileURLToPath(new URL('..', import.meta.url)))
const schemas = fileURLToPath(new URL('../schemas/', import.meta.url))
const { check: isCheck } = (
  await readArguments(
    'npm run generate',
    'npm run generate writes src/types/ and docs/content-problems.md. --check writes nothing, and fails if they differ.',
    { options: { check: { type: 'boolean' } } },
  )
).values
const header = '// Generated from schemas/ by `npm run generate`. Do not edit.\n'
const options = {
  cwd: schemas,
  bannerComment: '',
  additionalProperties: false,
  ignoreMinAndMaxItems: true,
  format: true,
  style: { semi: false, singleQuote: true, printWidth: 120 },
  $refOptions: {
    parse: {
      json: {
        order: 1,
        canParse: '.json',
        parse: (/** @type {{ data: string | Buffer }} */ { data }) => parseSchema(String(data)),
      },
    },
  },
}

const api = readdirSync(`${schemas}api`)
  .filter((name) => name.endsWith('.schema.json'))
  .sort()
const sources = {
  'content.generated.ts': ['content.schema.json'],
  'markdown.generated.ts': ['markdown.schema.json'],
  'api.generated.ts': api.map((name) => `api/${name}`),
}

/** @type {string[]} */
const stale = []
const { themeTypes } = await loadSource('#app/theme/generate.ts')
writeOrCompare('src/types/theme.generated.ts', themeTypes())
const { codesDocument } = await loadSource('#content/problems/codes-document.ts')
writeOrCompare('docs/content-problems.md', codesDocument())
for (const [file, names] of Object.entries(sources)) {
  const parts = []
  for (const name of names)
    parts.push(
      await compile(parseSchema(readFileSync(schemas + name, 'utf8')), name, {
        ...options,
        cwd: schemas + (name.startsWith('api/') ? 'api/' : ''),
      }),
    )
  const text = header + imports(file) + withoutRepeats(parts.join('\n'))
  writeOrCompare(`src/types/${file}`, text)
}
if (stale.length > 0) {
  console.error(`Out of date: ${stale.join(', ')}. Run: npm run generate`)
  process.exit(1)
}

/**
 * @param {string} file
 * @param {string} text
 */
function writeOrCompare(file, text) {
  if (!isCheck) writeFileSync(file, text)
  else if (!existsSync(file) || readFileSync(file, 'utf8') !== text) stale.push(file)
}

/**
 * `x-type` names the type of a schema. The generator would use `title`, which is a label for editors, and would generate a second type
 * for a `$ref` with a title of its own.
 * @param {string} json
 * @returns {import('json-schema-to-typescript').JSONSchema}
 */
function parseSchema(json) {
  return mapSchema(JSON.parse(json), ({ title: _label, 'x-type': type, ...schema }) => {
    if ('$ref' in schema) return { $ref: schema.$ref }
    // A file may leave out the properties in `x-required`, but the compiled content always has them, from the defaults.
    const { required = [], 'x-required': provided, ...rest } = schema
    const always = provided || required.length > 0 ? { required: [...required, ...(provided ?? [])] } : {}
    return { ...rest, ...always, ...(type === undefined ? {} : { title: type }) }
  })
}

/**
 * The schemas refer to the type of rendered Markdown by `tsType`, so it has to be imported.
 * @param {string} file
 */
function imports(file) {
  return file === 'content.generated.ts' ? "import type { MarkdownNode } from './markdown.generated.ts'\n\n" : ''
}

/**
 * Keeps the first declaration of a type that several API schemas refer to.
 * @param {string} text
 */
function withoutRepeats(text) {
  /** @type {Set<string>} */
  const seen = new Set()
  return text
    .split(/\n(?=(?:\/\*\*|export ))/)
    .reduce((/** @type {string[]} */ blocks, block) => {
      const last = blocks.at(-1)
      if (last?.startsWith('/**') && !last.includes('\nexport ') && block.startsWith('export '))
        blocks[blocks.length - 1] = `${last}\n${block}`
      else blocks.push(block)
      return blocks
    }, [])
    .filter((block) => {
      const name = /export (?:interface|type) (\w+)/.exec(block)?.[1]
      if (!name) return true
      if (seen.has(name)) return false
      seen.add(name)
      return true
    })
    .join('\n')
}
