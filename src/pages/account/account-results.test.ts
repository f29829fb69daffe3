import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import type { DashboardSlice } from '#content/slices/slices.ts'
import { fill } from '#engine/format.ts'
import type { Failure } from '#types/failure.ts'
import type { Part, Saved } from './account-parts.ts'
import { overallMessage, partMessage } from './account-results.ts'

const read = (name: string): unknown => parse(readFileSync(`content/${name}.yaml`, 'utf8'))
const messages = read('settings/messages') as DashboardSlice['messages']
const page = read('pages/dashboard') as DashboardSlice['page']
const constants = { format: { locale: 'en-GB' } } as DashboardSlice['constants']
const words = { constants, messages, page }
const { account, common } = messages

const good = (part: Part): Saved => ({ part, outcome: { ok: true, value: { success: true, message: 'Saved' } } })
const bad = (part: Part, failure: Failure): Saved => ({ part, outcome: { ok: false, failure } })
const offline: Failure = { kind: 'offline' }
const marked: Failure = {
  kind: 'refused',
  code: 'not_accepted',
  message: 'Look here',
  problems: [{ field: 'email', message: 'So' }],
}

describe('when a part was sent', () => {
  test('it says that it is saved', () => {
    expect(partMessage(good('password'), words)).toEqual({ status: 'success', title: account.password_saved })
  })
  test('it says why it is not', () => {
    expect(partMessage(bad('email', offline), words)).toEqual({
      status: 'danger',
      title: account.email_failed,
      text: common.offline,
    })
  })
  test('a problem shown at a field is not repeated', () => {
    expect(partMessage(bad('email', marked), words)).toEqual({ status: 'danger', title: account.email_failed })
  })
  test('a server without a word of its own is not quoted', () => {
    expect(partMessage(bad('email', { kind: 'server' }), words)).toEqual({
      status: 'danger',
      title: account.email_failed,
    })
  })
})

describe('when all parts were sent', () => {
  test.each([
    ['none had changed', [], { status: 'info', title: account.nothing_to_save }],
    ['all are saved', [good('profile'), good('email')], { status: 'success', title: account.saved }],
    [
      'some are',
      [good('profile'), good('products'), bad('email', marked)],
      {
        status: 'danger',
        title: fill(account.partly, {
          saved: `${page.account.profile.heading} and ${page.account.products.heading}`,
          not_saved: page.account.login.email.label,
        }),
      },
    ],
    [
      'the only one is not',
      [bad('profile', offline)],
      { status: 'danger', title: account.profile_failed, text: common.offline },
    ],
    [
      'none is, for want of a network',
      [bad('profile', offline), bad('email', offline)],
      { status: 'danger', title: common.offline },
    ],
    [
      'none is, for what stands in the fields',
      [bad('email', marked), bad('password', marked)],
      { status: 'danger', title: common.not_accepted },
    ],
  ] as const)('%s', (_, saved, expected) => {
    expect(overallMessage(saved, words)).toEqual(expected)
  })
})
