/**
 * The photos of the result. Those that were sent are loaded from the server with the token; the others are on this
 * device.
 */
import { openObjectUrls } from '#client/pictures/object-urls.ts'
import { useEffect, useState } from 'react'
import { photosContent as photos } from 'virtual:content/photos'
import { quizLaterContent as later } from 'virtual:content/quiz-later'
import { readPhoto } from '#client/calls/submissions.ts'
import { PhotoRow } from '#components/photos/photo-row.tsx'
import { fill } from '#engine/format.ts'
import { tokenOfResult } from '#machines/quiz/quiz.result.ts'
import { ReportSection } from '#pages/report/report-section.tsx'
import type { ResultReply } from '#types/api.generated.ts'
import { useUrlsOfUnsentPhotos } from '#pages/quiz/photos/photo-urls.ts'
import { useQuizSelector } from '#pages/quiz/quiz-context.tsx'
import { isInAccount } from './in-account.ts'

export const ResultPictures = ({ reply }: { readonly reply: ResultReply }) => {
  const sent = useSentPhotos(reply)
  const own = useUrlsOfUnsentPhotos()
  const words = photos.texts
  const shown = photos.views.flatMap(({ id, title }) => {
    const address = sent.get(id) ?? own.get(id)
    return address === undefined ? [] : [{ id, title, address, isStored: sent.has(id) }]
  })
  const unstored = shown.flatMap(({ isStored, title }) => (isStored ? [] : [title]))
  const { photos_heading, photos_own } = later.page.results
  if (shown.length === 0) return null
  return (
    <ReportSection
      heading={photos_heading}
      lead={unstored.length > 0 ? fill(photos_own, { views: unstored.join(', ') }) : undefined}
    >
      <PhotoRow
        whole
        items={shown.map(({ address, id, title }) => ({
          id,
          title,
          alt: fill(words.picture_alt, { view: title }),
          address,
        }))}
      />
    </ReportSection>
  )
}

const useSentPhotos = (reply: ResultReply): ReadonlyMap<string, string> => {
  const [addresses, setAddresses] = useState<ReadonlyMap<string, string>>(new Map())
  const token = useQuizSelector(({ context }) => tokenOfResult(context))
  useEffect(() => {
    let left = false
    const urls = openObjectUrls()
    const load = async () => {
      const found = new Map<string, string>()
      for (const { view } of reply.photos) {
        const blob = await (isInAccount(reply)
          ? (await import('#client/calls/claims.ts')).readOwnPhoto(reply.id, view)
          : readPhoto(reply.id, token ?? '', view))
        if (left) return
        if (blob === null) continue
        found.set(view, urls.create(blob))
      }
      if (!left) setAddresses(found)
    }
    void load()
    return () => {
      left = true
      urls.revokeAll()
    }
  }, [reply, token])
  return addresses
}
