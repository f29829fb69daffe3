// Reports settings of the content that no code reads, and schemas that nothing refers to, because changing such settings would have no
// effect.
import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { basename, dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { fingerprintOf } from '#scripts/build/files.mjs'

const root = fileURLToPath(new URL('../..', import.meta.url))
/** The fingerprint of the last sources without unread settings, because checking types is slow, and tests and texts change more often. */
const stampFile = join(root, 'node_modules/.cache/unread-settings')
const sources = ['src', 'schemas', 'scripts/checks', 'scripts/generate.mjs', 'tsconfig.json', 'package-lock.json']
const fingerprint = fingerprintOf(sources.map((name) => join(root, name)))
if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === fingerprint) process.exit(0)

const { ts } = await import('ts-morph')
const { unreadProperties } = await import('./unread-properties.mjs')
const { config } = ts.readConfigFile(`${root}tsconfig.json`, (path) => ts.sys.readFile(path))
const { fileNames, options } = ts.parseJsonConfigFileContent(config, ts.sys, root)

/** Whether a file is part of the product: settings that only tests, stories or the studio read have no effect for visitors. @param {string} path */
const isProduct = (path) =>
  /^src\/(?!(?:testing|studio|studio-server)\/).*(?<!\.test|\.generated)\.tsx?$/.test(
    relative(root, path).replaceAll('\\', '/'),
  )
const readers = fileNames.filter(isProduct)

/** Ids are exempt: they identify entries in messages, rules and stored data, whether or not code reads `id`. @param {string} path */
const isId = (path) => path.endsWith('.id')

const unread = unreadProperties({ types: `${root}src/types/content.generated.ts`, readers, options })
  .filter((path) => !isId(path))
  .map((path) => `${path} (a property in src/types/content.generated.ts)`)
const unused = [...unread, ...unusedSchemas()]
if (unused.length > 0) {
  console.error(`Nothing reads:\n${unused.join('\n')}\n`)
  console.error('Use it in the product, or delete it from schemas/ and content/.')
  process.exit(1)
}
mkdirSync(dirname(stampFile), { recursive: true })
writeFileSync(stampFile, fingerprint)

/** A schema is used if code or another schema contains its file name or the name of its type. */
function unusedSchemas() {
  const schemas = readdirSync(`${root}schemas`, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.schema.json'))
    .map((path) => ({ path, text: readFileSync(`${root}schemas/${path}`, 'utf8') }))
  const generator = `${root}scripts/generate.mjs`
  const code = [...readers, generator].map((path) => readFileSync(path, 'utf8')).join('\n')
  return schemas
    .filter(({ path, text }) => {
      const others = schemas.filter((other) => other.path !== path).map((other) => other.text)
      const type = JSON.parse(text)['x-type']
      const names = [basename(path), ...(type ? [`'${type}'`] : [])]
      return !names.some((name) => [code, ...others].some((other) => other.includes(name)))
    })
    .map(({ path }) => `schemas/${path}`)
}
