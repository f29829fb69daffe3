import { join, resolve } from 'node:path'
import { existsSync, readdirSync } from 'node:fs'
import { expect, onTestFinished, test } from 'vitest'
import { databases } from '#testing/server/databases.ts'
import { openDatabase } from '#server/store/database/database.ts'
import { exitCodeOf, givenPath } from './command.ts'
import { photosCommand } from './photos-command.ts'
import { restoreCommand } from './restore-command.ts'

test('a path belongs to the folder in which the command was given', () => {
  expect(givenPath('monday', { INIT_CWD: '/home/ada' })).toBe('/home/ada/monday')
  expect(givenPath('/backups/monday', { INIT_CWD: '/home/ada' })).toBe('/backups/monday')
  expect(givenPath('monday', {})).toBe(resolve('monday'))
})

const io = { log: () => undefined, write: async () => undefined }

test.each([
  ['verify', 'true', '--verify'],
  ['erasures', '/backups/erasures', '--erasures'],
  ['accept_old', 'true', '--accept-old'],
])('npm run restore <folder> without -- › npm keeps %s: nothing is restored', async (name, value, option) => {
  const outcome = restoreCommand.run(['/backups/monday'], { [`npm_config_${name}`]: value }, io)
  await expect(outcome).rejects.toThrow(
    `npm has kept the option ${option} for itself. Write -- before the arguments. Usage: npm run restore -- --help`,
  )
  expect(exitCodeOf(await outcome.catch((error: unknown) => error))).toBe(2)
})

test('npm run photos restore --all without -- › only known files would be restored, so none are', async () => {
  await expect(photosCommand.run(['restore'], { npm_config_all: 'true' }, io)).rejects.toThrow(
    'npm has kept the option --all for itself.',
  )
})

test('npm run photos -- status says of an empty place that it is empty, and does not mark it', async () => {
  const place = await (databases[0] ?? expect.fail()).place()
  onTestFinished(place.remove)
  await (await openDatabase(place, new Date())).close()
  // As with a mistyped setting: an empty place that this database has never used.
  const photosDir = join(place.dataDir, 'elsewhere')
  const written: string[] = []
  const write = async (text: string) => void written.push(text)
  const env = { DATA_DIR: place.dataDir, PHOTOS_DIR: photosDir }
  await photosCommand.run(['status'], env, { ...io, write })
  expect(written).toEqual([
    'Photo files: 0. In quarantine: 0. This place is empty, and not marked yet: the server marks it when it starts. If there should be photos, check DATABASE_URL, DATA_DIR, PHOTOS_DIR and S3_BUCKET, and that the volume with the photos is mounted.\n',
  ])
  expect(existsSync(photosDir) ? readdirSync(photosDir) : []).not.toContain('installation.json')
  await photosCommand.run(['adopt'], env, io)
  await photosCommand.run(['status'], env, { ...io, write })
  expect(written.at(-1)).toBe('Photo files: 0. In quarantine: 0. This place belongs to this database.\n')
})
