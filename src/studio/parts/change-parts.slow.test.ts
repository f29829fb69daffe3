import { existsSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { compileFiles } from '#content/compile-files.ts'
import { readFolder } from '#content/folder/read-folder.ts'
import { modules } from '#content/modules.ts'
import { compilerInputs } from '#content/package-files.ts'
import type { Problem } from '#content/problems/problem.ts'
import type { NewAct } from '#editing/content-data.ts'
import { replay } from '#editing/replay/replay.ts'
import { isLong } from '#testing/long.ts'
import { readSchemas } from '#testing/read-schemas.ts'
import { addPart, addTextPage, removePages, removePart } from './change-parts.ts'
import { hasPart, isOnlyPages, partsOf, settingsInQuiz, withDefault } from './parts.ts'

const schemas = readSchemas()
const encoder = new TextEncoder()
const read = async (folder: string) => {
  const { files } = await readFolder(folder)
  const yaml = files.filter(({ path }) => path.endsWith('.yaml'))
  const texts = new Map(yaml.map(({ path, bytes }) => [path, new TextDecoder().decode(bytes)]))
  const after = (...acts: readonly NewAct[]) => {
    const made = acts.map((act, index) => ({ ...act, id: `${index}`, at: '2026-11-25T12:00:00Z', by: 'Ada' }))
    const written = replay(texts, made).texts
    const { problems } = compileFiles(
      {
        name: 'content',
        files: [
          ...files.filter(({ path }) => !texts.has(path)),
          ...[...written].map(([path, text]) => ({ path, name: `content/${path}`, bytes: encoder.encode(text) })),
        ],
      },
      compilerInputs(),
    )
    return { texts: written, errors: problems.filter(({ severity }) => severity === 'error') }
  }
  const data = new Map([...texts].map(([path, text]) => [path, parse(text) as unknown]))
  const folderFiles = [...texts].map(([path, text]) => ({ path, text, hash: '', data: data.get(path) }))
  return { source: { data, files: folderFiles, schemas }, after }
}
const wordsOf = ({ file, path }: Problem) => `${file}${path}`

describe.each(['examples/phq-9', 'examples/trivia', 'examples/product-finder'])('%s', (folder) => {
  test('gets each part that it does not have, and only texts of that part are missing then', async () => {
    const { after, source } = await read(folder)
    const added = partsOf(source.data).filter(({ files }) => !hasPart(source.data, files))
    expect(added.length).toBeGreaterThan(6)
    for (const part of added) {
      const own = part.files.map((file) => `content/${file}`)
      const { errors } = after(addPart(source, part))
      // A part that sends mails needs a sender address, and some parts need other parts.
      const others = errors.filter(({ code, file }) => !own.includes(file) && code !== 'content/missing-sender')
      expect([part.module, others]).toEqual([part.module, []])
      expect([part.module, errors.filter(({ code }) => code === 'content/modeline')]).toEqual([part.module, []])
      // The fields of a form are all there, with their ids. Only topics have to be added.
      const fields = errors.filter(
        ({ code, path }) => /^\/fields(\/\d\/id)?$/.test(path) && code !== 'content/no-options',
      )
      expect([part.module, fields]).toEqual([part.module, []])
    }
  })

  test('gets accounts without one text to write', async () => {
    const { after, source } = await read(folder)
    const accounts = partsOf(source.data).find(({ module }) => module === 'accounts') ?? expect.fail()
    const { errors, texts } = after(addPart(source, accounts))
    expect(errors.map(({ code }) => code)).toEqual(['content/missing-sender'])
    expect(texts.get('pages/login.yaml')).toMatch(
      /^# yaml-language-server: \$schema=\S+\/login-page\.schema\.json\nid: login\n$/,
    )
  })

  test('gets a page with an address and a title made from its heading', async () => {
    const { after, source } = await read(folder)
    const page = addTextPage(source, 'Imprint & contact')
    const { errors, texts } = after(page)
    expect(page.file).toBe('pages/text/imprint-contact.yaml')
    expect(texts.get(page.file)).toMatch(/id: imprint-contact\nroute: \/imprint-contact\nheading: Imprint & contact\n/)
    expect(errors.map(wordsOf)).toEqual(
      expect.arrayContaining(['/lead', '/blocks/0/heading'].map((path) => `content/${page.file}${path}`)),
    )
    expect(errors.filter(({ file }) => file !== `content/${page.file}`).map(({ path }) => path)).toEqual([
      expect.stringMatching(/\/meta\/\d+\/description$/),
    ])
  })
})

test('a part of which files are missing gets those', async () => {
  const { source } = await read('content')
  const data = new Map([...source.data].filter(([file]) => file !== 'pages/updates.yaml'))
  const updates = partsOf(data).find(({ module }) => module === 'updates') ?? expect.fail()
  expect(hasPart(data, updates.files)).toBe(false)
  const written = addPart({ ...source, data }, updates).operations.map(({ file }) => file)
  expect(new Set(written)).toEqual(new Set(['pages/updates.yaml']))
})

test.each(['pages/signup.yaml', 'pages/dashboard.yaml'])('a content has accounts with %s alone', async (only) => {
  const { source } = await read('content')
  const accounts = partsOf(source.data).find(({ module }) => module === 'accounts') ?? expect.fail()
  const data = new Map([...source.data].filter(([file]) => file === only || !accounts.files.includes(file)))
  expect(hasPart(data, accounts.files)).toBe(true)
  const { operations } = removePages({ data, files: source.files }, accounts.files, accounts.title)
  expect(operations.filter(({ kind }) => kind === 'file').map(({ file }) => file)).toEqual([only])
})

test('exactly the files with a default need not be in a content that has the part', () => {
  const files = Object.values(modules).flatMap((module) => [...module.files])
  expect([...withDefault].sort()).toEqual(
    files.filter((file) => file.startsWith('pages/') && existsSync(`src/content/defaults/${file}`)).sort(),
  )
})

test('what is in the quiz file is not added as a file, wherever the quiz file is', async () => {
  const { source } = await read('examples/bike-check')
  const data = new Map([...source.data].map(([file, value]) => [file === 'quiz.yaml' ? 'quiz/quiz.yaml' : file, value]))
  const files = source.files.map((file) => (file.path === 'quiz.yaml' ? { ...file, path: 'quiz/quiz.yaml' } : file))
  const names = partsOf(data).map(({ module }) => module)
  expect(names.filter((name) => ['scores', 'profile', 'tips', 'consents'].includes(name))).toEqual([])
  expect(settingsInQuiz(data)).toEqual(['Consents', 'Insights', 'Signposts', 'Scores', 'Tips'])
  const { operations } = addTextPage({ ...source, data, files }, 'Imprint')
  expect(new Set(operations.map(({ file }) => file))).toEqual(new Set(['pages/text/imprint.yaml', 'quiz/quiz.yaml']))
})

test('a page gets an address that no other page has', async () => {
  const { source } = await read('content')
  for (const [heading, file] of [
    ['Login', 'pages/text/login-2.yaml'],
    ['Terms', 'pages/text/terms-2.yaml'],
    ['Not found', 'pages/text/not-found-2.yaml'],
  ] as const)
    expect([heading, addTextPage(source, heading).file]).toEqual([heading, file])
})

test('the title of a page is as much of its heading as the schema allows', async () => {
  const { source } = await read('content')
  const site = JSON.stringify(schemas.get('site.schema.json'))
  expect(site).toContain('"maxLength":52')
  const shorter = new Map([
    ...schemas,
    ['site.schema.json', JSON.parse(site.replace('"maxLength":52', '"maxLength":7'))],
  ])
  const { operations } = addTextPage({ ...source, schemas: shorter }, 'Where 👩🏽 to find us')
  expect(operations).toContainEqual(expect.objectContaining({ entry: expect.objectContaining({ title: 'Where 👩' }) }))
})

test('a page is removed with its title, and links to it are problems', async () => {
  const { after, source } = await read('content')
  const act = removePages(source, ['pages/text/terms.yaml'], 'Terms')
  const { errors, texts } = after(act)
  expect(texts.has('pages/text/terms.yaml')).toBe(false)
  expect(texts.get('settings/site.yaml')).not.toContain('id: terms')
  expect(new Set(errors.map(({ code }) => code))).toEqual(new Set(['content/broken-link']))
})

test('a page that was only added is removed without a trace', async () => {
  const { after, source } = await read('examples/phq-9')
  const { operations } = addTextPage(source, 'Imprint')
  const data = new Map(
    [...after({ title: '', operations }).texts].map(([path, text]) => [path, parse(text) as unknown]),
  )
  const { errors, texts } = after(
    { title: '', operations },
    removePages({ ...source, data }, ['pages/text/imprint.yaml'], ''),
  )
  expect([errors, [...texts.keys()]]).toEqual([[], ['quiz.yaml']])
})

test('a part that was only added is removed without a trace', async () => {
  const { after, source } = await read('examples/phq-9')
  const products = partsOf(source.data).find(({ module }) => module === 'products') ?? expect.fail()
  const added = addPart(source, products)
  const data = new Map([...after(added).texts].map(([path, text]) => [path, parse(text) as unknown]))
  const texts = new Map(source.files.map(({ path, text }) => [path, text]))
  const removal = removePart({ data, schemas }, products, { choices: new Map(), today: '2026-11-25', texts })
  const done = after(added, removal.ok ? removal.act : expect.fail())
  expect([done.errors, [...done.texts.keys()]]).toEqual([[], ['quiz.yaml']])
})

describe('a part with entries that other files name', () => {
  const input = { choices: new Map(), today: '2026-11-25' }

  test('goes with all that names its entries, and what was published is never given again', async () => {
    const { after, source } = await read('content')
    const texts = new Map(source.files.map(({ path, text }) => [path, text]))
    const removed = partsOf(source.data).flatMap((part) => {
      const removal = isOnlyPages(part) ? undefined : removePart(source, part, { ...input, texts })
      return removal?.ok ? [{ part, removal }] : []
    })
    expect(removed.map(({ part }) => part.module)).toEqual(['scores', 'profile', 'tips', 'ingredients'])
    const scores = removed.find(({ part }) => part.module === 'scores') ?? expect.fail()
    for (const { part, removal } of isLong ? removed : [scores]) {
      const { errors, texts: written } = after(removal.act)
      expect([part.module, errors]).toEqual([part.module, []])
      expect([part.module, part.files.some((file) => written.has(file))]).toEqual([part.module, false])
      if (part.module !== 'scores') continue
      expect(parse(written.get('settings/retired-ids.yaml') ?? '')).toMatchObject({
        retired: expect.arrayContaining([{ what: 'score', id: 'dryness', on: '2026-11-25' }]) as unknown,
      })
    }
    expect(scores.removal.consequences.length).toBeGreaterThan(50)
  })

  test('stays while another part or a step needs it', async () => {
    const { source } = await read('content')
    const texts = new Map<string, string>()
    const refusals = partsOf(source.data).flatMap((part) => {
      const removal = isOnlyPages(part) ? undefined : removePart(source, part, { ...input, texts })
      return removal && !removal.ok ? [[part.module, removal.message]] : []
    })
    expect(refusals).toEqual([
      ['consents', '“Photos” needs this part. Remove “Photos” first.'],
      ['photos', 'The step “Upload Pictures” asks for photos. Delete it first.'],
      ['routines', '“Products” needs this part. Remove “Products” first.'],
      ['products', '“Ingredients” needs this part. Remove “Ingredients” first.'],
    ])
  })
})
