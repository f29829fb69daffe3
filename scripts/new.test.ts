import { execFile, execFileSync } from 'node:child_process'
import { mkdir, mkdtemp, readFile, readdir, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { compileContent } from '#content/compile.ts'

const run = (...args: string[]) =>
  new Promise<{ code: number; out: string; err: string }>((done) => {
    const { INIT_CWD: _, ...env } = process.env
    execFile(process.execPath, ['scripts/new.mjs', ...args], { env, timeout: 20_000 }, (error, out, err) =>
      done({ code: Number(error?.code ?? 0), out, err }),
    )
  })

const temporary = async (): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), 'new-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

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

  it('says that a folder cannot be made', async () => {
    const folder = join(await temporary(), 'quiz')
    await symlink('nowhere', folder)
    const { code, err } = await run(folder)
    expect([code, err]).toEqual([
      1,
      expect.stringMatching(/^Nothing can be written into .+: E[A-Z]+: .+\nName a folder/),
    ])
  })

  it('says where no folder can be made, and what to do', async () => {
    // No system allows folders there; Linux says that the parent does not exist.
    expect(await run('/proc/new-quiz/deep')).toMatchObject({
      code: 1,
      err: expect.stringMatching(
        /^Nothing can be written into \/proc\/new-quiz\/deep: E[A-Z]+: .+\nName a folder in a place where you may write, such as your home folder\.\n$/,
      ),
    })
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

  it.each(['2026', 'true', 'Ärger & Freude'])('has an id that is a text in a folder named %s', async (name) => {
    const folder = join(await temporary(), name)
    await run(folder)
    expect((await compileContent(folder)).problems).toEqual([])
  })

  it.each([
    ['Mein Gärten', 'mein-garten'],
    ["Straße & mum's", 'strasse-mums'],
    ['花', 'my-quiz'],
  ])('in a folder named %s has the id %s', async (name, id) => {
    const folder = join(await temporary(), name)
    await run(folder)
    expect((await compileContent(folder)).content?.quiz.id).toBe(id)
  })

  it('names a file that is in the way of the folder', async () => {
    const file = join(await temporary(), 'file')
    await writeFile(file, '')
    expect(await run(join(file, 'deep/quiz'))).toMatchObject({
      code: 2,
      err: `${file} is a file, so there can be no folder in it. Name another folder.\n`,
    })
  })

  it('quotes the folder in the commands so that a shell takes it as it is', async () => {
    const folder = join(await temporary(), "it's $HOME `now`")
    const { out } = await run(folder)
    const setting = out.match(/^ {2}(CONTENT_DIR=.*) npm start/m)?.[1] ?? ''
    expect(execFileSync('sh', ['-c', `${setting} printenv CONTENT_DIR`], { encoding: 'utf8' })).toBe(`${folder}\n`)
  })

  it('says how it is used when there is no folder', async () => {
    expect(await run()).toMatchObject({ code: 2, err: 'Usage: npm run new -- <folder>\n' })
  })
})
