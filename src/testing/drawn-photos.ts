import type { PhotoRecord } from '#client/device-store.ts'

/** Pictures for stories: a disc of one colour before a wall of another. Needs a browser. */
export const drawnPhotos = (views: readonly string[]): Promise<readonly PhotoRecord[]> =>
  Promise.all(
    views.map(async (view, index) => {
      const canvas = new OffscreenCanvas(480, 640)
      const context = canvas.getContext('2d')
      if (context) {
        context.fillStyle = '#d8c9bd'
        context.fillRect(0, 0, 480, 640)
        context.fillStyle = ['#2a2230', '#4b3327', '#1e1a23'][index % 3] ?? '#1e1a23'
        context.beginPath()
        context.arc(240, 300, 190, 0, 2 * Math.PI)
        context.fill()
      }
      return {
        id: `drawn-${index + 1}`,
        view,
        blob: await canvas.convertToBlob({ type: 'image/jpeg' }),
        width: 480,
        height: 640,
        print: { bytes: String(index), look: '' },
        advice: 'approved',
        settled: false,
      }
    }),
  )
