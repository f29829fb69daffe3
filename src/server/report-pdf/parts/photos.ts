/** The photos side by side, each with the name of its view. */
import { fill } from '#engine/format.ts'
import { withGap, type Box, row, stack, textBox } from '#server/report-pdf/layout/boxes.ts'
import { fillBox } from '#server/report-pdf/layout/drawing.ts'
import type { OpenImage, PdfDocument } from '#server/report-pdf/layout/document.ts'
import { openPart, paragraph, type Part, type PdfContext } from '#server/report-pdf/layout/context.ts'
import type { ReportPhoto } from '#server/report-pdf/report-for-pdf.ts'
import { setBoundingBox, drawArtifact, addElement, drawTagged } from '#server/report-pdf/layout/tags.ts'
import { contentWidth, type } from '#server/report-pdf/layout/type-scale.ts'

const gutter = 12
const columns = 5
const width = (contentWidth - (columns - 1) * gutter) / columns
const height = (width * 4) / 3

export const addPhotos = (context: PdfContext): void => {
  const { document, report, flow } = context
  const { pdf } = report.texts
  const part = openPart(context, pdf.headings.photos)
  const photos = report.photos.flatMap((photo) => openPhoto(document, photo))
  if (photos.length === 0) {
    flow.add(withGap(6, paragraph(document, part.owner, pdf.no_photos)))
    return
  }
  for (let first = 0; first < photos.length; first += columns) {
    const rowPhotos = photos.slice(first, first + columns)
    const boxes = rowPhotos.map((photo, at) => ({ box: photoBox(part, photo), x: at * (width + gutter) }))
    flow.add(withGap(12, row(boxes)))
  }
}

type Photo = { readonly view: string; readonly image: OpenImage }

/** A damaged file is left out: the rest of the report is still printed. */
const openPhoto = (document: PdfDocument, { bytes, view }: ReportPhoto): readonly Photo[] => {
  try {
    const image = document.openImage(bytes)
    return image.width > 0 && image.height > 0 ? [{ view, image }] : []
  } catch {
    return []
  }
}

const photoBox = ({ owner, context: { document, report } }: Part, { image, view }: Photo): Box => {
  const { pdf, views } = report.texts
  const title = views.find(({ id }) => id === view)?.title ?? view
  const figure = addElement(document, owner, 'Figure', { alt: fill(pdf.photo_alt, { view: title }) })
  const picture: Box = {
    height,
    draw: (x, y) => {
      const frame = { x, y, width, height }
      drawArtifact(document, () => fillBox(document, 'bg.tile', frame, 8))
      setBoundingBox(figure, frame)
      drawTagged(document, figure, () => {
        document.save().roundedRect(x, y, width, height, 8).clip()
        document.image(image, x, y, { fit: [width, height], align: 'center', valign: 'center' })
        document.restore()
      })
    },
  }
  const caption = textBox(document, addElement(document, owner, 'P'), title, type.cellLabel, width)
  return stack([picture, withGap(5, caption)])
}
