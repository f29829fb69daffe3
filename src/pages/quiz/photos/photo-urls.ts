/** Object URLs of the photos on this device. They are revoked when a photo is removed. */
import { openObjectUrls } from '#client/pictures/object-urls.ts'
import { useEffect, useEffectEvent, useState } from 'react'
import type { PhotoRecord } from '#client/device/device-store.ts'
import { photosOfResult } from '#pages/device/stored-quiz.ts'
import { useQuiz } from '#pages/quiz/quiz-context.tsx'

/** By view. */
export type PhotoUrls = ReadonlyMap<string, string>

export const usePhotoUrls = (records: readonly PhotoRecord[]): PhotoUrls => {
  const [addresses, setAddresses] = useState<PhotoUrls>(new Map())
  // Only ids and views matter: new URLs after every change of the advice would make the pictures flicker.
  const which = records.map(({ id, view }) => `${view} ${id}`).join()
  const now = useEffectEvent(() => records)
  useEffect(() => {
    const urls = openObjectUrls()
    setAddresses(new Map(now().map(({ view, blob }) => [view, urls.create(blob)])))
    return urls.revokeAll
  }, [which])
  return addresses
}

/** The photos that were not sent with the result and never left this device. */
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
