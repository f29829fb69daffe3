import { resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { type Environment, readEnvironment } from './environment.ts'

const problemsOf = (given: Readonly<Record<string, string>>): readonly string[] => {
  const reading = readEnvironment(given)
  return reading.ok ? [] : reading.problems
}
const read = (given: Readonly<Record<string, string>>): Environment => {
  const reading = readEnvironment(given)
  return reading.ok ? reading.environment : expect.fail(reading.problems.join())
}

describe('when nothing is set', () => {
  test('the server listens on loopback and keeps everything in ./data', () => {
    const defaults = {
      host: '127.0.0.1',
      port: 3000,
      dataDir: resolve('data'),
      photosDir: resolve('data/photos'),
      photosShared: false,
      databaseUrl: null,
      publicUrl: null,
      contentDir: resolve('content'),
      offlineQuiz: true,
      logDir: null,
      logLevel: 'info',
      rateLimitPerMinute: 30,
      maxOrphanPercent: 5,
      storage: {
        submissionsPerDay: 1000,
        photoMbPerDay: 3000,
        visitorPhotosPerDay: 60,
        visitorPhotoMbPerDay: 60,
        minFreeMbForPhotos: 1000,
        minFreeMbForSubmissions: 250,
      },
      maxConnections: 1000,
      drainSeconds: 0,
      uploadMemoryMb: 24,
      trustProxy: false,
      smtpUrl: null,
      mailFrom: null,
      metricsAddress: null,
      s3: null,
    }
    expect(read({})).toEqual(defaults)
    expect(
      read(Object.fromEntries(['HOST', 'PORT', 'DATABASE_URL', 'TRUST_PROXY'].map((name) => [name, ' ']))),
    ).toEqual(defaults)
  })
})

const s3 = {
  S3_ENDPOINT: 'https://s3.example:9000/storage/',
  S3_BUCKET: 'quiz-photos',
  S3_REGION: 'eu-west-2',
  S3_ACCESS_KEY_ID: 'AKIA1',
  S3_SECRET_ACCESS_KEY: 'a/b+c=',
}

describe('valid values', () => {
  test('an object store', () => {
    expect(read(s3).s3).toEqual({
      endpoint: new URL('https://s3.example:9000/storage/'),
      bucket: 'quiz-photos',
      region: 'eu-west-2',
      accessKeyId: 'AKIA1',
      secretAccessKey: 'a/b+c=',
    })
  })

  test.each<[string, string, keyof Environment, unknown]>([
    ['HOST', '0.0.0.0', 'host', '0.0.0.0'],
    ['HOST', '::', 'host', '::'],
    ['HOST', 'localhost', 'host', 'localhost'],
    ['PORT', '0', 'port', 0],
    ['METRICS_ADDRESS', '9464', 'metricsAddress', { host: '127.0.0.1', port: 9464 }],
    ['METRICS_ADDRESS', '10.0.0.5:9464', 'metricsAddress', { host: '10.0.0.5', port: 9464 }],
    ['METRICS_ADDRESS', '[::1]:9464', 'metricsAddress', { host: '::1', port: 9464 }],
    ['PORT', '65535', 'port', 65_535],
    ['DATA_DIR', '/var/quiz', 'dataDir', '/var/quiz'],
    ['DATA_DIR', '/var/quiz', 'photosDir', '/var/quiz/photos'],
    ['PHOTOS_SHARED', 'true', 'photosShared', true],
    ['OFFLINE_QUIZ', 'off', 'offlineQuiz', false],
    ['PHOTOS_DIR', '/mnt/photos', 'photosDir', '/mnt/photos'],
    ['MAX_ORPHAN_PERCENT', '0', 'maxOrphanPercent', 0],
    [
      'DATABASE_URL',
      'postgresql://a:b@h:5432/d?sslmode=require',
      'databaseUrl',
      'postgresql://a:b@h:5432/d?sslmode=require',
    ],
    ['PUBLIC_URL', 'https://quiz.example', 'publicUrl', new URL('https://quiz.example/')],
    ['LOG_DIR', '/var/log/quiz', 'logDir', '/var/log/quiz'],
    ['LOG_LEVEL', 'silent', 'logLevel', 'silent'],
    ['RATE_LIMIT_PER_MINUTE', '600', 'rateLimitPerMinute', 600],
    ['SMTP_URL', 'smtps://me:p%40ss@mail.example:465', 'smtpUrl', 'smtps://me:p%40ss@mail.example:465'],
    ['SMTP_URL', 'smtp://localhost?requireTLS=true', 'smtpUrl', 'smtp://localhost?requireTLS=true'],
    ['MAIL_FROM', 'hello@quiz.example', 'mailFrom', { name: '', address: 'hello@quiz.example' }],
    [
      'MAIL_FROM',
      'Quiz, and more <hello@quiz.example>',
      'mailFrom',
      { name: 'Quiz, and more', address: 'hello@quiz.example' },
    ],
    ['MAIL_FROM', '"Quiz" <hello@quiz.example>', 'mailFrom', { name: 'Quiz', address: 'hello@quiz.example' }],
    ['TRUST_PROXY', 'loopback, 10.0.0.0/8,2001:db8::/32', 'trustProxy', 'loopback,10.0.0.0/8,2001:db8::/32'],
  ])('%s=%s', (name, text, field, value) => {
    expect(read({ [name]: text })[field]).toEqual(value)
  })
})

describe('invalid values', () => {
  test.each([
    ['HOST', 'a b'],
    ['HOST', 'http://x'],
    ['PORT', 'abc'],
    ['METRICS_ADDRESS', 'nowhere'],
    ['METRICS_ADDRESS', '127.0.0.1:99999'],
    ['METRICS_ADDRESS', '[zz]:1'],
    ['PORT', '65536'],
    ['PORT', '-1'],
    ['PORT', '80.5'],
    ['PUBLIC_URL', 'quiz.example'],
    ['PUBLIC_URL', 'ftp://quiz.example'],
    ['PUBLIC_URL', 'https://quiz.example/path'],
    ['LOG_LEVEL', 'loud'],
    ['RATE_LIMIT_PER_MINUTE', '0'],
    ['MAX_ORPHAN_PERCENT', '101'],
    ['SUBMISSIONS_PER_DAY', '0'],
    ['SUBMISSIONS_PER_DAY', 'many'],
    ['PHOTO_MB_PER_DAY', '100001'],
    ['VISITOR_PHOTOS_PER_DAY', '1.5'],
    ['VISITOR_PHOTO_MB_PER_DAY', '-1'],
    ['MIN_FREE_MB_FOR_PHOTOS', '1GB'],
    ['MIN_FREE_MB_FOR_SUBMISSIONS', '1e9'],
    ['PHOTOS_SHARED', 'yes'],
    ['OFFLINE_QUIZ', 'no'],
    ['TRUST_PROXY', 'true'],
    ['TRUST_PROXY', '1'],
    ['TRUST_PROXY', '10.0.0.0/33'],
    ['MAIL_FROM', 'Quiz'],
    ['MAIL_FROM', 'a@b.de, c@d.de'],
    ['MAIL_FROM', 'Quiz <hello@quiz.example> x'],
    ['MAIL_FROM', 'Quiz <hello>'],
  ])('%s=%s is reported, with what to do', (name, text) => {
    const problems = problemsOf({ [name]: text })
    expect(problems).toHaveLength(1)
    expect(problems[0]).toMatch(new RegExp(`^${name} is “.*”\\. Give .+`))
    expect(problems[0]).toContain(text)
  })

  test.each(['mysql://a:secret@h/d', 'postgres://a:secret@h', 'secret'])(
    'DATABASE_URL=%s is reported without its value',
    (text) => {
      const [problem] = problemsOf({ DATABASE_URL: text })
      expect(problem).toMatch(/^DATABASE_URL cannot be used\. Give an address like postgres:/)
      expect(problem).not.toContain('secret')
    },
  )

  test.each(['http://me:secret@mail.example', 'smtp://me:secret@', 'secret', 'smtp://mail.example/secret'])(
    'SMTP_URL=%s is reported without its value',
    (text) => {
      const [problem] = problemsOf({ SMTP_URL: text })
      expect(problem).toMatch(/^SMTP_URL cannot be used\. Give an address like smtps:/)
      expect(problem).not.toContain('secret')
    },
  )

  test('an incomplete object store names the missing variables', () => {
    const names = ['S3_ENDPOINT', 'S3_BUCKET', 'S3_REGION', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY']
    for (const name of names) {
      const problems = problemsOf({ ...s3, [name]: ' ' })
      expect(problems).toEqual([
        expect.stringMatching(new RegExp(`^${name} is missing. Give all of S3_ENDPOINT, .+ or none`)),
      ])
    }
    expect(problemsOf({ S3_BUCKET: 'photos' })).toHaveLength(4)
  })

  test.each([
    ['S3_BUCKET', 'Photos'],
    ['S3_BUCKET', 'a'],
    ['S3_BUCKET', 'a/b'],
    ['S3_BUCKET', 'a..b'],
    ['S3_REGION', 'eu west'],
    ['S3_REGION', 'eu/west'],
  ])('%s=%s is reported, with what to do', (name, text) => {
    expect(problemsOf({ ...s3, [name]: text })).toEqual([
      expect.stringMatching(new RegExp(`^${name} is “${text}”\\. Give .+`)),
    ])
  })

  test.each([
    ['S3_ENDPOINT', 'secret.example'],
    ['S3_ENDPOINT', 'ftp://secret.example'],
    ['S3_ENDPOINT', 'https://me:secret@s3.example'],
    ['S3_ENDPOINT', 'https://s3.example/?secret'],
    ['S3_ACCESS_KEY_ID', 'secret secret'],
    ['S3_SECRET_ACCESS_KEY', 'secret secret'],
  ])('%s=%s is reported without its value', (name, text) => {
    const [problem, ...more] = problemsOf({ ...s3, [name]: text })
    expect([problem, more]).toEqual([expect.stringMatching(new RegExp(`^${name} cannot be used\\. Give .+`)), []])
    expect(problem).not.toContain('secret')
  })

  test('all problems are reported together', () => {
    expect(problemsOf({ PORT: 'x', LOG_LEVEL: 'y', HOST: 'z z' })).toHaveLength(3)
  })
})

describe('storage limits', () => {
  const storage = (given: Readonly<Record<string, string>>) => {
    const reading = readEnvironment(given)
    return reading.ok ? reading.environment.storage : reading.problems
  }

  test('can be set; 0 turns off a free space threshold', () => {
    expect(storage({ SUBMISSIONS_PER_DAY: '5', MIN_FREE_MB_FOR_PHOTOS: '0' })).toMatchObject({
      submissionsPerDay: 5,
      minFreeMbForPhotos: 0,
      minFreeMbForSubmissions: 250,
    })
  })

  test('a higher threshold for submissions than for photos is refused', () => {
    expect(storage({ MIN_FREE_MB_FOR_PHOTOS: '100' })).toEqual([
      expect.stringMatching(/MIN_FREE_MB_FOR_PHOTOS is 100 and MIN_FREE_MB_FOR_SUBMISSIONS is 250.*larger number/),
    ])
  })
})
