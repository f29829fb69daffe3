import { createActor, fromPromise, SimulatedClock } from 'xstate'
import { describe, expect, it } from 'vitest'
import type { Draft } from '#editing/draft.ts'
import type { Conflict } from '#editing/merge/merge.ts'
import {
  pauseMs,
  retryMs,
  savedStates,
  savingMachineWith,
  type MergeInput,
  type MergeOutcome,
  type SaveInput,
  type SaveOutcome,
} from './saving.machine.ts'

const theirs: Draft = { id: 'a', name: 'A', revision: 2, base: {}, acts: [], done: 0 }
const conflict = { key: 'quiz.yaml title' } as Conflict

const settle = async () => {
  for (let turn = 0; turn < 10; turn++) await Promise.resolve()
}

/** Starts the machine with saves and merges that the test completes. */
const start = () => {
  const clock = new SimulatedClock()
  const saves: ((outcome: SaveOutcome | Error) => void)[] = []
  const inputs: SaveInput[] = []
  const merges: { readonly input: MergeInput; readonly end: (outcome: MergeOutcome | Error) => void }[] = []
  const ended =
    <Value>(resolve: (value: Value) => void, reject: (error: Error) => void) =>
    (outcome: Value | Error) => {
      if (outcome instanceof Error) reject(outcome)
      else resolve(outcome)
    }
  const actor = createActor(
    savingMachineWith(
      fromPromise<SaveOutcome, SaveInput>(({ input }) => {
        inputs.push(input)
        return new Promise((resolve, reject) => saves.push(ended(resolve, reject)))
      }),
      fromPromise<MergeOutcome, MergeInput>(
        ({ input }) => new Promise((resolve, reject) => merges.push({ input, end: ended(resolve, reject) })),
      ),
    ),
    { clock },
  ).start()
  const endSave = async (outcome: SaveOutcome | Error) => {
    saves.shift()?.(outcome)
    await settle()
  }
  const endMerge = async (outcome: MergeOutcome | Error) => {
    merges.shift()?.end(outcome)
    await settle()
  }
  return { actor, clock, inputs, saves, merges, endSave, endMerge, state: () => actor.getSnapshot().value }
}
const changed = () => {
  const machine = start()
  machine.actor.send({ type: 'CHANGED' })
  return machine
}
const saving = () => {
  const machine = changed()
  machine.clock.increment(pauseMs)
  return machine
}

describe('saving a draft', () => {
  it('begins saved', () => {
    expect(start().state()).toBe('saved')
  })

  it('waits for a pause of the typing', () => {
    const { actor, clock, saves, state } = changed()
    clock.increment(pauseMs - 1)
    actor.send({ type: 'CHANGED' })
    clock.increment(pauseMs - 1)
    expect([state(), saves.length]).toEqual(['waiting', 0])
    clock.increment(1)
    expect([state(), saves.length]).toEqual(['saving', 1])
  })

  it.each([
    ['when the page is left, and the request outlives it', 'LEAVING', true],
    ['when the draft is about to be left', 'FLUSH', false],
  ] as const)('does not wait %s', (_, type, keepalive) => {
    const { actor, inputs, state } = changed()
    actor.send({ type })
    expect([state(), inputs]).toEqual(['saving', [{ keepalive }]])
  })

  it('needs no request that outlives the page after a pause', () => {
    expect(saving().inputs).toEqual([{ keepalive: false }])
  })

  it('is saved when the server has it', async () => {
    const { endSave, state } = saving()
    await endSave({ kind: 'saved' })
    expect(state()).toBe('saved')
  })

  it('saves again what was typed meanwhile', async () => {
    const { actor, clock, endSave, saves, state } = saving()
    actor.send({ type: 'CHANGED' })
    expect(saves.length).toBe(1)
    await endSave({ kind: 'saved' })
    expect(state()).toBe('waiting')
    clock.increment(pauseMs)
    await endSave({ kind: 'saved' })
    expect(state()).toBe('saved')
  })
})

describe('while the server does not answer', () => {
  it.each([{ kind: 'offline', why: null } as const, new Error('A bug')])(
    'the draft is kept here, and saved later: %o',
    async (outcome) => {
      const { actor, clock, endSave, state } = saving()
      await endSave(outcome)
      actor.send({ type: 'CHANGED' })
      expect(state()).toBe('here')
      clock.increment(retryMs)
      expect(state()).toBe('saving')
      await endSave({ kind: 'saved' })
      expect(state()).toBe('saved')
    },
  )

  it('the reason of the server stays while it is tried again, and goes when the draft is saved', async () => {
    const { actor, clock, endSave } = saving()
    const problem = () => actor.getSnapshot().context.problem
    await endSave({ kind: 'offline', why: 'The disk is full.' })
    clock.increment(retryMs)
    expect(problem()).toBe('The disk is full.')
    await endSave({ kind: 'saved' })
    expect(problem()).toBeNull()
  })

  it('saves as soon as the network is there', async () => {
    const { actor, endSave, state } = saving()
    await endSave({ kind: 'offline', why: null })
    actor.send({ type: 'ONLINE' })
    expect(state()).toBe('saving')
  })
})

