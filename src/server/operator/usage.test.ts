import { parseArgs } from 'node:util'
import { expect, test } from 'vitest'
import { parseProblem, unknownWord } from './usage.ts'

test('an unknown word is named, with the close one and how to see the usage', () => {
  expect(unknownWord('npm run photos', 'command', 'stat', ['status', 'restore', 'adopt'])).toBe(
    'npm run photos does not know the command stat. Did you mean status? Usage: npm run photos -- --help',
  )
  expect(unknownWord('npm run photos', 'command', 'everything', ['status', 'restore', 'adopt'])).toBe(
    'npm run photos does not know the command everything. Usage: npm run photos -- --help',
  )
})

test.each([
  [['--strct'], 'npm test does not know the option --strct. Did you mean --strict? Usage: npm test -- --help'],
  [['-x'], 'npm test does not know the option -x. Usage: npm test -- --help'],
  [['--strct=yes'], 'npm test does not know the option --strct. Did you mean --strict? Usage: npm test -- --help'],
  [['--format'], 'npm test: the option --format needs a value. Usage: npm test -- --help'],
  [['--format', '--strict'], 'npm test: the option --format needs a value. Usage: npm test -- --help'],
  [['--strict=yes'], 'npm test: the option --strict takes no value. Usage: npm test -- --help'],
  [['more'], 'npm test does not know the argument more. Usage: npm test -- --help'],
])('the arguments %o are explained', (args, expected) => {
  const options = { strict: { type: 'boolean' }, format: { type: 'string', short: 'f' } } as const
  try {
    parseArgs({ args, options })
    expect.fail('they were accepted')
  } catch (error) {
    expect(parseProblem('npm test', error, Object.keys(options))).toBe(expected)
  }
})

test('any other error is not explained', () => {
  expect(() => parseProblem('npm test', new TypeError('a mistake of ours'), [])).toThrow('a mistake of ours')
})
