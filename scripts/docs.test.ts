import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, sep } from 'node:path'
import { describe, expect, test } from 'vitest'

const filesIn = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file.replaceAll(sep, '/')}`)

const documents = [...readdirSync('.'), ...filesIn('docs')].filter((file) => file.endsWith('.md')).sort()
const sources = ['content', 'docs', 'schemas', 'scripts', 'src', 'stories'].flatMap(filesIn)

/** Everything outside fenced blocks: examples there may name files that a reader is going to create. */
const proseOf = (document: string): string =>
  readFileSync(document, 'utf8').replaceAll(/^( *)```.*?^\1```$/gms, (block) => block.replaceAll(/[^\n]/g, ''))

const slugOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-')

const anchorsOf = (document: string): readonly string[] =>
  [...proseOf(document).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => slugOf(heading))

/** `a/{b,c}.ts` names two files. */
const expand = (path: string): readonly string[] => {
  const [group, inner] = /\{([^{}]+)\}/.exec(path) ?? []
  return group === undefined || inner === undefined
    ? [path]
    : inner.split(',').flatMap((one) => expand(path.replace(group, one)))
}

/** `*` is a part of a name, `**` any folders. */
const exists = (path: string): boolean => {
  if (!path.includes('*')) return existsSync(path)
  const pattern = path
    .replaceAll('.', String.raw`\.`)
    .replaceAll(/\*\*\/|\*/g, (star) => (star === '*' ? '[^/]*' : '(?:.*/)?'))
  return sources.some((file) => new RegExp(`^${pattern}$`).test(file))
}

describe.each(documents)('%s', (document) => {
  const prose = proseOf(document)

  test('links to files and headings that exist', () => {
    const targets = [...prose.replaceAll(/`[^`]*`/g, '').matchAll(/\]\(([^)\s]+)\)|(?:src|href)="([^"]+)"/g)].map(
      ([, a, b]) => a ?? b ?? '',
    )
    const local = targets.filter((target) => !/^([a-z]+:|\/)/.test(target))
    const broken = local.filter((target) => {
      const [path = '', anchor] = target.split('#')
      const file = path === '' ? document : join(dirname(document), path)
      return !existsSync(file) || (anchor !== undefined && !anchorsOf(file).includes(anchor))
    })
    expect(broken).toEqual([])
  })

  test('names source files that exist', () => {
    const named = [...prose.matchAll(/`((?:src|scripts|schemas|content|stories|docs)\/[^`\s]*)`/g)].flatMap(
      ([, path = '']) => expand(path),
    )
    expect(named.filter((path) => !exists(path))).toEqual([])
  })

  test('names npm scripts that exist', () => {
    const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { readonly scripts: object }
    const named = [...readFileSync(document, 'utf8').matchAll(/\bnpm run (?:--silent )?([\w:-]+)/g)].map(
      ([, name = '']) => name,
    )
    expect(named.filter((name) => !Object.hasOwn(scripts, name))).toEqual([])
  })
})

describe('the glossary', () => {
  test('names types and functions that its modules export', () => {
    const rows = [...proseOf('docs/glossary.md').matchAll(/`(\w+)`: ((?:`\w+`(?:, )?)+)/g)]
    const exportsOf = new Map<string, ReadonlySet<string>>()
    const missing = rows.flatMap(([, module = '', names = '']) => {
      const exported = exportsOf.get(module) ?? exportedFrom(`src/${module}/`)
      exportsOf.set(module, exported)
      return [...names.matchAll(/`(\w+)`/g)].flatMap(([, name = '']) =>
        exported.has(name) ? [] : [`${module}: ${name}`],
      )
    })
    expect(rows.length).toBeGreaterThan(50)
    expect(missing).toEqual([])
  })
})

const exportedFrom = (folder: string): ReadonlySet<string> => {
  const files = sources.filter((file) => file.startsWith(folder) && /(?<!\.test)\.tsx?$/.test(file))
  const declarations = /^export (?:async )?(?:const|type|interface|function) (\w+)/gm
  return new Set(
    files.flatMap((file) => [...readFileSync(file, 'utf8').matchAll(declarations)].map(([, name = '']) => name)),
  )
}
