/** A fake camera for stories: shows an animated drawing, or fails. Needs a browser. */
import { pending } from './outcomes.ts'

type FakeCamera = {
  /** Name of the DOMException that getUserMedia rejects with; with `never` it stays pending. */
  readonly failure?: string
  readonly cameras?: number
  /** Delay in milliseconds. */
  readonly unpluggedAfter?: number
}

/** Returns a function that restores the real devices. */
export const fakeCamera = ({ cameras = 1, failure, unpluggedAfter }: FakeCamera = {}): (() => void) => {
  const devices = navigator.mediaDevices
  const timers: ReturnType<typeof setInterval>[] = []
  const own = {
    getUserMedia: (): Promise<MediaStream> => {
      if (failure === 'never') return pending()
      if (failure !== undefined) return Promise.reject(new DOMException('', failure))
      const canvas = Object.assign(document.createElement('canvas'), { width: 720, height: 960 })
      let turn = 0
      const draw = () => drawHead(canvas, (turn += 1))
      draw()
      timers.push(setInterval(draw, 100))
      const stream = canvas.captureStream(10)
      if (unpluggedAfter !== undefined)
        setTimeout(() => {
          for (const track of stream.getTracks()) track.dispatchEvent(new Event('ended'))
        }, unpluggedAfter)
      return Promise.resolve(stream)
    },
    enumerateDevices: () =>
      Promise.resolve(
        Array.from(
          { length: cameras },
          (_, at) => ({ kind: 'videoinput', deviceId: `camera-${at}` }) as MediaDeviceInfo,
        ),
      ),
  }
  Object.assign(devices, own)
  return () => {
    for (const timer of timers) clearInterval(timer)
    for (const name of Object.keys(own)) Reflect.deleteProperty(devices, name)
  }
}

const drawHead = (canvas: HTMLCanvasElement, turn: number) => {
  const paint = canvas.getContext('2d')
  if (!paint) return
  paint.fillStyle = '#d9cbb9'
  paint.fillRect(0, 0, 720, 960)
  paint.fillStyle = '#0f7f58'
  paint.fillRect(120, 780, 480, 180)
  paint.fillStyle = '#1e1a23'
  paint.beginPath()
  paint.arc(360 + (turn % 5), 450, 250, 0, 2 * Math.PI)
  paint.fill()
  paint.strokeStyle = '#8d8391'
  paint.lineWidth = 5
  for (let strand = 0; strand < 90; strand += 1) {
    paint.beginPath()
    paint.arc(180 + ((strand * 47) % 360), 270 + ((strand * 71) % 350), 14, 0, 5)
    paint.stroke()
  }
}
