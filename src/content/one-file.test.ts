import { mkdtemp, readFile, rm, writeFile, mkdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { compileCopy } from '#testing/compile-copy.ts'

const file = 'examples/phq-9/quiz.yaml'
const one = await readFile(file, 'utf8')
const [schemaLine = ''] = one.split('\n')

const compiled = async (files: Readonly<Record<string, string>>) => {
  const parent = await mkdtemp(join(tmpdir(), 'content-'))
  onTestFinished(() => rm(parent, { recursive: true, force: true }))
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(parent, 'content', path)), { recursive: true })
    await writeFile(join(parent, 'content', path), text)
  }
  return compileCopy(join(parent, 'content'))
}

describe('a quiz in one file', () => {
  it('compiles, and has only the modules that it uses', async () => {
    const { content, problems } = await compileCopy(dirname(file))
    expect(problems).toEqual([])
    expect(content?.modules).toEqual(['scores', 'profile'])
    expect(content?.sections.flatMap(({ questions }) => questions)).toHaveLength(9)
    expect(content?.scores.scores.map(({ bands }) => bands?.length)).toEqual([5])
    expect(content?.profile.signposts.map(({ id }) => id)).toEqual(['self_harm'])
  })

  it('has no link to a page that is not there, and no word about modules that it does not have', async () => {
    const { content } = await compileCopy(dirname(file))
    const frame = JSON.stringify([
      content?.navigation.top.items,
      content?.navigation.footer,
      content?.site,
      content?.pages.not_found,
    ])
    expect(frame).not.toMatch(/hair|product|photo|account|log ?in|dashboard/i)
    expect(content?.navigation.top.items.map(({ to }) => to)).toEqual(['/quiz'])
    expect(content?.pages.not_found.links.map(({ to }) => to)).toEqual(['/quiz'])
    expect(content?.navigation.footer.legal).toEqual([])
  })

  it('with an ornament of its own, is told nothing about the one of the product', async () => {
    const { content, problems } = await compiled({
      'quiz.yaml': one.replace(/^brand:\n/m, 'brand:\n  pictures: {ornament: art/waves.svg}\n'),
      'media/art/waves.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 92"><path d="M12 0v60"/></svg>',
    })
    expect(problems).toEqual([])
    expect(content?.brand.pictures.ornament).toBe('art/waves.svg')
  })

  it('in a language with other forms for numbers, is told where to write its own texts', async () => {
    const { problems } = await compiled({
      'quiz.yaml': one.replace(/^site:\n(?: {2}locale: .*\n)?/m, 'site:\n  locale: ja-JP\n'),
    })
    expect(problems.find(({ file: name }) => name === 'defaults/pages/quiz.yaml')).toMatchObject({
      code: 'content/number-words',
      message: '{count|character|characters} has 2 forms and needs one.',
      help: 'The language ja-JP has one form for all numbers: {count|questions}. This is a default text: write your own into pages/quiz.yaml, or below “texts” in a quiz of one file.',
    })
  })

  it('is the same as with a file for each part', async () => {
    const site = /^site:\n((?: {2}.*\n)+)/m.exec(one)?.[1]?.replaceAll(/^ {2}/gm, '') ?? ''
    const separate = await compiled({
      'quiz/quiz.yaml': one.replace('../../schemas', '../../schemas').replace(/^site:\n(?: {2}.*\n)+/m, ''),
      'settings/site.yaml': `# yaml-language-server: $schema=../../schemas/site.schema.json\n${site}`,
    })
    expect(separate.problems).toEqual([])
    expect(separate.content).toEqual((await compileCopy(dirname(file))).content)
  })

  it('says how many tips a badge shows, without which it is the default', async () => {
    const tips = `badges: [{ id: rest, title: Rest }]
tips: [{ id: sleep, badge: rest, priority: 1, evidence: strong, title: Sleep, text: Go to bed., because: It helps. }]
`
    const own = await compiled({ 'quiz.yaml': one.replace(/^site:\n/m, `show_per_badge: 4\n${tips}site:\n`) })
    const without = await compiled({ 'quiz.yaml': one.replace(/^site:\n/m, `${tips}site:\n`) })
    expect([own.problems, without.problems]).toEqual([[], []])
    expect([own.content?.tips.show_per_badge, without.content?.tips.show_per_badge]).toEqual([4, 3])
  })

  it('has the age and the letters of a password that its constants ask for in the words of its accounts', async () => {
    const { content, problems } = await compiled({
      'quiz.yaml': one.replace(
        /^site:\n/m,
        'constants:\n  accounts: { minimum_age: 16, password_capitals: 2, password_numbers: 1 }\nsite:\n  contact_email: hello@example.org\n',
      ),
      'pages/dashboard.yaml': `${schemaLine.replace('quiz-file', 'dashboard-page')}\nid: dashboard\n`,
    })
    expect(problems.filter(({ severity }) => severity === 'error')).toEqual([])
    expect(content?.pages.signup?.age).toBe('You must be 16 or over.')
    const rule = 'Must contain at least 2 capital letters and 1 number'
    expect(content?.pages.signup?.fields.find(({ id }) => id === 'password')?.hint).toBe(rule)
    expect(content?.pages.reset_password?.fields.find(({ id }) => id === 'new_password')?.hint).toBe(rule)
    expect(content?.pages.dashboard?.account.login.new_password.hint).toBe(rule)
    expect(content?.messages.fields.password_rule).toBe(rule)
    expect(content?.messages.fields.password_capital).toBe('Add at least 2 capital letters to your password')
  })

  it('outside of the project names the schema of this project in its first line', async () => {
    const { problems } = await compiled({ 'quiz.yaml': one.split('\n').slice(1).join('\n') })
    const [wanted] = problems.flatMap(({ code, help }) => (code === 'content/modeline' ? [help] : []))
    expect(wanted).toMatch(
      /^Let the first line be: # yaml-language-server: \$schema=(?:\.\.\/)+\S+\/schemas\/quiz-file\.schema\.json$/,
    )
  })

  it('knows the words that a kind can be, as with a file for each part', async () => {
    const { problems } = await compiled({
      'quiz.yaml': one.replace('kind: intro', 'kind: introo').replace('choice: radio', 'choice: radioo'),
    })
    expect(problems.map(({ help }) => help)).toEqual([
      'Did you mean “intro”? Allowed: intro, questions, photos, text, review, analysing, results.',
      'Did you mean “radio”? Allowed: radio, checkbox, input, information, number, scale.',
    ])
  })

  it('overrides single texts, and keeps the other defaults', async () => {
    const { content, problems } = await compiled({ 'quiz.yaml': `${one}messages: { common: { reload: Once more } }\n` })
    expect(problems).toEqual([])
    expect(content?.messages.common).toMatchObject({ reload: 'Once more', close: 'Close' })
  })

  it('has one more page with only its own title', async () => {
    const title =
      '{id: imprint, title: Imprint, description: Who is responsible for this site and how to reach us., listed: true}'
    const { content, problems } = await compiled({
      'quiz.yaml': one.replace(/^site:\n/m, `site:\n  meta:\n    - ${title}\n`),
      'pages/text/imprint.yaml': `# yaml-language-server: $schema=../../../schemas/text-page.schema.json
id: imprint
route: /imprint
heading: Imprint
lead: Who is responsible for this site.
blocks:
  - {id: address, heading: Address, body: Somewhere}
`,
    })
    expect(problems).toEqual([])
    expect(content?.site.meta.map(({ id }) => id)).toEqual(['imprint', 'quiz', 'not-found'])
  })

  it('is what an empty folder needs', async () => {
    const { problems } = await compiled({ 'notes.txt': 'Nothing yet' })
    expect(problems.map(({ code, help }) => `${code} ${help}`)).toEqual([
      'content/missing-file Restore it from git. For a new quiz, use npm run new. CONTENT_DIR names another folder.',
    ])
  })

  it('needs the sections that its steps name, also when it has none at all', async () => {
    const steps = 'steps:\n  - { id: one, kind: questions, title: One, section: nowhere }\n'
    const [head = ''] = one.split(/^steps:/m)
    const { problems } = await compiled({ 'quiz.yaml': `${head}${steps}` })
    expect(problems.map(({ code, message }) => `${code} ${message}`)).toContain(
      'content/unknown-section There is no section “nowhere”.',
    )
  })

  it('is told what can be done in one file: a section is no file, and some settings of scores need a file of their own', async () => {
    const scale =
      '{ id: unused, title: Unused, questions: [{ id: unused, choice: scale, title: One?, from: 0, to: 9, labels: { from: a, to: b } }] }'
    const { problems: unused } = await compiled({
      'quiz.yaml': one.replace(/^sections:\n/m, `sections:\n  - ${scale}\n`),
    })
    expect(unused.map(({ code, help }) => `${code} ${help}`)).toEqual([
      'content/section-unused Add a step of kind questions with `section: unused` to quiz.yaml, or remove the section.',
    ])
    const rules = '[{ question: phq_1, answer: several_days, points: 5 }]'
    const mirrored = `{ id: mirrored, label: Burden, mirror: { label: Ease, help: Higher is better. }, rules: ${rules} }`
    const { problems } = await compiled({ 'quiz.yaml': one.replace(/^scores:\n/m, `scores:\n  - ${mirrored}\n`) })
    expect(problems.map(({ code, help }) => `${code} ${help}`)).toEqual([
      'content/mirrored-score Add `bands: {concern: […], condition: […]}` beside `scores` in analysis/scores.yaml. The `scores` of a quiz in one file move there.',
    ])
  })

  it('with accounts and without products has no link to recommendations', async () => {
    const page = (name: string) => `# yaml-language-server: $schema=../../schemas/${name}-page.schema.json\n{}\n`
    const names = ['login', 'signup', 'forgot-password', 'reset-password', 'logout', 'dashboard']
    const { content } = await compiled({
      'quiz.yaml': one.replace('site:\n', 'site:\n  contact_email: a@example.org\n'),
      ...Object.fromEntries(names.map((name) => [`pages/${name}.yaml`, page(name)])),
    })
    expect(content?.navigation.side.items.map(({ id }) => id)).toEqual([
      'analysis',
      'report_history',
      'account',
      'login',
      'logout',
    ])
  })

  it('may have copies of default files: links in them to pages that it does not have are left out, and no others', async () => {
    const copy = async (path: string) =>
      (await readFile(`src/content/defaults/${path}`, 'utf8')).replace('../../../../schemas', '../../schemas')
    const copies = {
      'settings/navigation.yaml': (await copy('settings/navigation.yaml')).replace(
        'label: Privacy',
        'label: Datenschutz',
      ),
      'pages/quiz.yaml': await copy('pages/quiz.yaml'),
      'pages/not-found.yaml': await copy('pages/not-found.yaml'),
    }
    const { content, problems } = await compiled({ 'quiz.yaml': one, ...copies })
    expect(problems).toEqual([])
    expect(content?.navigation).toEqual((await compileCopy(dirname(file))).content?.navigation)
    expect(content?.pages.not_found.links.map(({ to }) => to)).toEqual(['/quiz'])

    const mistyped = copies['settings/navigation.yaml'].replace('to: /privacy', 'to: /privcy')
    const { problems: broken } = await compiled({ 'quiz.yaml': one, ...copies, 'settings/navigation.yaml': mistyped })
    expect(broken.map(({ code, message }) => `${code} ${message}`)).toEqual([
      'content/broken-link There is no page at “/privcy”.',
    ])
  })

  it('may have other sections in files, whatever the names of those', async () => {
    const step = '  - {id: more, kind: questions, title: More, section: other}\n'
    const section = `# yaml-language-server: $schema=../../../schemas/section.schema.json
id: other
title: Other
questions:
  - {id: sleep, type: question, choice: radio, title: Do you sleep well?, options: [{id: well, label: Well}, {id: badly, label: Badly}]}
`
    const { content, problems } = await compiled({
      'quiz.yaml': one.replace('  - id: results\n', `${step}  - id: results\n`),
      // As many parts come before the sections of the quiz file.
      'quiz/sections/3.yaml': section,
    })
    expect(problems).toEqual([])
    expect(content?.sections.map(({ id }) => id)).toEqual(['phq_9', 'other'])
  })

  it('has each part in one place', async () => {
    const { problems } = await compiled({
      'quiz.yaml': one,
      'settings/site.yaml': '# yaml-language-server: $schema=../../schemas/site.schema.json\ntagline: Another\n',
    })
    expect(problems.map(({ code, file: at }) => `${code} ${at}`)).toEqual([
      'content/written-twice content/settings/site.yaml',
    ])
    expect(problems[0]).toMatchObject({
      message: 'The quiz file has “site” as well.',
      help: 'Move “site” into this file, or delete one of the two.',
    })
  })

  it('names what has to move out of the quiz file, if a file can have more than that', async () => {
    const { problems } = await compiled({
      'quiz.yaml': one,
      'analysis/profile.yaml':
        '# yaml-language-server: $schema=../../schemas/profile.schema.json\nissues: {max: 1, list: []}\n',
    })
    expect(problems).toEqual([
      expect.objectContaining({
        code: 'content/written-twice',
        file: 'content/analysis/profile.yaml',
        message: 'The quiz file has “not_a_diagnosis” and “signposts” as well.',
        help: 'Move “not_a_diagnosis” and “signposts” into this file, or delete one of the two.',
      }),
    ])
  })

  it('that cannot be read is the only problem, because it may contain what seems to be missing', async () => {
    const { problems } = await compiled({
      'quiz.yaml': `${one}scores: again: 1\n`,
      'pages/signup.yaml': '# yaml-language-server: $schema=../../schemas/signup-page.schema.json\nid: signup\n',
    })
    expect(problems.map(({ code, file: at }) => `${code} ${at}`)).toEqual(['content/yaml content/quiz.yaml'])
  })

  it('is one of two: whatever else they have twice follows from that', async () => {
    const { problems } = await compiled({ 'quiz.yaml': one, 'quiz/quiz.yaml': one })
    expect(problems.map(({ code, file: at, message }) => `${code} ${at} ${message}`)).toEqual([
      'content/written-twice content/quiz/quiz.yaml There are two quiz files: content/quiz.yaml and content/quiz/quiz.yaml.',
    ])
  })

  it.each([
    ['quiz.yml', 'Did you mean content/quiz.yaml?'],
    ['quiz/quiz.yml', 'Did you mean content/quiz/quiz.yaml?'],
    ['Quiz.yaml', 'Did you mean content/quiz.yaml?'],
  ])('is not missing, too, where it is called %s', async (name, help) => {
    const { problems } = await compiled({ [name]: one })
    expect(problems.map((problem) => `${problem.code} ${problem.file} ${problem.help}`)).toEqual([
      `content/unknown-file content/${name} ${help}`,
    ])
  })

  it('has no copy with another ending: nobody is told to give it the name of a second quiz file', async () => {
    const { problems } = await compiled({ 'quiz/quiz.yaml': one, 'quiz.yml': one })
    expect(problems.map(({ code, file: at, help }) => `${code} ${at} ${help}`)).toEqual([
      'content/unknown-file content/quiz.yml Move it to its place (a page of text: pages/text, a section: quiz/sections), or delete it.',
    ])
  })
})

describe('the compiler of files', () => {
  it('runs in a browser, too: nothing that it imports needs Node', async () => {
    const seen = new Set<string>()
    const visit = async (path: string): Promise<void> => {
      if (seen.has(path)) return
      seen.add(path)
      const text = await readFile(path, 'utf8')
      expect(text, path).not.toMatch(/\bfrom 'node:|\bBuffer\b|\bprocess\./)
      const imports = [...text.matchAll(/^(?:import|export) (?!type )[^;]*?from '([#.][^']+)'/gms)]
      for (const [, name = ''] of imports)
        await visit(name.startsWith('#') ? `src/${name.slice(1)}` : join(dirname(path), name))
    }
    await visit('src/content/compile-files.ts')
    expect(seen.size).toBeGreaterThan(50)
  })
})
