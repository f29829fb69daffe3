import { createActor, setup } from 'xstate'
import { expect, test } from 'vitest'
import { snapshotWhen } from './snapshot-when.ts'

const light = setup({ types: { events: {} as { type: 'NEXT' } } }).createMachine({
  initial: 'red',
  states: { red: { on: { NEXT: 'amber' } }, amber: { on: { NEXT: 'green' } }, green: { on: { NEXT: 'red' } } },
})

test('the present snapshot counts', async () => {
  const actor = createActor(light).start()
  expect((await snapshotWhen(actor, (snapshot) => snapshot.matches('red'))).value).toBe('red')
})

test('it is the first one that passes, whatever comes after it', async () => {
  const actor = createActor(light).start()
  const green = snapshotWhen(actor, (snapshot) => snapshot.matches('green'))
  for (let time = 0; time < 6; time += 1) actor.send({ type: 'NEXT' })
  expect((await green).value).toBe('green')
})
