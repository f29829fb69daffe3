import { mkdir, readFile, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { compileContent } from '#content/compile.ts'
import { run, temporary } from '#testing/new-command.ts'

describe('npm run new', () => {
  it('writes a quiz without errors and warnings, with three kinds of question and a score', async () => {
    const folder = join(await temporary(), 'deep/quiz')
    const { code, out } = await run(folder)
    expect(code).toBe(0)
    expect(out).toContain(`CONTENT_DIR=${folder} npm start`)
    expect(out).toContain(`CONTENT_DIR=${folder} npm run studio`)
    expect(await readdir(folder)).toEqual(['quiz.yaml'])
    const { content, problems } = await compileContent(folder)
    expect(problems).toEqual([])
    const questions = content?.sections.flatMap((section) => section.questions) ?? []
    expect(new Set(questions.map(({ choice }) => choice)).size).toBe(3)
    expect(content?.scores.scores).toHaveLength(1)
    expect(content?.quiz.id).toBe('quiz')
  })

  it('changes nothing in a folder that is not empty', async () => {
    const folder = await temporary()
    await writeFile(join(folder, 'quiz.yaml'), 'mine')
    const { code, err } = await run(folder)
    expect(code).toBe(2)
    expect(err).toContain('is not empty, and nothing in it was changed')
    expect(await readFile(join(folder, 'quiz.yaml'), 'utf8')).toBe('mine')
  })

  it('writes into an empty folder', async () => {
    const folder = join(await temporary(), 'empty')
    await mkdir(folder)
    expect((await run(folder)).code).toBe(0)
  })

  it('says how it is used when there is no folder', async () => {
    expect(await run()).toMatchObject({ code: 2, err: 'Usage: npm run new -- <folder>\n' })
  })
})
