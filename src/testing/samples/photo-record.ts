import type { PhotoRecord } from '#client/device/device-store.ts'

/** A photo as the device stores it, without advice. Its bytes are the name of its view. */
export const photoRecord = (view: string): PhotoRecord => ({
  id: `of ${view}`,
  view,
  blob: new Blob([view]),
  width: 800,
  height: 600,
  print: { bytes: view, look: '' },
  advice: null,
  settled: false,
})
