import { getShortestPaths } from 'xstate/graph'
import { createActor, fromCallback, fromPromise } from 'xstate'
import { describe, expect, test } from 'vitest'
import { cameraFailures, type CameraChoice, type CameraFailure } from '#types/camera.ts'
import { viewToTake, type CaptureInput } from './photo-capture.context.ts'
import { photoCaptureMachineWith, type CaptureActors, type CaptureEvent } from './photo-capture.machine.ts'

const input: CaptureInput = { views: ['top', 'back', 'side'], timers: [0, 3, 10], taken: [], submitted: false }
const never = <Value>(): Promise<Value> => new Promise(() => undefined)
const still: CaptureActors = {
  saveAnswers: fromPromise<null>(never),
  camera: fromCallback<CaptureEvent, CameraChoice>(() => undefined),
  wait: fromPromise<null, number>(never),
  takePicture: fromPromise<boolean, string>(never),
}

/** What the actors say, for a test that walks alone. */
const reported = {
  kept: { type: 'xstate.done.actor.0.photo-capture.savingAnswers', output: null },
  notKept: { type: 'xstate.error.actor.0.photo-capture.savingAnswers', error: 'full' },
  noFirstFrame: { type: 'xstate.done.actor.0.photo-capture.on.awaitingFirstFrame', output: null },
  secondPassed: { type: 'xstate.done.actor.0.photo-capture.on.counting', output: null },
  pictureKept: { type: 'xstate.done.actor.0.photo-capture.on.taking', output: true },
  pictureMissed: { type: 'xstate.done.actor.0.photo-capture.on.taking', output: false },
  pictureCrashed: { type: 'xstate.error.actor.0.photo-capture.on.taking', error: 'x' },
} as unknown as Readonly<Record<string, CaptureEvent>>

const opened = { type: 'CAMERA_OPEN', next: { device: 'b' } } as const
const firstFrame = { type: 'FIRST_FRAME' } as const
const photos = (...views: string[]) => ({ type: 'PHOTOS', views }) as const
const aim = (view: string | null) => ({ type: 'SELECT_VIEW', view }) as const
const failed = (failure: CameraFailure) => ({ type: 'CAMERA_FAILED', failure }) as const
const plain = <Type extends 'START' | 'STOP' | 'FLIP' | 'TIMER' | 'SOUND' | 'CAPTURE' | 'CANCEL' | 'SUBMIT' | 'RESET'>(
  type: Type,
) => ({ type })
const start = plain('START')
const stop = plain('STOP')
const flip = plain('FLIP')
const timer = plain('TIMER')
const sound = plain('SOUND')
const capture = plain('CAPTURE')
const cancel = plain('CANCEL')
const submit = plain('SUBMIT')
const reset = plain('RESET')
const known = (event: CaptureEvent | undefined): CaptureEvent => {
  if (!event) throw new Error('An event is missing from the list')
  return event
}

const after = (...events: readonly (CaptureEvent | undefined)[]) => afterInput(input, ...events)
const afterInput = (given: CaptureInput, ...events: readonly (CaptureEvent | undefined)[]) => {
  const actor = createActor(photoCaptureMachineWith(still), { input: given }).start()
  for (const event of events) actor.send(known(event))
  const snapshot = actor.getSnapshot()
  actor.stop()
  return snapshot
}
const on = [start, reported.kept, opened, firstFrame]
const three = photos('top', 'back', 'side')
const again = [...on, three, aim('back'), ...on]

