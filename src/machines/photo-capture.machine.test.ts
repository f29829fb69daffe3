import { createActor, fromCallback } from 'xstate'
import { describe, expect, test } from 'vitest'
import { photoCaptureMachine, type CaptureEvent } from './photo-capture.machine.ts'

/** A camera that does as it is told, and whether it is open. */
const withCamera = () => {
  const camera = { open: false, tell: (event: CaptureEvent): void => expect(event).toBe('nobody listens') }
  const machine = photoCaptureMachine.provide({
    actors: {
      camera: fromCallback<CaptureEvent>(({ sendBack }) => {
        camera.open = true
        camera.tell = sendBack
        return () => {
          camera.open = false
        }
      }),
    },
  })
  return { camera, actor: createActor(machine).start() }
}

describe('the camera', () => {
  test('is off until it is asked for', () => {
    const { camera, actor } = withCamera()
    expect([actor.getSnapshot().value, camera.open]).toEqual(['off', false])
  })

  test('is closed on every way out', () => {
    for (const out of [{ type: 'STOP' }, { type: 'CAMERA_FAILED', failure: 'unplugged' }] as const) {
      const { camera, actor } = withCamera()
      actor.send({ type: 'START' })
      camera.tell({ type: 'CAMERA_LIVE' })
      expect([actor.getSnapshot().value, camera.open]).toEqual([{ on: 'live' }, true])
      actor.send(out)
      expect(camera.open).toBe(false)
    }
  })

  test('when it is refused it says why, and can be tried again', () => {
    const { camera, actor } = withCamera()
    actor.send({ type: 'START' })
    camera.tell({ type: 'CAMERA_FAILED', failure: 'blocked' })
    expect([actor.getSnapshot().value, actor.getSnapshot().context.failure]).toEqual(['failed', 'blocked'])
    actor.send({ type: 'START' })
    expect([actor.getSnapshot().value, actor.getSnapshot().context.failure]).toEqual([{ on: 'starting' }, null])
  })
})
