// Refuses settings that are not explained: each property of a content schema has a title and a description that tells an editor something.
// Editors read them in VS Code, where they hover over a key, and in forms. Run by `npm run check`.
import { readFileSync, readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { schemaProblems } from './schema-rules.mjs'

const folder = fileURLToPath(new URL('../schemas/', import.meta.url))

const names = readdirSync(folder).filter((name) => name.endsWith('.schema.json'))
const schemas = new Map(names.map((name) => [name, JSON.parse(readFileSync(folder + name, 'utf8'))]))
const problems = schemaProblems(schemas)

for (const { file, pointer, message } of problems) console.error(`schemas/${file}#${pointer}: ${message}`)
if (problems.length > 0) {
  console.error(`${problems.length} problems in the texts of the schemas`)
  process.exit(1)
}
