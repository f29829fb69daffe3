import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { fill } from '#engine/format.ts'
import type { Messages } from '#types/content.generated.ts'
import type { Failure } from '#types/failure.ts'
import { failureMessage } from './failure-message.ts'
import { splitProblems } from './server-problems.ts'

const { common, login } = parse(readFileSync('content/settings/messages.yaml', 'utf8')) as Messages

const refused = (message: string, ...fields: readonly string[]): Failure => ({
  kind: 'refused',
  code: 'not_accepted',
  message,
  problems: fields.map((field) => ({ field, message: `Mend ${field}` })),
})

describe('when a form was sent in vain', () => {
  test.each([
    ['without a network', { kind: 'offline' }, common.offline],
    ['and the connection was cut', { kind: 'interrupted' }, common.interrupted],
    ['and nobody answered', { kind: 'timeout' }, common.timeout],
    ['the server says why', refused('Not like this.'), 'Not like this.'],
    ['the server says nothing', refused(''), login.failure],
    ['the server fails', { kind: 'server' }, login.failure],
    [
      'the server fails, and can be asked about it',
      { kind: 'server', reference: 'r1' },
      `${login.failure} ${fill(common.server, { reference: 'r1' })}`,
    ],
    ['not today', { kind: 'quota', message: 'Tomorrow.' }, 'Tomorrow.'],
    ['too often', { kind: 'rate_limit', seconds: 61 }, fill(login.rate_limit, { minutes: 2 })],
    ['and the site has too much to do', { kind: 'busy', seconds: 3 }, fill(common.busy, { seconds: 3 })],
    ['it is gone', { kind: 'not_found' }, common.not_found],
  ] as const)('%s', (_, failure, expected) => {
    expect(failureMessage(failure, common, login)).toBe(expected)
  })

  test('a wait of seconds is said in seconds, where the form has no words of its own', () => {
    const failure = { kind: 'rate_limit', seconds: 20 } as const
    expect(failureMessage(failure, common, { failure: '' })).toBe(fill(common.rate_limit_short, { seconds: 20 }))
    expect(failureMessage(failure, common, login)).toBe(fill(login.rate_limit, { minutes: 1 }))
  })
})

describe('when the server finds fault with fields', () => {
  test('each goes to its field, however its place is written', () => {
    const { known, rest } = splitProblems(refused('', 'email', '/name', 'products/3/label', 'token'), [
      'name',
      'email',
      'products',
    ])
    expect(known.map(({ field }) => field)).toEqual(['email', 'name', 'products'])
    expect(rest.map(({ field }) => field)).toEqual(['token'])
  })

  test('a failure of another kind has none', () => {
    expect(splitProblems({ kind: 'offline' }, ['name'])).toEqual({ known: [], rest: [] })
  })
})
