import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, sep } from 'node:path'
import { describe, expect, test } from 'vitest'
import { cleanupJobs } from '#server/cleanup/jobs.ts'
import { readEnvironment } from '#server/config/environment.ts'
import { limits } from './first-visit.mjs'
import { budgets, exampleBudget } from './page-weight.mjs'

const filesIn = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file.replaceAll(sep, '/')}`)

const documents = [...readdirSync('.'), ...filesIn('docs')].filter((file) => file.endsWith('.md')).sort()
const sources = ['content', 'docs', 'schemas', 'scripts', 'src', 'stories'].flatMap(filesIn)

/** The text without fenced blocks, except commands: examples may mention files that a reader is going to create. */
const proseOf = (document: string): string =>
  readFileSync(document, 'utf8').replaceAll(/^( *)```.*?^\1```$/gms, (block) => (/^ *```sh$/m.test(block) ? block : ''))

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

/** `*` stands for a part of a name, `**` for any folders. */
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
    const named = [
      ...prose.matchAll(/(?<=[`\s])((?:src|scripts|schemas|content|stories|docs)\/[^`\s:]*)(?=[`\s:])/g),
    ].flatMap(([, path = '']) => expand(path))
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

/** Code files that a text names with at least one folder, from the top or from any folder. */
const namedCode = (text: string): readonly string[] =>
  [...text.matchAll(/(?<![\w./@*-])((?:[\w-]+\/)+[\w.-]+\.(?:tsx?|mjs))\b/g)].flatMap(([, path = '']) => path)

test('documents and comments name code files that exist', () => {
  const comment = /\/\*.*?\*\/|(?<=^|\s)\/\/ [^\n]*/gs
  const code = sources.filter((file) => /(?<!\.test|\.generated)\.(?:tsx?|mjs)$/.test(file))
  const texts = [
    ...documents.map((file) => [file, proseOf(file)] as const),
    ...code.map((file) => [file, (readFileSync(file, 'utf8').match(comment) ?? []).join('\n')] as const),
  ]
  const named = texts.flatMap(([file, text]) => namedCode(text).map((path) => [file, path] as const))
  const missing = named.filter(([, path]) => !sources.some((source) => `/${source}`.endsWith(`/${path}`)))
  expect(named.length).toBeGreaterThan(50)
  expect(missing.map((pair) => pair.join(': '))).toEqual([])
})

/** The first cell of each row in a section of a document. */
const firstCells = (document: string, heading: string): readonly string[] => {
  const [, section = ''] = proseOf(document).split(`## ${heading}\n`)
  const [own = ''] = section.split(/^## /m)
  return [...own.matchAll(/^\| (`.*?) \|/gm)].flatMap(([, cell = '']) =>
    [...cell.matchAll(/`(\w+)`/g)].map(([, name = '']) => name),
  )
}

describe('docs/operating.md', () => {
  test('has a row for every setting that the server reads, and no others', () => {
    const read = new Set<string>()
    const recorded = new Proxy<Record<string, string | undefined>>(
      {},
      {
        get: (_, name) => {
          read.add(String(name))
          return undefined
        },
      },
    )
    readEnvironment(recorded)
    expect([...firstCells('docs/operating.md', 'Configuration')].sort()).toEqual([...read].sort())
  })

  test('has a row for every cleanup job, and no others', () => {
    const jobs = cleanupJobs.map(({ name }) => name)
    expect([...firstCells('docs/operating.md', 'Cleanup jobs and retention')].sort()).toEqual(jobs.sort())
  })

  test('its file of settings is valid, and a shell reads it', () => {
    const [, file = ''] = /```sh\n(# \/etc\/quiz\.env\n.*?)```/s.exec(readFileSync('docs/operating.md', 'utf8')) ?? []
    const names = [...file.matchAll(/^(\w+)=/gm)].map(([, name = '']) => name)
    const printed = names.map((name) => `printf '%s\\n' "$${name}"`).join('\n')
    const values = execFileSync('sh', ['-ec', `${file}\n${printed}`], { encoding: 'utf8' }).split('\n')
    const settings = Object.fromEntries(names.map((name, at) => [name, values[at]]))
    expect(settings).toMatchObject({ DATA_DIR: '/var/lib/quiz', MAIL_FROM: 'Quiz <hello@quiz.example>' })
    expect(readEnvironment(settings)).toMatchObject({ ok: true })
  })
})

test('README.md is short enough to be read: 140 lines', () => {
  expect(readFileSync('README.md', 'utf8').trimEnd().split('\n').length).toBeLessThanOrEqual(140)
})

describe('docs/content-authoring.md', () => {
  const document = readFileSync('docs/content-authoring.md', 'utf8')

  test('has names of settings that are found by searching for them', () => {
    for (const name of ['tips', 'badges', 'insights', 'signposts', 'consents', 'tabs', 'how_often', 'variants'])
      expect(document, name).toMatch(new RegExp(`\\b${name}\\b`))
  })

  test('shows parts of examples/bike-check as they are there', () => {
    const [, section = ''] = document.split('### A result in small\n')
    const [own = ''] = section.split(/^### /m)
    const shown = [...own.matchAll(/^```yaml\n(.*?)\n```$/gms)].map(([, block = '']) => block)
    const files = ['quiz.yaml', 'analysis/routines.yaml'].map((file) =>
      readFileSync(`examples/bike-check/${file}`, 'utf8'),
    )
    expect(shown.length).toBeGreaterThan(1)
    for (const part of shown.flatMap((block) => block.split(/\n\n(?=# )/)))
      expect(
        files.some((file) => file.includes(`${part}\n`)),
        part,
      ).toBe(true)
  })
})

describe('DECISIONS.md', () => {
  const [head = '', ...notes] = readFileSync('DECISIONS.md', 'utf8').split(/^## /m)
  const [, areas = ''] = /names its area: ([^.]+)\./.exec(head) ?? []
  const headingOf = (note: string): string => note.split('\n', 1)[0] ?? ''

  test('has a date and a listed area in each heading', () => {
    const heading = new RegExp(`^\\d{4}-\\d\\d-\\d\\d (${areas.split(/,? or |,\s+/).join('|')}): `)
    expect(notes.length).toBeGreaterThan(100)
    expect(notes.map(headingOf).filter((line) => !heading.test(line))).toEqual([])
  })

  test('has the newest notes first', () => {
    const dates = notes.map((note) => note.slice(0, 10))
    expect(dates).toEqual(dates.toSorted().toReversed())
  })

  test('has at most 12 lines of 160 characters in a note', () => {
    const isLong = (note: string): boolean => {
      const lines = note.trimEnd().split('\n').slice(2)
      return lines.length > 12 || lines.some((line) => line.length > 160)
    }
    expect(notes.filter(isLong).map(headingOf)).toEqual([])
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

test('the budgets that measurements.md names are those that are checked', () => {
  const measurements = readFileSync('docs/measurements.md', 'utf8')
  const written = [...budgets, exampleBudget].map(({ maxBytes }) => `| ${maxBytes / 1000} kB |`)
  const visit = `above ${limits.requests} requests or ${limits.bytes / 1000} kB`
  expect([...written, visit].filter((text) => !measurements.includes(text))).toEqual([])
})
