// Writes src/types/*.generated.ts from schemas/ and from the recipes of the theme. With --check it writes nothing and fails when they differ.
import { readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { compile } from 'json-schema-to-typescript'
import { runnerImport } from 'vite'
import { mapSchema } from './checks/schema-nodes.mjs'

process.chdir(fileURLToPath(new URL('..', import.meta.url)))
const schemas = fileURLToPath(new URL('../schemas/', import.meta.url))
const types = fileURLToPath(new URL('../src/types/', import.meta.url))
const check = process.argv.includes('--check')
const head = '// Generated from schemas/ by `npm run generate`. Do not edit.\n'
const options = {
  cwd: schemas,
  bannerComment: '',
  additionalProperties: false,
  ignoreMinAndMaxItems: true,
  format: true,
  style: { semi: false, singleQuote: true, printWidth: 120 },
  $refOptions: { parse: { json: { order: 1, canParse: '.json', parse: ({ data }) => parseSchema(data) } } },
}

const api = readdirSync(`${schemas}api`)
  .filter((name) => name.endsWith('.schema.json'))
  .sort()
const sources = {
  'content.generated.ts': ['content.schema.json'],
  'markdown.generated.ts': ['markdown.schema.json'],
  'api.generated.ts': api.map((name) => `api/${name}`),
}

const stale = []
const keep = (file, text) => {
  const path = types + file
  if (!check) writeFileSync(path, text)
  else if (read(path) !== text) stale.push(`src/types/${file}`)
}

const { module: theme } = await runnerImport('src/app/theme/generate.ts', { configFile: false, logLevel: 'error' })
keep('theme.generated.ts', theme.themeTypes())
for (const [file, names] of Object.entries(sources)) {
  const parts = []
  for (const name of names)
    parts.push(
      await compile(parseSchema(readFileSync(schemas + name)), name, {
        ...options,
        cwd: schemas + (name.startsWith('api/') ? 'api/' : ''),
      }),
    )
  const text = head + imports(file) + withoutRepeats(parts.join('\n'))
  keep(file, text)
}
if (stale.length > 0) {
  console.error(`Out of date: ${stale.join(', ')}. Run: npm run generate`)
  process.exit(1)
}

/**
 * `x-type` names the type of a schema. The generator would take `title`, which is a label for people; and it would make a
 * second type of a `$ref` that has a label of its own.
 */
function parseSchema(json) {
  return mapSchema(JSON.parse(json), ({ title: _label, 'x-type': type, ...schema }) => {
    if ('$ref' in schema) return { $ref: schema.$ref }
    return type === undefined ? schema : { ...schema, title: type }
  })
}

/** The schemas name the shape of rendered Markdown with `tsType`. */
function imports(file) {
  return file === 'content.generated.ts' ? "import type { MarkdownNode } from './markdown.generated.ts'\n\n" : ''
}

function read(path) {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return ''
  }
}

/** A shape that several calls refer to is written once. */
function withoutRepeats(text) {
  const seen = new Set()
  return text
    .split(/\n(?=(?:\/\*\*|export ))/)
    .reduce((blocks, block) => {
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
