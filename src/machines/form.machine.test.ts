import { createActor, fromPromise, getNextSnapshot, initialTransition, waitFor } from 'xstate'
import { getShortestPaths } from 'xstate/graph'
import { describe, expect, test } from 'vitest'
import type { LoginReply, LoginRequest, SuccessReply } from '#types/api.generated.ts'
import type { Outcome } from '#types/failure.ts'
import { forgotPasswordMachineWith } from './forgot-password.machine.ts'
import { loginMachineWith } from './login.machine.ts'

type Sent = Outcome<SuccessReply>
const reply: Sent = { ok: true, value: { success: true, message: 'Sent' } }
const refused: Sent = { ok: false, failure: { kind: 'refused', code: 'a', message: 'No', problems: [] } }
const typed = { email: 'amara@example.com' }

/** A server that answers in this order. */
const asking = (...answers: readonly (Sent | Error)[]) => {
  const left = [...answers]
  const actor = createActor(
    forgotPasswordMachineWith(
      fromPromise(async () => {
        const next = left.shift()
        if (!next || next instanceof Error) throw next ?? new Error('Nothing was expected')
        return next
      }),
    ),
  ).start()
  const submit = async () => {
    actor.send({ type: 'SUBMIT', values: typed })
    return waitFor(actor, (snapshot) => !snapshot.matches('sending'))
  }
  return { actor, submit }
}

describe('asking for a reset link', () => {
  test('begins idle, without an outcome', () => {
    const { value, context } = asking().actor.getSnapshot()
    expect([value, context.outcome]).toEqual(['idle', null])
  })

  test('is sending until the server has answered, and a second press sends nothing', () => {
    const { actor } = asking(reply)
    actor.send({ type: 'SUBMIT', values: typed })
    actor.send({ type: 'SUBMIT', values: { email: 'other@example.com' } })
    expect([actor.getSnapshot().value, actor.getSnapshot().context.values]).toEqual(['sending', typed])
  })

  test('ends in success when it went well', async () => {
    const { value, context } = await asking(reply).submit()
    expect([value, context.outcome]).toEqual(['success', reply])
  })

  test('ends in error with the reply of the server', async () => {
    const { value, context } = await asking(refused).submit()
    expect([value, context.outcome]).toEqual(['error', refused])
  })

  test('an actor that breaks is an error, too, and no success', async () => {
    const { value, context } = await asking(new Error('broken')).submit()
    expect([value, context.outcome]).toEqual(['error', { ok: false, failure: { kind: 'server' } }])
  })

  test('each submission clears the outcome of the one before', async () => {
    const { actor, submit } = asking(refused, reply)
    await submit()
    actor.send({ type: 'SUBMIT', values: typed })
    expect([actor.getSnapshot().value, actor.getSnapshot().context.outcome]).toEqual(['sending', null])
    expect((await waitFor(actor, (snapshot) => snapshot.matches('success'))).context.outcome).toEqual(reply)
  })
})

describe('logging in', () => {
  const machine = loginMachineWith(fromPromise<Outcome<LoginReply>, LoginRequest>(() => new Promise(() => undefined)))

  test('drops the password as soon as the server has replied', () => {
    const sending = getNextSnapshot(machine, initialTransition(machine)[0], {
      type: 'SUBMIT',
      values: { username: 'amara', password: 'Secret12' },
    })
    expect(JSON.stringify(sending.context)).toContain('Secret12')
    const done = { type: 'xstate.done.actor.0.login.sending', output: refused } as never
    expect(JSON.stringify(getNextSnapshot(machine, sending, done).context)).not.toContain('Secret12')
  })

  test('every state is reached', () => {
    const done = (output: unknown) => ({ type: 'xstate.done.actor.0.login.sending', output }) as never
    const reached = getShortestPaths(machine, {
      events: [{ type: 'SUBMIT', values: {} }, done(reply), done(refused)],
    }).map(({ state }) => state.value)
    expect(new Set(reached)).toEqual(new Set(['idle', 'sending', 'success', 'error']))
  })
})
