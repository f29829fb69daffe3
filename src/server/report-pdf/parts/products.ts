/** The products, each with reasons and doubts. */
import { fill, formatPrice } from '#engine/format.ts'
import { shownReasons } from '#engine/products/own-reasons.ts'
import { ofAllProducts, warningLine } from '#engine/result/texts/report-texts.ts'
import type { ResultProduct } from '#types/api.generated.ts'
import { withGap, type Box, card, cardPadding, stack, textBox, keepWithNext } from '#server/report-pdf/layout/boxes.ts'
import { drawIcon } from '#server/report-pdf/layout/drawing.ts'
import { brandColour } from '#server/report-pdf/layout/colours.ts'
import { linkBox } from '#server/report-pdf/layout/link.ts'
import { bulletList } from '#server/report-pdf/layout/list.ts'
import { columnWidth, inPairs } from './trait-cards.ts'
import { openPart, paragraph, type Part, type PdfContext, subheading } from '#server/report-pdf/layout/context.ts'
import { drawArtifact, type Element, addElement } from '#server/report-pdf/layout/tags.ts'
import { type TextStyle, type } from '#server/report-pdf/layout/type-scale.ts'

const innerWidth = columnWidth - 2 * cardPadding

export const addProducts = (context: PdfContext): void => {
  const { date, document, report, flow } = context
  const { label_note, pdf, reason_forms, region, report: copy, sample_note } = report.texts
  const { products } = report.result
  const part = openPart(context, copy.product.heading, label_note)
  if (products.some(({ sample }) => sample))
    flow.add(keepWithNext(withGap(8, paragraph(document, part.owner, sample_note, type.label))))
  const ofAll = ofAllProducts(products, copy.product, reason_forms, region.locale).join(' ')
  if (ofAll !== '') flow.add(keepWithNext(withGap(8, paragraph(document, part.owner, ofAll, type.body))))
  const { own } = shownReasons(products, copy.product.max_reasons)
  const boxes = products.map((product, at) => productBox(part, product, own[at] ?? []))
  flow.add(...inPairs(boxes, (box, _, height) => card(document, box, columnWidth, { border: 'border.card' }, height)))
  // Sample products have no real price, so the note about prices would be wrong for them.
  if (products.some(({ price_pence, sample }) => !sample && price_pence !== undefined))
    flow.add(withGap(12, paragraph(document, part.owner, fill(pdf.prices, { date }), type.small)))
}

const productBox = (part: Part, product: ResultProduct, reasons: readonly string[]): Box => {
  const { document } = part.context
  const owner = addElement(document, part.owner, 'Sect')
  return stack([identity(part, owner, product), withGap(4, reasonsBox(part, owner, product, reasons))])
}

const identity = (part: Part, owner: Element, product: ResultProduct): Box => {
  const { document, report } = part.context
  const copy = report.texts.report.product
  const line = (text: string, style: TextStyle) =>
    textBox(document, addElement(document, owner, 'P'), text, style, innerWidth)
  const priceAndSize = [
    ...(product.price_pence === undefined
      ? []
      : [fill(copy.price, { price: formatPrice(product.price_pence, report.texts.region) })]),
    ...(product.size_ml === undefined ? [] : [fill(copy.size, { size: product.size_ml })]),
  ].join(' · ')
  return stack([
    subheading(part, owner, product.name, innerWidth),
    line([product.brand, priceAndSize].filter((text) => text !== '').join(' · '), type.small),
    line(fill(copy.for_step, { step: product.slot_label }), type.small),
  ])
}

const reasonsBox = (part: Part, owner: Element, product: ResultProduct, reasons: readonly string[]): Box => {
  const { document, report } = part.context
  const copy = report.texts.report.product
  const label = (text: string, style: TextStyle, width = innerWidth) =>
    textBox(document, addElement(document, owner, 'P'), text, style, width)
  const why =
    reasons.length > 0
      ? [label(copy.why, type.label), withGap(2, bulletList(document, owner, reasons, innerWidth))]
      : []
  const doubt = warningLine(product.doubts, copy)
  const against = doubt === null ? [] : [withGap(4, warning(part, owner, doubt))]
  const shop =
    product.sample || product.link === undefined
      ? null
      : linkBox(
          document,
          owner,
          fill(copy.buy, { retailer: product.retailer ?? product.brand }),
          product.link,
          innerWidth,
          brandColour(report.texts.colours.link),
        )
  return stack([...why, ...against, ...(shop ? [withGap(8, shop)] : [])])
}

const iconWidth = 18

const warning = ({ context: { document, report } }: Part, owner: Element, doubt: string): Box => {
  const heading = { text: `${report.texts.report.product.against}: `, font: 'bold' as const }
  const style = { ...type.body, colour: 'status.warning.text' } as const
  const text = [heading, { text: doubt }]
  const content = textBox(document, addElement(document, owner, 'P'), text, style, innerWidth - iconWidth)
  return {
    height: content.height,
    draw: (x, y) => {
      drawArtifact(document, () => drawIcon(document, 'warning', 'status.warning.text', x, y + 1))
      content.draw(x + iconWidth, y)
    },
  }
}
