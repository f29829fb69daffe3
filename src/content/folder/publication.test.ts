import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { committedFolder, publishFolder, readJournal, readThroughJournal } from './publication.ts'

describe('reading a folder while the studio publishes in it', () => {
  let root: string
  beforeEach(async () => {
    root = await mkdtemp(join(tmpdir(), 'publication-'))
    await mkdir(publishFolder(root), { recursive: true })
  })
  afterEach(() => rm(root, { recursive: true, force: true }))

  /** A read during which another version is published; after the first `times` reads, nothing is published any more. */
  const readDuring = (times: number) => {
    let reads = 0
    return async (): Promise<number> => {
      reads += 1
      if (reads <= times) await writeFile(join(publishFolder(root), 'last'), `${reads}`)
      return reads
    }
  }

  test('is repeated until nothing was published meanwhile', async () => {
    expect(await readThroughJournal(root, readDuring(0))).toBe(1)
    expect(await readThroughJournal(root, readDuring(3))).toBe(4)
  })

  test('fails when something was published every time, and never returns a mixture', async () => {
    await expect(readThroughJournal(root, readDuring(Number.POSITIVE_INFINITY))).rejects.toMatchObject({
      code: 'EBUSY',
      message: expect.stringContaining('could not be read'),
    })
  })

  test.each(['', '{"id":"a"', '[]', '{"id":"a","record":null}', '{"id":"a","files":[{"path":1,"staged":null}]}'])(
    'fails while its journal is damaged, and says what to do: %s',
    async (text) => {
      await mkdir(committedFolder(root))
      const journal = join(committedFolder(root), 'a.journal')
      await writeFile(journal, text)
      await expect(readThroughJournal(root, readDuring(0))).rejects.toMatchObject({
        code: 'EBADMSG',
        message: expect.stringContaining(`${journal} is damaged`),
        stack: expect.not.stringMatching(/^ +at /m),
      })
      await writeFile(journal, '{"id":"a","files":[{"path":"quiz/quiz.yaml","staged":"1"}]}')
      expect(await readJournal(root)).toMatchObject({ id: 'a' })
    },
  )
})
