import { createActor, fromPromise } from 'xstate'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { StoredQuiz } from '#machines/draft.ts'
import { stubAnimationFrames } from '#testing/stories/frames.ts'
import { quizMachineOf } from '#testing/stories/fakes/quiz-machines.ts'
import { tinyInput, tinyModel } from '#testing/samples/tiny-quiz.ts'
import { openStepSwitch } from './step-switch.ts'

const { paint } = stubAnimationFrames()
let scrolled: number
let selected: boolean
beforeEach(() => {
  scrolled = 0
  selected = true
  vi.stubGlobal('window', {
    scrollTo: () => (scrolled += 1),
    getSelection: () => ({ removeAllRanges: () => (selected = false) }),
  })
})

/**
 * A visitor at the first questions. `at`: the step that React was told to render; `seen`: the rendered steps that are
 * visible.
 */
const visit = async () => {
  const nothing: StoredQuiz = { draft: null, result: null, unreadable: false }
  const machine = quizMachineOf({ searchDevice: fromPromise<StoredQuiz>(() => Promise.resolve(nothing)) })
  const actor = createActor(machine, { input: tinyInput() }).start()
  await expect.poll(() => actor.getSnapshot().value).toBe('intro')
  const steps = openStepSwitch(actor)
  const notified: number[] = []
  steps.rendered.subscribe(() => notified.push(steps.rendered.get().step))
  steps.start()
  const seen = new Map<number, boolean>()
  const idOf = (index: number) => tinyModel().steps[index]?.id ?? ''
  const place = (index: number) => steps.addPane(idOf(index), (isSeen) => seen.set(index, isSeen))
  const heading = (key: string) => {
    const focus = vi.fn<() => void>()
    steps.heading(key, { focus } as unknown as HTMLElement)
    return focus
  }
  return { actor, heading, place, seen, steps, notified, idOf }
}

describe('a step that is rendered in advance', () => {
  test('is shown at its top while Next is being pressed; React and the focus follow after the frame', async () => {
    const { actor, heading, idOf, place, seen, steps, notified } = await visit()
    actor.send({ type: 'NEXT' })
    place(1)
    steps.begin(idOf(1))
    place(2)
    const focus = heading(idOf(2))
    notified.length = 0
    actor.send({ type: 'NEXT' })
    expect([...seen]).toEqual([
      [1, false],
      [2, true],
    ])
    expect([notified, scrolled, selected, focus.mock.calls.length]).toEqual([[], 1, false, 0])
    paint()
    expect([notified, scrolled, focus.mock.calls.length]).toEqual([[2], 1, 1])
    // React mounts the step, which has already begun.
    steps.begin(idOf(2))
    paint()
    expect([scrolled, focus.mock.calls.length]).toEqual([1, 1])
  })

  test('is shown after the page was scrolled to its top: scrolling afterwards would lay it out twice', async () => {
    const { actor, idOf, place, steps } = await visit()
    actor.send({ type: 'NEXT' })
    place(1)
    steps.begin(idOf(1))
    const before: number[] = []
    steps.addPane(idOf(2), () => before.push(scrolled))
    before.length = 0
    actor.send({ type: 'NEXT' })
    expect(before).toEqual([1])
  })

  test('is left to React, immediately, when header and footer change with it', async () => {
    const { actor, place, notified } = await visit()
    place(0)
    place(1)
    actor.send({ type: 'NEXT' })
    expect(notified).toEqual([1])
  })

  test('is never given to React when it is left before the frame', async () => {
    const { actor, place, seen, notified } = await visit()
    actor.send({ type: 'NEXT' })
    place(1)
    place(2)
    notified.length = 0
    actor.send({ type: 'NEXT' })
    actor.send({ type: 'BACK' })
    paint()
    expect(notified).toEqual([])
    expect([seen.get(1), seen.get(2)]).toEqual([true, false])
  })
})

describe('a step that is not rendered yet', () => {
  test('is given to React immediately, and is shown as soon as its pane is there', async () => {
    const { actor, place, seen, notified } = await visit()
    actor.send({ type: 'NEXT' })
    place(1)
    notified.length = 0
    actor.send({ type: 'NEXT' })
    expect(notified).toEqual([2])
    place(2)
    expect(seen.get(2)).toBe(true)
  })

  test('has the focus on its heading as soon as that is there', async () => {
    const { heading, steps } = await visit()
    steps.begin('first')
    steps.begin('late')
    paint()
    expect(heading('late')).toHaveBeenCalledOnce()
    expect(heading('other')).not.toHaveBeenCalled()
  })
})

test('the first step of a page that was loaded takes neither scroll position nor focus: nobody has moved', async () => {
  const { heading, steps } = await visit()
  const focus = heading('first')
  steps.begin('first')
  paint()
  expect([scrolled, selected, focus.mock.calls.length]).toEqual([0, true, 0])
})
