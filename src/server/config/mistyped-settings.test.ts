import { describe, expect, test } from 'vitest'
import { readEnvironment } from './environment.ts'

const mistyped = (given: Readonly<Record<string, string>>): readonly string[] => readEnvironment(given).mistyped

describe('a variable that was probably meant to be a setting', () => {
  test.each([
    ['DATA_DIRR', 'DATA_DIR'],
    ['DATADIR', 'DATA_DIR'],
    ['S3_BUKET', 'S3_BUCKET'],
    ['TRUST_PORXY', 'TRUST_PROXY'],
    ['LOGLEVEL', 'LOG_LEVEL'],
    ['PUBLIC_URI', 'PUBLIC_URL'],
    ['MAIL_FORM', 'MAIL_FROM'],
    ['S3_SECRET_KEY', 'S3_SECRET_ACCESS_KEY'],
    ['RATE_LIMIT_PER_HOUR', 'RATE_LIMIT_PER_MINUTE'],
    ['MIN_FREE_MB', 'MIN_FREE_MB_FOR_PHOTOS or MIN_FREE_MB_FOR_SUBMISSIONS'],
  ])('%s is reported with %s, and without its value', (name, meant) => {
    const [line = '', ...others] = mistyped({ [name]: 'secret' })
    expect(others).toEqual([])
    expect(line).toContain(`${name} is not a setting`)
    expect(line).toContain(`Did you mean ${meant}?`)
    expect(line).not.toContain('secret')
  })

  test('is reported beside the problems of the environment', () => {
    const { ok, mistyped: lines } = readEnvironment({ S3_BUKET: 'photos', S3_REGION: 'x' })
    expect([ok, lines.length]).toEqual([false, 1])
  })

  test('is not reported when it is blank, or when that setting has a value', () => {
    expect(mistyped({ DATA_DIRR: ' ' })).toEqual([])
    expect(mistyped({ DATA_DIR2: '/before', DATA_DIR: '/now' })).toEqual([])
  })
})

test('variables of others are not reported', () => {
  const others = [
    'HOME',
    'PATH',
    'HOSTNAME',
    'HOSTTYPE',
    'PWD',
    'USER',
    'LOGNAME',
    'MAIL',
    'PORTS',
    'POST',
    'LANG',
    'TERM',
    'NODE_ENV',
    'NODE_OPTIONS',
    'npm_config_cache',
    'npm_package_name',
    'npm_lifecycle_event',
    'INIT_CWD',
    'AWS_REGION',
    'AWS_ACCESS_KEY_ID',
    'AWS_SECRET_ACCESS_KEY',
    'AWS_S3_BUCKET',
    'S3_USE_SIGV4',
    'S3_PORT',
    'XDG_DATA_DIRS',
    'PGDATA',
    'PGDATABASE',
    'POSTGRES_URL',
    'CONTENT_TYPE',
    'LOGS_DIRECTORY',
    'STATE_DIRECTORY',
    'HTTP_PROXY',
    'HTTPS_PROXY',
    'NO_PROXY',
    'SMTP_HOST',
    'MAIL_SERVER',
    'PHOTOS_SERVICE_HOST',
    'S3_SERVICE_PORT',
    'MAX_CONCURRENCY',
    'PHOTOS_PORT',
    'METRICS_PORT',
    'CHROME_PATH',
    'DIST_DIR',
    'VISITOR_ID',
    'UPLOAD_DIR',
    'DATABASE_HOST',
  ]
  expect(mistyped(Object.fromEntries(others.map((name) => [name, 'x'])))).toEqual([])
})
