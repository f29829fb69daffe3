import { createActor, fromCallback, fromPromise, waitFor } from 'xstate'
import { getShortestPaths } from 'xstate/graph'
import { describe, expect, test } from 'vitest'
import type { Failure, Outcome } from '#types/failure.ts'
import { claimMachineWith, type ClaimEnd, type ClaimEvent } from './claim.machine.ts'

const ended = (value: ClaimEnd): Outcome<ClaimEnd> => ({ ok: true, value })
const failed = (failure: Failure): Outcome<ClaimEnd> => ({ ok: false, failure })
const offline = failed({ kind: 'offline' })

/** A server that answers in this order, a clock that a test moves, a network that comes back when it says so. */
const claimingWith = (...answers: readonly (Outcome<ClaimEnd> | Error)[]) => {
  const left = [...answers]
  const waits: number[] = []
  let pass: () => void = () => undefined
  let online: () => void = () => undefined
  const actor = createActor(
    claimMachineWith({
      claim: fromPromise(async () => {
        const next = left.shift()
        if (!next || next instanceof Error) throw next ?? new Error('Nobody expected another try')
        return next
      }),
      wait: fromPromise<null, number>(({ input }) => {
        waits.push(input)
        return new Promise((resolve) => {
          pass = () => resolve(null)
        })
      }),
      watchNetwork: fromCallback<ClaimEvent>(({ sendBack }) => {
        online = () => sendBack({ type: 'ONLINE' })
      }),
    }),
  ).start()
  const settled = async () => {
    await waitFor(actor, (snapshot) => !snapshot.matches('claiming'))
    const { value, context } = actor.getSnapshot()
    return { value, ...context }
  }
  return {
    actor,
    waits,
    settled,
    left,
    tryIt: () => {
      actor.send({ type: 'TRY' })
      return settled()
    },
    pass: async () => {
      pass()
      await waitFor(actor, (snapshot) => !snapshot.matches('waiting'))
      return settled()
    },
    online: () => {
      online()
      return settled()
    },
  }
}

describe('when somebody logs in', () => {
  test.each(['nothing', 'claimed', 'taken', 'gone'] as const)('a result that is %s is tried once', async (end) => {
    const { tryIt, waits } = claimingWith(ended(end))
    expect(await tryIt()).toMatchObject({ value: 'idle', end, failure: null, isAfterFailures: false })
    expect(waits).toEqual([])
  })

  test('claimed results are counted, so that what was read before is known to be old', async () => {
    const { tryIt } = claimingWith(ended('claimed'), ended('nothing'), ended('claimed'))
    expect((await tryIt()).claimed).toBe(1)
    expect((await tryIt()).claimed).toBe(1)
    expect((await tryIt()).claimed).toBe(2)
  })
})

describe('when it fails', () => {
  test('it is retried automatically, with a longer delay each time', async () => {
    const { tryIt, pass, waits } = claimingWith(offline, offline, failed({ kind: 'rate_limit', seconds: 30 }), offline)
    expect(await tryIt()).toMatchObject({ value: 'waiting', failure: { kind: 'offline' }, attempts: 1 })
    await pass()
    await pass()
    await pass()
    expect(waits).toEqual([2000, 4000, 30_000, 16_000])
  })

  test('a network that is back is not waited for', async () => {
    const { tryIt, online } = claimingWith(offline, ended('claimed'))
    await tryIt()
    expect(await online()).toMatchObject({
      value: 'idle',
      end: 'claimed',
      failure: null,
      attempts: 0,
      isAfterFailures: true,
    })
  })

  test('Try again does not wait', async () => {
    const { tryIt } = claimingWith(offline, ended('taken'))
    await tryIt()
    expect(await tryIt()).toMatchObject({ value: 'idle', end: 'taken', isAfterFailures: true })
  })

  test('an actor that breaks is a failure like any other', async () => {
    const { tryIt } = claimingWith(new Error('broken'))
    expect(await tryIt()).toMatchObject({ value: 'waiting', failure: { kind: 'server' } })
  })

  test('during a retry it is still shown as failed', async () => {
    const { actor, tryIt } = claimingWith(offline, offline)
    await tryIt()
    actor.send({ type: 'TRY' })
    expect([actor.getSnapshot().value, actor.getSnapshot().context.failure]).toEqual(['claiming', { kind: 'offline' }])
  })
})

test('how it ended is not shown again once it was heard', async () => {
  const { actor, tryIt } = claimingWith(ended('gone'))
  await tryIt()
  actor.send({ type: 'END_SHOWN' })
  expect(actor.getSnapshot().context).toMatchObject({ end: 'shown', isAfterFailures: false })
})

test('a network that comes back starts nothing when nothing waits', async () => {
  const { actor, left, online } = claimingWith(ended('claimed'))
  await online()
  expect([actor.getSnapshot().value, left.length]).toEqual(['idle', 1])
})

test('every state is reached', () => {
  const machine = claimMachineWith({
    claim: fromPromise<Outcome<ClaimEnd>>(() => new Promise(() => undefined)),
    wait: fromPromise<null, number>(() => new Promise(() => undefined)),
    watchNetwork: fromCallback<ClaimEvent>(() => undefined),
  })
  const done = (output: unknown) => ({ type: 'xstate.done.actor.0.claim.claiming', output }) as never
  const reached = getShortestPaths(machine, {
    events: [{ type: 'TRY' }, done(ended('claimed')), done(offline)],
    // Tries are counted without end.
    limit: 100,
    stopWhen: ({ context }) => context.attempts > 1 || context.claimed > 1,
  }).map(({ state }) => state.value)
  expect(new Set(reached)).toEqual(new Set(['idle', 'claiming', 'waiting']))
})
