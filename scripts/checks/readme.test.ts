/** The code and commands in the README do what it says. */
import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { describe, expect, it, onTestFinished } from 'vitest'
import { parse } from 'yaml'
import { compileContent } from '#content/compile.ts'
import { compileAnalysis } from '#engine/result/analysis.ts'
import { analyse } from '#engine/result/result.ts'
import { copyContent } from '#testing/content-copy.ts'

const readme = await readFile('README.md', 'utf8')
const partOf = (heading: string): string => readme.split(/^## /m).find((part) => part.startsWith(heading)) ?? ''
const blocksIn = (part: string, language: string): readonly string[] =>
  [...part.matchAll(new RegExp(String.raw`^\`\`\`${language}\n(.*?)^\`\`\`$`, 'gms'))].map(([, text = '']) => text)
const indented = (text: string, by: number): string => text.replaceAll(/^(?=.)/gm, ' '.repeat(by))

describe("the README's 'How to add'", () => {
  it('adds a question with a condition and a score', { timeout: 90_000 }, async () => {
    const [question = '', rule = ''] = blocksIn(partOf('How to add'), 'yaml')
    const [{ id }] = parse(question) as [{ id: string }]
    const [{ answer, points }] = parse(rule) as [{ answer: string; points: number }]
    const folder = await copyContent({
      'quiz/sections/hair-care.yaml': (text) => `${text.trimEnd()}\n${indented(question, 2)}`,
      'analysis/scores.yaml': (text) => text.replace(/^ {4}rules:\n/m, (line) => line + indented(rule, 6)),
    })
    const { content, problems } = await compileContent(folder)
    expect(problems).toEqual([])
    if (!content) return
    const analysis = compileAnalysis(content)
    const pointsWith = (length: string) =>
      analyse(analysis, { 3: [length], [id]: [answer] }, '0123456789ab')
        .scores.flatMap((score) => ('entries' in score ? score.entries : []))
        .filter((entry) => entry.question === id)
        .map((entry) => entry.points)
    expect(pointsWith('shoulder')).toEqual([points])
    expect(pointsWith('chin')).toEqual([])
  })
})

describe("the README's 'A quiz of your own'", () => {
  it('writes a quiz that compiles', async () => {
    const [commands = ''] = blocksIn(partOf('A quiz of your own'), 'sh')
    const [, name = ''] = /^npm run new -- (\S+)$/m.exec(commands) ?? []
    expect(commands).toContain(`CONTENT_DIR=${name} npm start`)
    const folder = await mkdtemp(join(tmpdir(), 'readme-'))
    onTestFinished(() => rm(folder, { recursive: true, force: true }))
    const { scripts } = JSON.parse(await readFile('package.json', 'utf8')) as { scripts: Record<string, string> }
    expect(scripts['new']).toBe('node scripts/new.mjs')
    await promisify(execFile)(process.execPath, ['scripts/new.mjs', name], {
      env: { ...process.env, INIT_CWD: folder },
    })
    expect((await compileContent(join(folder, name))).problems).toEqual([])
  })
})
