/** The products, each with reasons and doubts. */
import { fill, formatPrice } from '#engine/format.ts'
import type { ResultProduct } from '#types/api.generated.ts'
import {
  withGap,
  type Box,
  card,
  cardPadding,
  row,
  stack,
  textBox,
  keepWithNext,
} from '#server/report-pdf/layout/boxes.ts'
import { drawIcon } from '#server/report-pdf/layout/drawing.ts'
import { linkBox } from '#server/report-pdf/layout/link.ts'
import { bulletList } from '#server/report-pdf/layout/list.ts'
import { openPart, paragraph, type Part, type PdfContext, subheading } from '#server/report-pdf/layout/context.ts'
import { drawArtifact, type Element, addElement } from '#server/report-pdf/layout/tags.ts'
import { contentWidth, type TextStyle, type } from '#server/report-pdf/layout/type-scale.ts'

const innerWidth = contentWidth - 2 * cardPadding
const leftWidth = 150
const gutter = 20
const rightWidth = innerWidth - leftWidth - gutter

export const addProducts = (context: PdfContext): void => {
  const { date, document, report, flow } = context
  const { label_note, pdf, report: copy, sample_note } = report.texts
  const { products } = report.result
  const part = openPart(context, copy.product.heading, label_note)
  if (products.some(({ sample }) => sample))
    flow.add(keepWithNext(withGap(8, paragraph(document, part.owner, sample_note, type.label))))
  products.forEach((product, at) => {
    const cardStyle = { border: 'border.card' } as const
    flow.add(withGap(at === 0 ? 14 : 12, card(document, productBox(part, product), contentWidth, cardStyle)))
  })
  // Sample products have no real price, so the note about prices would be wrong for them.
  if (products.some(({ price_pence, sample }) => !sample && price_pence !== undefined))
    flow.add(withGap(12, paragraph(document, part.owner, fill(pdf.prices, { date }), type.small)))
}

const productBox = (part: Part, product: ResultProduct): Box => {
  const { document } = part.context
  const owner = addElement(document, part.owner, 'Sect')
  const columns = row([
    { box: identity(part, owner, product), x: 0 },
    { box: reasons(part, owner, product), x: leftWidth + gutter },
  ])
  if (product.ingredients === undefined) return columns
  const label = `${part.context.report.texts.report.product.ingredients}: `
  const list = [{ text: label, font: 'bold' as const }, { text: product.ingredients }]
  return stack([columns, withGap(8, textBox(document, addElement(document, owner, 'P'), list, type.small, innerWidth))])
}

const identity = (part: Part, owner: Element, product: ResultProduct): Box => {
  const { document, report } = part.context
  const copy = report.texts.report.product
  const line = (text: string, style: TextStyle) =>
    textBox(document, addElement(document, owner, 'P'), text, style, leftWidth)
  const priceAndSize = [
    ...(product.price_pence === undefined
      ? []
      : [fill(copy.price, { price: formatPrice(product.price_pence, report.texts.region) })]),
    ...(product.size_ml === undefined ? [] : [fill(copy.size, { size: product.size_ml })]),
  ].join(' · ')
  return stack([
    line(product.brand, type.small),
    subheading(part, owner, product.name, leftWidth),
    withGap(3, line(fill(copy.for_step, { step: product.slot_label }), type.small)),
    ...(priceAndSize === '' ? [] : [withGap(5, line(priceAndSize, type.label))]),
  ])
}

const reasons = (part: Part, owner: Element, product: ResultProduct): Box => {
  const { document, report } = part.context
  const copy = report.texts.report.product
  const label = (text: string, style: TextStyle, width = rightWidth) =>
    textBox(document, addElement(document, owner, 'P'), text, style, width)
  const why =
    product.reasons.length > 0
      ? [label(copy.why, type.label), withGap(2, bulletList(document, owner, product.reasons, rightWidth))]
      : []
  const against = product.doubts.length > 0 ? [withGap(8, doubts(part, owner, product.doubts, label))] : []
  const shop =
    product.sample || product.link === undefined
      ? null
      : linkBox(
          document,
          owner,
          fill(copy.buy, { retailer: product.retailer ?? product.brand }),
          product.link,
          rightWidth,
        )
  return stack([...why, ...against, ...(shop ? [withGap(8, shop)] : [])])
}

const iconWidth = 18

const doubts = (
  { context: { document, report } }: Part,
  owner: Element,
  items: readonly string[],
  label: (text: string, style: TextStyle, width?: number) => Box,
): Box => {
  const width = rightWidth - iconWidth
  const content = stack([
    label(report.texts.report.product.against, { ...type.label, colour: 'status.warning.text' }, width),
    withGap(2, bulletList(document, owner, items, width)),
  ])
  return {
    height: content.height,
    draw: (x, y) => {
      drawArtifact(document, () => drawIcon(document, 'warning', 'status.warning.text', x, y + 1, 12))
      content.draw(x + iconWidth, y)
    },
  }
}
