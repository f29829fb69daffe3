import type { PhotoRecord } from '#client/device/device-store.ts'

type Size = readonly [width: number, height: number]

/** Pictures for stories: a disc on a plain background, by default in portrait format. Needs a browser. */
export const drawnPhotos = (views: readonly string[], sizes: readonly Size[] = []): Promise<readonly PhotoRecord[]> =>
  Promise.all(
    views.map(async (view, index) => {
      const [width, height] = sizes[index] ?? [480, 640]
      const canvas = new OffscreenCanvas(width, height)
      const context = canvas.getContext('2d')
      if (context) {
        context.fillStyle = '#d8c9bd'
        context.fillRect(0, 0, width, height)
        context.fillStyle = ['#2a2230', '#4b3327', '#1e1a23'][index % 3] ?? '#1e1a23'
        context.beginPath()
        context.arc(width / 2, height * 0.47, Math.min(width, height) * 0.4, 0, 2 * Math.PI)
        context.fill()
      }
      return {
        id: `drawn-${index + 1}`,
        view,
        blob: await canvas.convertToBlob({ type: 'image/jpeg' }),
        width,
        height,
        print: { bytes: String(index), look: '' },
        advice: 'approved',
        settled: false,
      }
    }),
  )
