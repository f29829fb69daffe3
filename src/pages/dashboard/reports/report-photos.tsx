/** The photos of a report, with buttons to delete them. */
import { useEffect, useRef, useState } from 'react'
import { Button, ButtonLink } from '#components/button.tsx'
import { Dialog } from '#components/dialog.tsx'
import { Note } from '#components/note.tsx'
import { PhotoRow } from '#components/photos/photo-row.tsx'
import { recipe } from '#components/recipe.ts'
import { Toast } from '#components/toast.tsx'
import { fill, formatDate } from '#engine/format.ts'
import { ReportSection } from '#pages/report/report-section.tsx'
import { SiteLink } from '#pages/site-link.tsx'
import type { ResultReply, StoredPhoto } from '#types/api.generated.ts'
import { useDashboard } from '#pages/dashboard/dashboard-context.tsx'
import { useReportPhotoUrls } from './use-report-photo-urls.ts'

/** Links to the photos, for the contents of a page. */
export const photoLinks = ({ photos }: ResultReply, { heading }: { readonly heading: string }) =>
  photos.length > 0 ? [{ id: photosPartId, label: heading }] : []

const photosPartId = 'photos'

type Props = {
  readonly reply: ResultReply
  /** The id of the report to compare with. */
  readonly before?: string | null
  readonly onChange: (reply: ResultReply) => void
}

export const ReportPhotos = ({ before = null, onChange, reply }: Props) => {
  const { calls, content } = useDashboard()
  const { photos: words } = content.page.analysis
  const { photos: messages } = content.messages
  const addresses = useReportPhotoUrls(reply.id, reply.photos)
  /** The views to be deleted, while the dialog is open. */
  const [chosen, setChosen] = useState<readonly string[]>([])
  const [busy, setBusy] = useState(false)
  const [failed, setFailed] = useState(false)
  const [toast, setToast] = useState<string | null>(null)
  const date = formatDate(reply.created_at, content.constants.format)
  const titleOf = ({ view }: StoredPhoto): string => content.views.find(({ id }) => id === view)?.title ?? view

  const heading = useRef<HTMLHeadingElement>(null)
  const known = useRef(reply.photos.length)
  useEffect(() => {
    // The dialog returns the focus to a button that no longer exists.
    if (reply.photos.length < known.current) heading.current?.focus()
    known.current = reply.photos.length
  }, [reply.photos.length])

  // Without photos there is no such part, unless the user has just deleted them here.
  const [had] = useState(reply.photos.length > 0)
  if (!had) return null

  const remove = async () => {
    setBusy(true)
    // The same message is announced again only if it was gone.
    setFailed(false)
    setToast(null)
    const gone: string[] = []
    for (const view of chosen) {
      const outcome = await calls.deletePhoto(reply.id, view)
      // Already deleted, perhaps in another tab.
      if (outcome.ok || outcome.failure.kind === 'not_found') gone.push(view)
    }
    const left = reply.photos.filter(({ view }) => !gone.includes(view))
    setBusy(false)
    setChosen([])
    setFailed(gone.length < chosen.length)
    if (gone.length === 0) return
    setToast(left.length === 0 ? messages.all_deleted : messages.deleted)
    onChange({ ...reply, photos: left })
  }

  return (
    <ReportSection id={photosPartId} heading={words.heading} headingRef={heading}>
      {failed && <Note status="danger" role="alert" title={messages.delete_failed} />}
      {reply.photos.length === 0 ? (
        <p className={recipe('text', { tone: 'muted' })}>{words.none}</p>
      ) : (
        <>
          <PhotoRow
            items={reply.photos.map((photo) => {
              const address = addresses.get(photo.view)
              return {
                id: photo.view,
                title: titleOf(photo),
                alt: fill(words.alt, { date, view: titleOf(photo) }),
                address: address ?? null,
                failure: address === null ? messages.show_failed : content.messages.common.loading,
                remove: {
                  label: `${words.delete}: ${titleOf(photo)}`,
                  onDelete: () => setChosen([photo.view]),
                },
              }
            })}
          />
          {/* Alone, the quiet button begins where the column begins. */}
          <div className={recipe('row', { gap: 'md', ...(before === null && { align: 'text' }) })}>
            {before !== null && (
              <ButtonLink
                variant="outline"
                link={SiteLink}
                href={`${content.page.report_history.route}?${new URLSearchParams({ from: before, to: reply.id }).toString()}`}
              >
                {words.compare}
              </ButtonLink>
            )}
            <Button
              variant="quiet"
              tone="danger"
              icon="trash"
              onClick={() => setChosen(reply.photos.map(({ view }) => view))}
            >
              {words.delete_all}
            </Button>
          </div>
        </>
      )}
      <Dialog
        open={chosen.length > 0}
        title={words.delete_dialog.heading}
        onClose={() => setChosen([])}
        safe={words.delete_dialog.cancel}
        busy={busy}
        text={words.delete_dialog.text}
        actions={
          <Button aria-disabled={busy || undefined} onClick={() => void (busy || remove())}>
            {words.delete_dialog.confirm}
          </Button>
        }
      />
      <Toast message={toast} onGone={() => setToast(null)} />
    </ReportSection>
  )
}
