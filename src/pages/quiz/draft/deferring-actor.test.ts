import { beforeEach, expect, test, vi } from 'vitest'
import { stubAnimationFrames } from '#testing/stories/frames.ts'
import { startedQuiz } from '#testing/stories/fakes/quiz-machines.ts'
import { openDeferringActor } from './deferring-actor.ts'

const { paint } = stubAnimationFrames()
const pet = (option: string) => ({ type: 'ANSWER', question: 'pets', option, chosen: true }) as const
const tab = { hidden: false }
beforeEach(() => {
  tab.hidden = false
  vi.stubGlobal('document', tab)
})

const visit = async () => {
  const machine = await startedQuiz()
  return { machine, actor: openDeferringActor(machine) }
}
const answerIn = ({ getSnapshot }: Awaited<ReturnType<typeof visit>>['actor']) =>
  getSnapshot().context.state.answers['pets']

test('an answer reaches the machine after the paint, once', async () => {
  const { actor, machine } = await visit()
  const send = vi.fn<() => void>(() => actor.send(pet('has_pet')))
  actor.defer(send)
  expect(machine.getSnapshot().context.state.answers).toEqual({})
  paint()
  expect(machine.getSnapshot().context.state.answers).toEqual({ pets: ['has_pet'] })
  paint()
  expect(send).toHaveBeenCalledOnce()
})

test('an answer that cannot wait is sent at once, and not again', async () => {
  const { actor } = await visit()
  const send = vi.fn<() => void>(() => actor.send(pet('has_pet')))
  actor.defer(send)
  actor.flush()
  expect(answerIn(actor)).toEqual(['has_pet'])
  paint()
  expect(send).toHaveBeenCalledOnce()
})

test('what is sent comes after the answers that wait, and those keep their order', async () => {
  const { actor } = await visit()
  actor.defer(() => actor.send(pet('has_pet')))
  actor.defer(() => actor.send(pet('no_pet')))
  actor.send({ type: 'BACK' })
  expect(actor.getSnapshot().value).toBe('intro')
  expect(answerIn(actor)).toEqual(['no_pet'])
})

test('work that waits may read the state and send more than one event', async () => {
  const { actor, machine } = await visit()
  actor.defer(() => {
    const before = answerIn(actor)
    actor.send(pet('has_pet'))
    actor.send(before ? { type: 'BACK' } : pet('no_pet'))
  })
  paint()
  expect(machine.getSnapshot().context.state.answers).toEqual({ pets: ['no_pet'] })
})

test('nothing waits in a hidden page', async () => {
  const { actor, machine } = await visit()
  tab.hidden = true
  actor.defer(() => actor.send(pet('has_pet')))
  expect(machine.getSnapshot().context.state.answers).toEqual({ pets: ['has_pet'] })
})
