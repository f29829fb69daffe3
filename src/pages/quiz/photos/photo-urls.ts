/** The pictures of this device can be shown: an address for each, given back to the browser when the picture goes. */
import { useEffect, useEffectEvent, useState } from 'react'
import type { PhotoRecord } from '#client/device/device-store.ts'
import { photosOfResult } from '#pages/quiz/draft/device.ts'
import { useQuiz } from '#pages/quiz/quiz-context.tsx'

/** By view. */
export type PhotoUrls = ReadonlyMap<string, string>

export const usePhotoUrls = (records: readonly PhotoRecord[]): PhotoUrls => {
  const [addresses, setAddresses] = useState<PhotoUrls>(new Map())
  // What is said of a picture changes; the picture does not, and must not flicker.
  const which = records.map(({ id, view }) => `${view} ${id}`).join()
  const now = useEffectEvent(() => records)
  useEffect(() => {
    const made = new Map(now().map(({ view, blob }) => [view, URL.createObjectURL(blob)]))
    setAddresses(made)
    return () => {
      for (const address of made.values()) URL.revokeObjectURL(address)
    }
  }, [which])
  return addresses
}

/** Those that were not sent with the result: they never left this device. */
export const useUrlsOfUnsentPhotos = (): PhotoUrls => {
  const { store } = useQuiz()
  const [records, setRecords] = useState<readonly PhotoRecord[]>([])
  useEffect(() => {
    let left = false
    void photosOfResult(store).then((found) => {
      if (!left) setRecords(found)
    })
    return () => {
      left = true
    }
  }, [store])
  return usePhotoUrls(records)
}
