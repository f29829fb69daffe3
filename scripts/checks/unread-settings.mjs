// Reports every setting of the content that nothing reads: the schemas declare it, editors may change it, and nothing follows.
import { relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { ts } from 'ts-morph'
import { unreadProperties } from './unread-properties.mjs'

const root = fileURLToPath(new URL('../..', import.meta.url))
const { config } = ts.readConfigFile(`${root}tsconfig.json`, (path) => ts.sys.readFile(path))
const { fileNames, options } = ts.parseJsonConfigFileContent(config, ts.sys, root)

/** The product alone: what only a test or a story reads has no effect for a visitor. @param {string} path */
const isProduct = (path) =>
  /^src\/(?!testing\/).*(?<!\.test|\.generated)\.tsx?$/.test(relative(root, path).replaceAll('\\', '/'))

/** An id names its entry in messages, rules and stored data, whether or not it is read under that name. @param {string} path */
const isId = (path) => path.endsWith('.id')

const unread = unreadProperties({
  types: `${root}src/types/content.generated.ts`,
  readers: fileNames.filter(isProduct),
  options,
}).filter((path) => !isId(path))

if (unread.length > 0) {
  console.error(unread.join('\n'))
  console.error(
    `\nNothing reads ${unread.length === 1 ? 'this setting' : `these ${unread.length} settings`} (paths in src/types/content.generated.ts). ` +
      'Read it in the product, or delete it from schemas/ and content/.',
  )
  process.exit(1)
}
