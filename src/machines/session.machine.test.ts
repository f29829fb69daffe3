import { createActor, fromCallback, fromPromise, waitFor } from 'xstate'
import { getShortestPaths } from 'xstate/graph'
import { describe, expect, test } from 'vitest'
import type { LoginReply } from '#types/api.generated.ts'
import { type CheckedLogin, sessionMachineWith, type SessionEnd, type SessionEvent } from './session.machine.ts'

const login: LoginReply = { access: 'rl_a_1', refresh: 'rl_r_1', user: { id: 'u1', username: 'amara' } }
const other: LoginReply = { ...login, user: { id: 'u2', username: 'zoe' } }

/** A device with this login, and what it is asked to do. */
const deviceWith = (stored: LoginReply | SessionEnd | null | Error) => {
  const done: string[] = []
  const machine = sessionMachineWith({
    checkLogin: fromPromise<CheckedLogin>(async () => {
      if (stored instanceof Error) throw stored
      return typeof stored === 'string' ? { login: null, reason: stored } : { login: stored, reason: null }
    }),
    watchLogin: fromCallback<SessionEvent>(() => undefined),
    logOut: fromPromise(async () => {
      done.push('logged out')
      return true
    }),
  })
  return { machine, done }
}

const started = async (stored: LoginReply | SessionEnd | null | Error) => {
  const { done, machine } = deviceWith(stored)
  const actor = createActor(machine).start()
  const first = actor.getSnapshot().value
  await waitFor(actor, (snapshot) => !snapshot.matches('checking'))
  return { actor, done, first, now: () => [actor.getSnapshot().value, actor.getSnapshot().context] as const }
}

describe('on load', () => {
  test('the login is checked once: with one there is a user', async () => {
    const { first, now } = await started(login)
    expect([first, ...now()]).toEqual(['checking', 'user', { user: login.user, reason: null }])
  })

  test.each([[null], [new Error('locked')]])('without one (%s) there is a visitor', async (stored) => {
    const { now } = await started(stored)
    expect(now()).toEqual(['visitor', { user: null, reason: null }])
  })
})

test('a login that cannot be used makes a visitor, who sees the reason once', async () => {
  const { actor, now } = await started('ended')
  expect(now()).toEqual(['visitor', { user: null, reason: 'ended' }])
  actor.send({ type: 'REASON_SHOWN' })
  expect(now()).toEqual(['visitor', { user: null, reason: null }])
})

describe('while a user is here', () => {
  test('the user stays when the tokens of the login are renewed', async () => {
    const { actor, now } = await started(login)
    actor.send({ type: 'LOGIN', login: { ...login, access: 'rl_a_2' } })
    expect(now()).toEqual(['user', { user: login.user, reason: null }])
  })

  test.each(['ended', 'protected'] as const)(
    'a login that has %s makes them a visitor who is told why',
    async (reason) => {
      const { actor, now } = await started(login)
      actor.send({ type: 'NO_LOGIN', reason })
      expect(now()).toEqual(['visitor', { user: null, reason }])
    },
  )

  test('logging out in another tab logs out here', async () => {
    const { actor, now, done } = await started(login)
    actor.send({ type: 'NO_LOGIN', reason: 'other_tab' })
    expect([...now(), done]).toEqual(['visitor', { user: null, reason: 'other_tab' }, []])
  })

  test('logging out has no reason to show', async () => {
    const { actor, now, done } = await started(login)
    actor.send({ type: 'LOGOUT' })
    actor.send({ type: 'NO_LOGIN', reason: 'other_tab' })
    await waitFor(actor, (snapshot) => snapshot.matches('visitor'))
    expect([...now(), done]).toEqual(['visitor', { user: null, reason: null }, ['logged out']])
  })

  test('another account that logs in, in another tab, is the user here, too', async () => {
    const { actor, now } = await started(login)
    actor.send({ type: 'LOGIN', login: other })
    expect(now()).toEqual(['user', { user: other.user, reason: null }])
  })
})

test('a visitor who logs in is a user', async () => {
  const { actor, now } = await started(null)
  actor.send({ type: 'LOGIN', login })
  expect(now()).toEqual(['user', { user: login.user, reason: null }])
})

test('every state is reached', () => {
  const { machine } = deviceWith(null)
  const events = [
    { type: 'xstate.done.actor.0.session.checking', output: { login, reason: null } },
    { type: 'xstate.done.actor.0.session.checking', output: { login: null, reason: null } },
    { type: 'LOGOUT' },
  ] as unknown as readonly SessionEvent[]
  const reached = getShortestPaths(machine, { events }).map(({ state }) => state.value)
  expect(new Set(reached)).toEqual(new Set(['checking', 'visitor', 'user', 'loggingOut']))
})
