/** The pictures of this device: kept as they are taken, shown from object addresses, refused by name when they are none. */
import { useCallback, useEffect, useState } from 'react'
import { quizLaterContent as later } from 'virtual:content/quiz-later'
import type { PhotoRecord } from '#client/device-store.ts'
import { readPicture } from '#client/picture.ts'
import { fill } from '#engine/format.ts'
import { useQuiz } from './quiz-scope.tsx'

export type Photos = ReadonlyMap<string, string>

export type PhotoShelf = {
  /** Address of each picture, by view. */
  readonly photos: Photos
  /** Why the last files were not taken, in words. */
  readonly refusals: readonly string[]
  readonly add: (view: string, picture: Blob) => Promise<void>
  /** Files go into the free slots, in order. */
  readonly addFiles: (files: readonly File[]) => Promise<void>
  readonly remove: (view: string) => Promise<void>
  readonly reset: () => Promise<void>
}

export const usePhotos = (): PhotoShelf => {
  const { actor, content, store } = useQuiz()
  const [records, setRecords] = useState<readonly PhotoRecord[]>([])
  const [refusals, setRefusals] = useState<readonly string[]>([])
  const photos = useAddresses(records)
  const limits = content.constants.photos
  const views = later.page.photos.slots.map(({ id }) => id)
  const words = later.messages.upload

  const refresh = useCallback(async () => {
    const kept = await store.photos()
    setRecords(kept)
    return kept.map(({ view }) => view)
  }, [store])
  const tell = useCallback(async () => {
    const kept = await refresh()
    actor.send({ type: 'PHOTOS', views: views.filter((view) => kept.includes(view)) })
  }, [actor, refresh, views])

  useEffect(() => {
    void refresh()
  }, [refresh])

  /** Says why not, or nothing when the picture is kept. */
  const keep = async (view: string, file: Blob, name: string): Promise<string | null> => {
    const read = await readPicture(file, {
      maxBytes: limits.max_file_mb * 1024 * 1024,
      minWidth: limits.min_width,
      minHeight: limits.min_height,
    })
    if (!read.ok)
      return fill(words[read.refusal], {
        file: name,
        max: limits.max_file_mb,
        width: limits.min_width,
        height: limits.min_height,
      })
    try {
      await store.keepPhoto({ view, ...read.picture })
    } catch {
      return later.messages.quiz.draft_full
    }
    return null
  }

  return {
    photos,
    refusals,
    add: async (view, picture) => {
      const refusal = await keep(view, picture, view)
      setRefusals(refusal === null ? [] : [refusal])
      await tell()
    },
    addFiles: async (files) => {
      const kept = (await store.photos()).map(({ view }) => view)
      const free = views.filter((view) => !kept.includes(view))
      const problems: string[] = files.length === 0 ? [words.nothing] : []
      let next = 0
      const left: string[] = []
      for (const file of files) {
        const view = free[next]
        if (view === undefined) {
          left.push(file.name)
          continue
        }
        const refusal = await keep(view, file, file.name)
        if (refusal === null) next += 1
        else problems.push(refusal)
      }
      if (left.length > 0) problems.push(fill(words.too_many, { count: free.length, files: left.join(', ') }))
      setRefusals(problems)
      await tell()
    },
    remove: async (view) => {
      await store.removePhoto(view)
      setRefusals([])
      await tell()
    },
    reset: async () => {
      for (const view of views) await store.removePhoto(view)
      setRefusals([])
      await tell()
    },
  }
}

/** An address for each picture, given back to the browser when the picture goes. */
const useAddresses = (records: readonly PhotoRecord[]): Photos => {
  const [addresses, setAddresses] = useState<Photos>(new Map())
  useEffect(() => {
    const made = new Map(records.map(({ view, blob }) => [view, URL.createObjectURL(blob)]))
    setAddresses(made)
    return () => {
      for (const address of made.values()) URL.revokeObjectURL(address)
    }
  }, [records])
  return addresses
}
