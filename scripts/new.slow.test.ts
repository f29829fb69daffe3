/** Folders with odd names, and folders that cannot be made. */
import { execFileSync } from 'node:child_process'
import { symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { compileContent } from '#content/compile.ts'
import { run, temporary } from '#testing/new-command.ts'

describe('npm run new', () => {
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
})
