// Checks the titles and descriptions of the schemas. Editors read those of content schemas in VS Code and in forms; developers read
// the descriptions of API schemas at /api/docs, where fields have no titles.
import { readFileSync, readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { schemaProblems } from './schema-rules.mjs'

const folder = fileURLToPath(new URL('../../schemas/', import.meta.url))

const names = readdirSync(folder, { encoding: 'utf8', recursive: true })
  .map((name) => name.replaceAll('\\', '/'))
  .filter((name) => name.endsWith('.schema.json'))
const schemas = new Map(names.map((name) => [name, JSON.parse(readFileSync(folder + name, 'utf8'))]))
const problems = schemaProblems(schemas)

for (const { file, pointer, message } of problems) console.error(`schemas/${file}#${pointer}: ${message}`)
if (problems.length > 0) {
  console.error(`${problems.length} problems in the texts of the schemas`)
  process.exit(1)
}
