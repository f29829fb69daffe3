import { expect, it } from 'vitest'
import { refusedBy } from './refused-by.ts'

const message = 'The studio on this computer does not answer.'

it('without an answer nobody knows whether the draft was published', () => {
  expect(refusedBy({ ok: false, status: 0, message, body: null })).toEqual({ reason: 'unanswered', message })
})

it('an answer without a reason of its own says that nothing was published', () => {
  expect(refusedBy({ ok: false, status: 507, message, body: { message } })).toEqual({ reason: 'failed', message })
})

it('the reasons of the server stay', () => {
  expect(refusedBy({ ok: false, status: 409, message, body: { reason: 'stale' } })).toEqual({ reason: 'stale' })
  expect(refusedBy({ ok: false, status: 409, message, body: { reason: 'conflict', conflicts: ['Title'] } })).toEqual({
    reason: 'conflict',
    conflicts: ['Title'],
  })
})
