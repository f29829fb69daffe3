import { Card } from '#components/card.tsx'
import { PhotoRow, type PhotoItem } from '#components/photos/photo-row.tsx'
import { PhotoSlider } from '#components/photos/photo-slider.tsx'
import { recipe } from '#components/recipe.ts'
import { fill } from '#engine/format.ts'
import type { ResultReply } from '#types/api.generated.ts'
import { useDashboard } from '#pages/dashboard/dashboard-context.tsx'
import { useReportPhotoUrls } from '#pages/dashboard/reports/use-report-photo-urls.ts'

type Props = {
  readonly before: ResultReply
  readonly after: ResultReply
  readonly from: string
  readonly to: string
}

/** The same view from both reports. */
export const ComparePhotos = ({ after, before, from, to }: Props) => {
  const { content } = useDashboard()
  const { compare: words } = content.page.report_history
  const { photos: texts } = content.page.analysis
  const old = useReportPhotoUrls(before.id, before.photos)
  const now = useReportPhotoUrls(after.id, after.photos)
  const has = (reply: ResultReply, view: string) => reply.photos.some((photo) => photo.view === view)
  const views = content.views.filter(({ id }) => has(before, id) || has(after, id))
  if (views.length === 0) return null

  const itemOf = (view: string, title: string, date: string, addresses: typeof old): PhotoItem => {
    const address = addresses.get(view)
    return {
      id: date,
      title: date,
      alt: fill(texts.alt, { date, view: title }),
      address: address ?? null,
      failure: address === null ? content.messages.photos.show_failed : content.messages.common.loading,
    }
  }
  return (
    <section className={recipe('stack', { gap: 'sm' })}>
      <h2 className={recipe('text', { style: 'heading' })}>{words.photos_heading}</h2>
      <Card>
        <div className={recipe('stack', { gap: 'lg', columns: 'fit' })}>
          {views.map(({ id, title }) => {
            const older = has(before, id) ? itemOf(id, title, from, old) : null
            const newer = has(after, id) ? itemOf(id, title, to, now) : null
            return (
              <div key={id} className={recipe('stack', { gap: 'xs' })}>
                <h3 className={recipe('text', { style: 'label' })}>{title}</h3>
                <View id={id} title={title} before={older} after={newer} />
              </div>
            )
          })}
        </div>
      </Card>
    </section>
  )
}

type ViewProps = {
  readonly id: string
  readonly title: string
  /** null: the report has no picture of this view. */
  readonly before: PhotoItem | null
  readonly after: PhotoItem | null
}

/** Side by side until both can be shown; then one over the other. */
const View = ({ after, before, id, title }: ViewProps) => {
  const { compare: words } = useDashboard().content.page.report_history
  if (before?.address && after?.address)
    return (
      <PhotoSlider
        id={id}
        before={{ ...before, address: before.address }}
        after={{ ...after, address: after.address }}
        label={fill(words.photos_slider, { view: title })}
        spoken={(percent) => fill(words.photos_split, { percent })}
      />
    )
  return (
    <>
      <PhotoRow items={[before, after].filter((item) => item !== null)} />
      {(!before || !after) && <p className={recipe('text', { tone: 'muted' })}>{words.photos_missing}</p>}
    </>
  )
}