describe('where it goes', () => {
  test.each<[string, readonly (CaptureEvent | undefined)[], unknown]>([
    ['nothing yet', [], 'off'],
    ['start', [start], 'savingAnswers'],
    ['the answers are kept', [start, reported.kept], { on: 'starting' }],
    ['the device is full: the camera opens all the same', [start, reported.notKept], { on: 'starting' }],
    ['stopped before it opened', [start, stop], 'off'],
    ['stopped while it opens', [start, reported.kept, stop], 'off'],
    ['it is open and shows nothing yet', [start, reported.kept, opened], { on: 'awaitingFirstFrame' }],
    ['capturing before the first picture', [start, reported.kept, opened, capture], { on: 'awaitingFirstFrame' }],
    ['it is stopped before the first picture', [start, reported.kept, opened, stop], 'off'],
    ['it never shows anything', [start, reported.kept, opened, reported.noFirstFrame], { failed: 'failed' }],
    ['its first picture is there', on, { on: 'live' }],
    ['stopped', [...on, stop], 'off'],
    ['another camera', [...on, flip], { on: 'starting' }],
    ['no other camera', [start, reported.kept, { type: 'CAMERA_OPEN', next: null }, firstFrame, flip], { on: 'live' }],
    ['a picture without a timer', [...on, capture], { on: 'taking' }],
    ['a picture with a timer', [...on, timer, capture], { on: 'counting' }],
    ['the timer is stopped', [...on, timer, capture, cancel], { on: 'live' }],
    ['two of three seconds', [...on, timer, capture, reported.secondPassed, reported.secondPassed], { on: 'counting' }],
    [
      'three of three seconds',
      [...on, timer, capture, reported.secondPassed, reported.secondPassed, reported.secondPassed],
      { on: 'taking' },
    ],
    ['the picture is kept', [...on, capture, photos('top'), reported.pictureKept], { on: 'live' }],
    ['the picture was missed', [...on, capture, reported.pictureMissed], { on: 'live' }],
    ['storing the picture crashed', [...on, capture, reported.pictureCrashed], { on: 'live' }],
    ['the third picture', [...on, photos('top', 'back'), capture, three, reported.pictureKept], 'full'],
    ['the camera is on and the third comes by file', [...on, three], 'full'],
    ['the camera starts and the third comes by file', [start, reported.kept, three, opened, firstFrame], 'full'],
    ['it counts and the third comes by file', [...on, timer, capture, three], 'full'],
    ['one of three is deleted', [...on, three, photos('top', 'side')], 'off'],
    ['one of three is to be taken again', again, { on: 'live' }],
    ['that is thought better of', [...again, aim(null)], 'full'],
    ['submitted with the camera on', [...on, three, submit], 'submitted'],
    ['three by file', [three], 'full'],
    ['one of them is deleted', [three, photos('top')], 'off'],
    ['submitted by file', [three, submit], 'submitted'],
    ['submit with two', [photos('top', 'back'), submit], 'off'],
    ['submit with two and the camera on', [...on, photos('top', 'back'), submit], { on: 'live' }],
    ['start with three', [three, start], 'full'],
    ['one is deleted after submitting', [three, submit, photos('top', 'back')], 'off'],
    ['one is taken again after submitting', [three, submit, aim('back')], 'off'],
    ['reset', [...on, three, reset], 'off'],
    ['reset after submitting', [three, submit, reset], 'off'],
    ...cameraFailures.map(
      (failure) =>
        [failure, [start, reported.kept, failed(failure)], { failed: failure }] as [string, CaptureEvent[], unknown],
    ),
    ['unplugged while it counts', [...on, timer, capture, failed('unplugged')], { failed: 'unplugged' }],
    ['hidden while a picture is kept', [...on, capture, failed('interrupted')], { failed: 'interrupted' }],
    ['tried again', [...on, failed('in_use'), start], 'savingAnswers'],
    ['given up', [...on, failed('in_use'), stop], 'off'],
    ['turned off before it is on, to take one again', [three, aim('back'), start, stop], 'full'],
    ['three by file after it failed', [...on, failed('blocked'), three], 'full'],
    ['unplugged with three', [...on, three, failed('unplugged')], 'full'],
  ])('%s', (_, events, value) => {
    expect(after(...events).value).toEqual(value)
  })
})

describe('a step that the visitor comes back to', () => {
  test.each<[string, Partial<CaptureInput>, readonly CaptureEvent[], unknown]>([
    ['nothing was taken', {}, [], 'off'],
    ['all were taken', { taken: three.views }, [], 'full'],
    ['all were submitted', { taken: three.views, submitted: true }, [three], 'submitted'],
    ['one was deleted elsewhere', { taken: three.views, submitted: true }, [photos('top', 'back')], 'off'],
    ['they are gone, and all are taken anew', { taken: [], submitted: true }, [three], 'full'],
    ['the deleted one is taken', { taken: three.views, submitted: true }, [photos('top', 'back'), three], 'full'],
  ])('%s', (_, earlier, events, value) => {
    expect(afterInput({ ...input, ...earlier }, ...events).value).toEqual(value)
  })
})

describe('which view is taken', () => {
  test.each<[string, readonly (CaptureEvent | undefined)[], string | null]>([
    ['at first', on, 'top'],
    ['when one has a picture', [...on, photos('top')], 'back'],
    ['when a later one has a picture', [...on, photos('back')], 'top'],
    ['when one is asked for', [...on, aim('side')], 'side'],
    ['when it asks for what there is not', [...on, aim('front')], 'top'],
    ['when one is taken again', again, 'back'],
    ['when that is thought better of', [...again, aim(null)], null],
    ['after it was taken again', [...again, capture, three, reported.pictureKept], null],
    ['when taking it again has failed', [...again, capture, reported.pictureMissed], 'back'],
    ['while it counts down, whatever is asked', [...on, timer, capture, aim('side')], 'top'],
    ['while it is taken, whatever is asked', [...on, capture, aim('side')], 'top'],
    ['when the camera is turned off', [...on, aim('side'), stop], 'top'],
  ])('%s', (_, events, view) => {
    expect(viewToTake(after(...events).context)).toBe(view)
  })
})

