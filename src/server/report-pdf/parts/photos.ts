/** The pictures of the report, side by side, each with its view. */
import { fill } from '#engine/format.ts'
import { after, type Box, row, stack, textBox } from '#server/report-pdf/layout/boxes.ts'
import { fillBox } from '#server/report-pdf/layout/drawing.ts'
import type { OpenImage, Paper } from '#server/report-pdf/layout/document.ts'
import { openPart, paragraph, type Part, type Press } from '#server/report-pdf/layout/context.ts'
import type { ReportPhoto } from '#server/report-pdf/report-for-pdf.ts'
import { bounded, decoration, element, marked } from '#server/report-pdf/layout/tags.ts'
import { contentWidth, type } from '#server/report-pdf/layout/type-scale.ts'

const between = 12
const columns = 3
const width = (contentWidth - (columns - 1) * between) / columns
const height = (width * 4) / 3

export const addPhotos = (press: Press): void => {
  const { paper, report, sheet } = press
  const { pdf } = report.words
  const part = openPart(press, pdf.headings.photos)
  const photos = report.photos.flatMap((photo) => readable(paper, photo))
  if (photos.length === 0) {
    sheet.add(after(6, paragraph(paper, part.owner, pdf.no_photos)))
    return
  }
  for (let first = 0; first < photos.length; first += columns) {
    const few = photos.slice(first, first + columns)
    const boxes = few.map((photo, at) => ({ box: photoBox(part, photo), x: at * (width + between) }))
    sheet.add(after(12, row(boxes)))
  }
}

type Photo = { readonly view: string; readonly image: OpenImage }

/** A picture that was damaged where it is kept costs nobody the rest of their report. */
const readable = (paper: Paper, { bytes, view }: ReportPhoto): readonly Photo[] => {
  try {
    const image = paper.openImage(bytes)
    return image.width > 0 && image.height > 0 ? [{ view, image }] : []
  } catch {
    return []
  }
}

const photoBox = ({ owner, press: { paper, report } }: Part, { image, view }: Photo): Box => {
  const { pdf, views } = report.words
  const title = views.find(({ id }) => id === view)?.title ?? view
  const figure = element(paper, owner, 'Figure', { alt: fill(pdf.photo_alt, { view: title }) })
  const picture: Box = {
    height,
    draw: (x, y) => {
      decoration(paper, () => fillBox(paper, 'bg.tile', x, y, width, height, 8))
      bounded(figure, x, y, width, height)
      marked(paper, figure, () => {
        paper.save().roundedRect(x, y, width, height, 8).clip()
        paper.image(image, x, y, { fit: [width, height], align: 'center', valign: 'center' })
        paper.restore()
      })
    },
  }
  const caption = textBox(paper, element(paper, owner, 'P'), title, type.cellLabel, width)
  return stack([picture, after(5, caption)])
}
