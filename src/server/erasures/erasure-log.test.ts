import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { readEnvironment } from '#server/config/environment.ts'
import { startS3, type S3Server } from '#testing/server/s3-server.ts'
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

describe('a log of erasures in a bucket', () => {
  let s3: S3Server
  beforeEach(async () => {
    s3 = await startS3()
  })
  afterEach(() => s3.close())
  const erasure = { id: 'one', kind: 'submission', subject: 'some', at: '2026-11-21T12:00:00.000Z' } as const
  const open = () => {
    const reading = readEnvironment(s3.env)
    if (!reading.ok) throw new Error(reading.problems.join())
    return openErasureLog(reading.environment)
  }

  test('counts a file that is gone as deleted', async () => {
    const log = await open()
    await log.append([erasure], new Date(erasure.at))
    expect(await log.readAll()).toEqual([erasure])
    s3.fault = ({ method }) => (method === 'DELETE' ? { status: 404, code: 'NoSuchKey' } : null)
    expect(await log.deleteBefore('2026-11-22')).toBe(1)
  })

  test('does not count a file as deleted when the bucket is gone', async () => {
    const log = await open()
    await log.append([erasure], new Date(erasure.at))
    s3.fault = ({ method }) => (method === 'DELETE' ? { status: 404, code: 'NoSuchBucket' } : null)
    await expect(log.deleteBefore('2026-11-22')).rejects.toThrow('404 NoSuchBucket')
  })
})