describe('what it remembers', () => {
  test('the timer goes round', () => {
    const chosen = [0, 1, 2, 3].map(
      (times) => after(...on, ...Array.from({ length: times }, () => timer)).context.timer,
    )
    expect(chosen).toEqual([0, 3, 10, 0])
  })

  test('the seconds that are left', () => {
    expect(after(...on, timer, capture, reported.secondPassed).context.secondsLeft).toBe(2)
  })

  test('sound, and the camera that was turned to, also for the next time', () => {
    const { context } = after(...on, sound, flip, opened, stop)
    expect([context.sound, context.camera]).toEqual([true, { device: 'b' }])
  })

  test('only texts and numbers', () => {
    const { context } = after(...on, photos('top'), timer, capture)
    expect(JSON.parse(JSON.stringify(context))).toEqual(context)
  })
})

describe('the camera', () => {
  /** A camera that says whether it is open. */
  const watched = () => {
    const camera = { open: 0, asked: [] as CameraChoice[] }
    const machine = photoCaptureMachineWith({
      ...still,
      camera: fromCallback<CaptureEvent, CameraChoice>(({ input: choice }) => {
        camera.open += 1
        camera.asked.push(choice)
        return () => {
          camera.open -= 1
        }
      }),
    })
    const actor = createActor(machine, { input }).start()
    return {
      camera,
      actor,
      go: (...events: readonly (CaptureEvent | undefined)[]) => events.forEach((event) => actor.send(known(event))),
    }
  }

  test.each<[string, readonly (CaptureEvent | undefined)[]]>([
    ['stop', [stop]],
    ['the third picture', [capture, three, reported.pictureKept]],
    ['the third picture by file', [three]],
    ['reset', [reset]],
    ...cameraFailures.map((failure) => [failure, [failed(failure)]] as [string, CaptureEvent[]]),
    ['stop while it counts', [timer, capture, stop]],
    ['stop while a picture is kept', [capture, stop]],
  ])('is closed by %s', (_, out) => {
    const { camera, go } = watched()
    go(...on)
    expect(camera.open).toBe(1)
    go(...out)
    expect(camera.open).toBe(0)
  })

  test('has ten seconds to show its first picture', () => {
    const waits: number[] = []
    const wait = fromPromise<null, number>(({ input: ms }) => {
      waits.push(ms)
      return never()
    })
    const actor = createActor(photoCaptureMachineWith({ ...still, wait }), { input }).start()
    for (const event of [start, reported.kept, opened]) actor.send(known(event))
    expect([actor.getSnapshot().value, waits]).toEqual([{ on: 'awaitingFirstFrame' }, [10_000]])
    actor.stop()
  })

  test('is closed when the page goes', () => {
    const { actor, camera, go } = watched()
    go(...on)
    actor.stop()
    expect(camera.open).toBe(0)
  })

  test('does not open before the answers are saved', () => {
    const { camera, go } = watched()
    go(start)
    expect(camera.open).toBe(0)
    go(reported.kept)
    expect(camera.open).toBe(1)
  })

  test('is one at a time, the rear one first', () => {
    const { camera, go } = watched()
    go(...on, flip)
    expect([camera.open, camera.asked]).toEqual([1, [{ facing: 'environment' }, { device: 'b' }]])
  })
})

describe('every state', () => {
  test('is reached', () => {
    const events = [
      ...[start, stop, flip, timer, sound, capture, cancel, submit, reset].map(known),
      ...Object.values(reported),
      ...cameraFailures.map(failed),
      opened,
      firstFrame,
      photos(),
      three,
      aim('back'),
    ]
    const reached = getShortestPaths(photoCaptureMachineWith(still), {
      input,
      events,
      serializeState: ({ context, value }) => JSON.stringify([value, context.timer]),
      limit: 5_000,
    }).map(({ state }) => JSON.stringify(state.value))
    const states = ['off', 'full', 'submitted', 'savingAnswers']
    const within = ['starting', 'awaitingFirstFrame', 'live', 'counting', 'taking'].map((state) => ({ on: state }))
    expect(new Set(reached)).toEqual(
      new Set(
        [...states, ...within, ...cameraFailures.map((failure) => ({ failed: failure }))].map((value) =>
          JSON.stringify(value),
        ),
      ),
    )
  })
})
