import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { openErasureLog } from './erasure-log.ts'

describe('a log of erasures in a folder', () => {
  let dataDir: string
  beforeEach(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'erasure-log-'))
  })
  afterEach(() => rm(dataDir, { recursive: true, force: true }))
  const open = () => openErasureLog({ dataDir, photosDir: join(dataDir, 'photos'), s3: null })

  test('is empty before the first erasure', async () => {
    expect(await (await open()).readAll()).toEqual([])
  })

  test('that cannot be listed is an error, and not an empty log', async () => {
    await writeFile(join(dataDir, 'erasures'), 'no folder')
    const log = await open()
    await expect(log.readAll()).rejects.toMatchObject({ code: 'ENOTDIR' })
    await expect(log.deleteBefore('2026-11-25')).rejects.toMatchObject({ code: 'ENOTDIR' })
  })
})