describe('when somebody else has changed something', () => {
  it('a stale save merges with what is stored, and saves the result', async () => {
    const { endMerge, endSave, merges, state } = saving()
    await endSave({ kind: 'stale', theirs })
    expect([state(), merges[0]?.input.theirs]).toEqual(['merging', theirs])
    await endMerge({ kind: 'merged' })
    expect(state()).toBe('saving')
  })

  it('a change on the disk is merged from any state', async () => {
    for (const { actor, state } of [start(), changed(), saving()]) {
      actor.send({ type: 'ELSEWHERE', theirs: null })
      expect(state()).toBe('merging')
    }
  })

  it('conflicts wait for the choices of the editor, which are merged then', async () => {
    const { actor, endMerge, endSave, merges, state } = saving()
    await endSave({ kind: 'stale', theirs })
    await endMerge({ kind: 'conflict', conflicts: [conflict] })
    expect([state(), actor.getSnapshot().context.conflicts]).toEqual(['conflict', [conflict]])
    const choices = new Map([[conflict.key, 'mine' as const]])
    actor.send({ type: 'RESOLVED', choices })
    expect(merges[0]?.input).toEqual({ theirs, choices })
    await endMerge({ kind: 'merged' })
    expect([state(), actor.getSnapshot().context.conflicts]).toEqual(['saving', []])
  })

  it('a merge that fails loses nothing: what is unsaved is stored, and then it is tried again', async () => {
    const { actor, clock, endMerge, endSave, merges, state } = start()
    actor.send({ type: 'ELSEWHERE', theirs })
    await endMerge(new Error('The folder cannot be read'))
    expect(state()).toBe('here')
    clock.increment(retryMs)
    await endSave({ kind: 'saved' })
    expect([state(), merges[0]?.input.theirs]).toEqual(['merging', theirs])
    await endMerge({ kind: 'merged' })
    await endSave({ kind: 'saved' })
    expect([state(), merges]).toEqual(['saved', []])
  })

  it('a merge that the server refuses has its reason, until what is unsaved is stored and merged', async () => {
    const { actor, clock, endMerge, endSave, state } = start()
    const problem = () => actor.getSnapshot().context.problem
    actor.send({ type: 'ELSEWHERE', theirs })
    await endMerge({ kind: 'failed', why: 'The folder is gone.' })
    expect([state(), problem()]).toEqual(['here', 'The folder is gone.'])
    clock.increment(retryMs)
    await endSave({ kind: 'saved' })
    expect([state(), problem()]).toEqual(['merging', 'The folder is gone.'])
    await endMerge({ kind: 'failed', why: null })
    expect([state(), problem()]).toEqual(['here', null])
    clock.increment(retryMs)
    await endSave({ kind: 'saved' })
    await endMerge({ kind: 'merged' })
    await endSave({ kind: 'saved' })
    expect([state(), problem()]).toEqual(['saved', null])
  })

  it('a change on the disk while a stored draft is merged does not make it forget that draft', async () => {
    const { actor, merges } = start()
    actor.send({ type: 'ELSEWHERE', theirs })
    actor.send({ type: 'ELSEWHERE', theirs: null })
    expect(merges.at(-1)?.input.theirs).toEqual(theirs)
  })
})

describe('when another draft is opened', () => {
  it('conflicts of the one before are gone, and the files are looked at again', async () => {
    const { actor, endMerge, endSave, merges, state } = saving()
    await endSave({ kind: 'stale', theirs })
    await endMerge({ kind: 'conflict', conflicts: [conflict] })
    actor.send({ type: 'OPENED' })
    expect([state(), actor.getSnapshot().context.conflicts]).toEqual(['merging', []])
    expect(merges[0]?.input.theirs).toBeNull()
  })

  it('a merge that has failed is made for it, without what was stored of the one before', async () => {
    const { actor, endMerge, merges, state } = start()
    actor.send({ type: 'ELSEWHERE', theirs })
    await endMerge(new Error('The folder cannot be read'))
    actor.send({ type: 'OPENED' })
    expect([state(), merges[0]?.input.theirs]).toEqual(['merging', null])
  })

  it('a save of the one before says nothing about it', async () => {
    const { actor, endSave, state } = saving()
    actor.send({ type: 'OPENED' })
    expect(state()).toBe('saved')
    await endSave({ kind: 'stale', theirs })
    expect(state()).toBe('saved')
  })
})

it('every state has words for the top bar', async () => {
  const { actor } = start()
  expect(Object.keys(savedStates).toSorted()).toEqual(Object.keys(actor.logic.states).toSorted())
})
