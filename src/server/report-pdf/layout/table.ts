import { type Box, row, textBox, keepWithNext } from './boxes.ts'
import { fillBox, drawRule } from './drawing.ts'
import type { Text } from './lines.ts'
import type { PdfDocument } from './document.ts'
import type { PageFlow } from './page-flow.ts'
import { drawArtifact, type Element, addElement } from './tags.ts'
import { contentWidth, type TextStyle, type } from './type-scale.ts'

export type Column = {
  /** If no column has a title, the table has no header. */
  readonly title?: string
  readonly width: number
  readonly align?: 'left' | 'right'
  /** Its cells are the headers of their rows. */
  readonly header?: boolean
}
export type Row = {
  readonly cells: readonly Text[]
  /** Emphasised, such as the total. */
  readonly strong?: boolean
}

const columnGap = 12

export type TableLayout = {
  readonly columns: readonly Column[]
  /** Above and below each row, in points. */
  readonly padding: number
}

/** A table whose header is repeated on each page and whose rows are not split. */
export const addTable = (
  document: PdfDocument,
  flow: PageFlow,
  owner: Element,
  layout: TableLayout,
  rows: readonly Row[],
  /** Boxes below the table, on the page of its last row. */
  below: () => readonly Box[] = () => [],
): void => {
  const { columns } = layout
  const table = addElement(document, owner, 'Table')
  const titled = columns.some(({ title }) => title !== undefined)
  if (titled) {
    const titles = addElement(document, addElement(document, table, 'THead'), 'TR')
    const header = headerOf(document, layout, () => addElement(document, titles, 'TH', { scope: 'Column' }))
    flow.add(keepWithNext({ ...header, gap: 5 }))
  }
  const body = addElement(document, table, 'TBody')
  // The repeated header is an artifact: screen readers have read it once, and each cell refers to its column.
  const repeatedHeader = titled ? headerOf(document, layout, noElement) : emptyBox
  const boxes = rows.map((one) => rowOf(document, addElement(document, body, 'TR'), layout, one, repeatedHeader))
  const last = below()
  flow.add(
    ...boxes.map((box, at) => {
      const left = rows.length - 1 - at
      // The first two rows stay together, and so do the last two.
      return at === 0 || left === 1 || (left === 0 && last.length > 0) ? keepWithNext(box) : box
    }),
    ...last.map((box, at) => (at < last.length - 1 ? keepWithNext(box) : box)),
  )
}

const noElement = (): null => null

const headerOf = (document: PdfDocument, { columns, padding }: TableLayout, owner: () => Element | null): Box => {
  const titles = columns.map(({ title = '' }) => title)
  const inner = sideBySide(columns, cellsOf(document, columns, titles, type.cellLabel, owner))
  const height = inner.height + 2 * padding
  return {
    height,
    draw: (x, y) => {
      drawArtifact(document, () => fillBox(document, 'bg.subtle', { x, y, width: contentWidth, height }, 6))
      inner.draw(x, y + padding)
    },
  }
}

const rowOf = (
  document: PdfDocument,
  owner: Element,
  { columns, padding }: TableLayout,
  { cells, strong = false }: Row,
  repeatedHeader: Box,
): Box => {
  const style = strong ? type.cellLabel : type.cell
  const boxes = cellsOf(document, columns, cells, style, ({ header }) =>
    header ? addElement(document, owner, 'TH', { scope: 'Row' }) : addElement(document, owner, 'TD'),
  )
  const inner = sideBySide(columns, boxes)
  const height = inner.height + 2 * padding
  const lines = Math.max(...boxes.map((box) => box.fragments?.length ?? 0))
  const line = (at: number): Box =>
    sideBySide(
      columns,
      boxes.map((box) => box.fragments?.[at] ?? emptyBox),
    )
  return {
    height,
    repeatedHeader,
    draw: (x, y) => {
      inner.draw(x, y + padding)
      drawArtifact(document, () => {
        if (strong) drawRule(document, 'border.strong', x, y, contentWidth, 1)
        else drawRule(document, 'border.card', x, y + height, contentWidth, 0.5)
      })
    },
    // Only a row that is higher than a page is split, between two lines.
    fragments: Array.from({ length: lines }, (_, at) => ({ ...line(at), repeatedHeader })),
  }
}

const emptyBox: Box = { height: 0, draw: () => undefined }

const cellsOf = (
  document: PdfDocument,
  columns: readonly Column[],
  texts: readonly Text[],
  style: TextStyle,
  owner: (column: Column) => Element | null,
): readonly Box[] =>
  columns.map((column, at) =>
    textBox(document, owner(column), texts[at] ?? '', style, column.width - columnGap, column.align),
  )

const sideBySide = (columns: readonly Column[], boxes: readonly Box[]): Box => {
  let x = columnGap / 2
  return row(
    columns.map(({ width }, at) => {
      const place = { box: boxes[at] ?? emptyBox, x }
      x += width
      return place
    }),
  )
}
