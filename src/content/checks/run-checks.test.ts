import { cp, readFile, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { copyContent, replacing, type Edits } from '#testing/content-copy.ts'
import { compileContent } from '#content/compile.ts'
import { compileCopy } from '#testing/compile-copy.ts'
import { codes } from '#content/problems/codes.ts'

const reported = async (edits: Edits) => {
  const { problems } = await compileCopy(await copyContent(edits, { over: 'src/testing/content' }))
  return problems.map(({ code, file }) => `${code} ${file.replace('content/', '')}`)
}

describe('several mistakes', () => {
  it('are reported together, by file and line, whichever check finds them', async () => {
    expect(
      await reported({
        'quiz/sections/pests.yaml': (text) =>
          replacing(
            'is: [seen_some]',
            'is: [seen_sone]',
          )(replacing('title: Visitors', `title: ${'Visitors '.repeat(9)}`)(text)),
        'analysis/tips.yaml': replacing('badge: leaves', 'badge: leafs'),
        'analysis/scores.yaml': replacing('evidence: observed', 'evidence: obsrved'),
      }),
    ).toEqual([
      'content/enum analysis/scores.yaml',
      'content/unknown-badge analysis/tips.yaml',
      'content/length quiz/sections/pests.yaml',
      'content/unknown-option quiz/sections/pests.yaml',
    ])
  })

  it('of one group are reported once: after a mistyped setting nothing reliable can be said about the others', async () => {
    expect(await reported({ 'quiz/sections/pests.yaml': replacing('is: [seen_some]', 'iz: [seen_some]') })).toEqual([
      'content/unknown-key quiz/sections/pests.yaml',
    ])
  })

  it('of one value are reported once, with the more helpful message', async () => {
    expect(await reported({ 'quiz/sections/pests.yaml': replacing('question: seen,', 'question: Seen!,') })).toEqual([
      'content/unknown-question quiz/sections/pests.yaml',
    ])
  })

  it('do not come from a file that could not be read', async () => {
    expect(await reported({ 'quiz/sections/light.yaml': replacing('title: Light and', 'title: Light: and') })).toEqual([
      'content/yaml quiz/sections/light.yaml',
    ])
    expect(await reported({ 'analysis/profile.yaml': replacing('insights:', 'insight:') })).toEqual([
      'content/unknown-key analysis/profile.yaml',
    ])
  })
})

describe('an entry without a setting that it needs', () => {
  const withoutTitle = replacing('    title: Which ones?\n', '')
  const pests = 'quiz/sections/pests.yaml'

  it('hides no reference to something unknown, and what names it is right', async () => {
    expect(
      await reported({
        [pests]: (text) => replacing('is: [seen_some]', 'is: [seen_sone]')(withoutTitle(text)),
        'analysis/scores.yaml': replacing('question: water, answer: never', 'question: water, answer: nevr'),
        'analysis/tips.yaml': replacing('badge: leaves', 'badge: leafs'),
      }),
    ).toEqual([
      'content/unknown-option analysis/scores.yaml',
      'content/unknown-badge analysis/tips.yaml',
      'content/required quiz/sections/pests.yaml',
      'content/unknown-option quiz/sections/pests.yaml',
    ])
  })

  it('hides no other option of its section', async () => {
    expect(
      await reported({
        [pests]: withoutTitle,
        'analysis/scores.yaml': replacing('question: seen, answer: seen_some', 'question: seen, answer: seen_sum'),
      }),
    ).toEqual(['content/unknown-option analysis/scores.yaml', 'content/required quiz/sections/pests.yaml'])
  })

  it('is known to those who name it, even if the id is the setting', async () => {
    expect(await reported({ [pests]: replacing('  - id: which\n', '  - idd: which\n') })).toEqual([
      'content/unknown-key quiz/sections/pests.yaml',
    ])
    expect(await reported({ [pests]: replacing('{id: mites, label', '{idd: mites, label') })).toEqual([
      'content/unknown-key quiz/sections/pests.yaml',
    ])
  })
})

describe('a link', () => {
  it('is a warning where a text is no Markdown', async () => {
    const title = 'title: "[Dust](https://a.example) the leaves"'
    expect(await reported({ 'analysis/tips.yaml': replacing('title: Dust the leaves', title) })).toEqual([
      'content/link-in-plain-text analysis/tips.yaml',
    ])
  })
})

describe('asterisks around words', () => {
  it('are a warning where a text is no Markdown', async () => {
    expect(await reported({ 'analysis/tips.yaml': replacing('title: Dust the', 'title: Dust **all** the') })).toEqual([
      'content/bold-in-plain-text analysis/tips.yaml',
    ])
  })
})

describe('rules of the schemas', () => {
  it('are read from another folder when one is given', async () => {
    const folder = await copyContent(
      { 'analysis/scores.yaml': replacing('key_questions: [water]', 'key_questions: [water, window, water]') },
      { over: 'src/testing/content' },
    )
    const schemas = join(folder, '../schemas')
    await cp('schemas', schemas, { recursive: true })
    const path = join(schemas, 'scores.schema.json')
    const schema = await readFile(path, 'utf8')
    await writeFile(path, replacing('"key_questions": {', '"key_questions": { "uniqueItems": true,')(schema))
    const { problems } = await compileContent(folder, { schemas })
    expect(problems).toMatchObject([
      { code: 'content/duplicate', column: 36, message: '“water” is in this list twice.' },
    ])
  })
})

describe('every code', () => {
  it('has a test that shows it', async () => {
    const tests = (await readdir('src/content', { recursive: true })).filter((file) => file.endsWith('.test.ts'))
    const shown = (await Promise.all(tests.map((file) => readFile(join('src/content', file), 'utf8')))).join('\n')
    // This code is for rules that our schemas do not contain, but another schema could.
    const known = Object.keys(codes).filter((code) => code !== 'content/schema')
    expect(known.filter((code) => !shown.includes(`'${code}'`) && !shown.includes(`${code} `))).toEqual([])
  })
})
