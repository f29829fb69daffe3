/** The products, each with why it was chosen and what speaks against it. */
import { fill, formatPrice } from '#engine/format.ts'
import type { ResultProduct } from '#types/api.generated.ts'
import { after, type Box, card, cardPad, row, stack, textBox, withNext } from '#server/report-pdf/layout/boxes.ts'
import { drawSign } from '#server/report-pdf/layout/drawing.ts'
import { linkBox } from '#server/report-pdf/layout/link.ts'
import { bulletList } from '#server/report-pdf/layout/list.ts'
import { openPart, paragraph, type Part, type Press, subheading } from '#server/report-pdf/layout/context.ts'
import { decoration, type Element, element } from '#server/report-pdf/layout/tags.ts'
import { contentWidth, type TextStyle, type } from '#server/report-pdf/layout/type-scale.ts'

const inside = contentWidth - 2 * cardPad
const left = 150
const between = 20
const right = inside - left - between

export const addProducts = (press: Press): void => {
  const { date, paper, report, sheet } = press
  const { label_note, pdf, report: copy, sample_note } = report.words
  const { products } = report.result
  const part = openPart(press, copy.product.heading, label_note)
  if (products.some(({ sample }) => sample))
    sheet.add(withNext(after(8, paragraph(paper, part.owner, sample_note, type.label))))
  products.forEach((product, at) => {
    const look = { border: 'border.card' } as const
    sheet.add(after(at === 0 ? 14 : 12, card(paper, productBox(part, product), contentWidth, look)))
  })
  // Of what nobody sells there is no price that counts.
  if (products.some(({ price_pence, sample }) => !sample && price_pence !== undefined))
    sheet.add(after(12, paragraph(paper, part.owner, fill(pdf.prices, { date }), type.small)))
}

const productBox = (part: Part, product: ResultProduct): Box => {
  const { paper } = part.press
  const owner = element(paper, part.owner, 'Sect')
  const columns = row([
    { box: identity(part, owner, product), x: 0 },
    { box: reasons(part, owner, product), x: left + between },
  ])
  if (product.ingredients === undefined) return columns
  const label = `${part.press.report.words.report.product.ingredients}: `
  const list = [{ text: label, face: 'bold' as const }, { text: product.ingredients }]
  return stack([columns, after(8, textBox(paper, element(paper, owner, 'P'), list, type.small, inside))])
}

const identity = (part: Part, owner: Element, product: ResultProduct): Box => {
  const { paper, report } = part.press
  const copy = report.words.report.product
  const line = (words: string, style: TextStyle) => textBox(paper, element(paper, owner, 'P'), words, style, left)
  const priceAndSize = [
    ...(product.price_pence === undefined ? [] : [fill(copy.price, { price: formatPrice(product.price_pence) })]),
    ...(product.size_ml === undefined ? [] : [fill(copy.size, { size: product.size_ml })]),
  ].join(' · ')
  return stack([
    line(product.brand, type.small),
    subheading(part, owner, product.name, left),
    after(3, line(fill(copy.for_step, { step: product.slot_label }), type.small)),
    ...(priceAndSize === '' ? [] : [after(5, line(priceAndSize, type.label))]),
  ])
}

const reasons = (part: Part, owner: Element, product: ResultProduct): Box => {
  const { paper, report } = part.press
  const copy = report.words.report.product
  const label = (words: string, style: TextStyle, width = right) =>
    textBox(paper, element(paper, owner, 'P'), words, style, width)
  const why =
    product.reasons.length > 0
      ? [label(copy.why, type.label), after(2, bulletList(paper, owner, product.reasons, right))]
      : []
  const against = product.doubts.length > 0 ? [after(8, doubts(part, owner, product.doubts, label))] : []
  const shop =
    product.sample || product.link === undefined
      ? null
      : linkBox(paper, owner, fill(copy.buy, { retailer: product.retailer ?? product.brand }), product.link, right)
  return stack([...why, ...against, ...(shop ? [after(8, shop)] : [])])
}

const signWidth = 18

const doubts = (
  { press: { paper, report } }: Part,
  owner: Element,
  items: readonly string[],
  label: (words: string, style: TextStyle, width?: number) => Box,
): Box => {
  const width = right - signWidth
  const words = stack([
    label(report.words.report.product.against, { ...type.label, colour: 'status.warning.text' }, width),
    after(2, bulletList(paper, owner, items, width)),
  ])
  return {
    height: words.height,
    draw: (x, y) => {
      decoration(paper, () => drawSign(paper, 'warning', 'status.warning.text', x, y + 1, 12))
      words.draw(x + signWidth, y)
    },
  }
}
