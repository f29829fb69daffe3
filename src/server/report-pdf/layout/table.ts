/** A table: a head that comes again on the next page, rows that stay whole, and cells that know their column. */
import { type Box, row, textBox, withNext } from './boxes.ts'
import { fillBox, rule } from './drawing.ts'
import type { Text } from './lines.ts'
import type { Paper } from './document.ts'
import type { Sheet } from './page-flow.ts'
import { decoration, type Element, element } from './tags.ts'
import { contentWidth, type TextStyle, type } from './type-scale.ts'

export type Column = {
  /** Columns without titles have no head. */
  readonly title?: string
  readonly width: number
  readonly side?: 'left' | 'right'
  /** Its cells say what the rest of their row is about. */
  readonly header?: boolean
}
export type Row = {
  readonly cells: readonly Text[]
  /** The row that the others lead to. */
  readonly strong?: boolean
}

const pad = 5
/** Between two columns. */
const space = 12

export const addTable = (
  paper: Paper,
  sheet: Sheet,
  owner: Element,
  columns: readonly Column[],
  rows: readonly Row[],
  /** What stands below, on the page of the last row. */
  below: () => readonly Box[] = () => [],
): void => {
  const table = element(paper, owner, 'Table')
  const titled = columns.some(({ title }) => title !== undefined)
  if (titled) {
    const titles = element(paper, element(paper, table, 'THead'), 'TR')
    const head = headOf(paper, columns, () => element(paper, titles, 'TH', { scope: 'Column' }))
    sheet.add(withNext({ ...head, gap: 10 }))
  }
  const body = element(paper, table, 'TBody')
  // On the next page the head is there for the eye alone: who listens has heard it, and each cell knows its column.
  const under = titled ? headOf(paper, columns, noOwner) : nothing
  const boxes = rows.map((one) => rowOf(paper, element(paper, body, 'TR'), columns, one, under))
  const last = below()
  sheet.add(
    ...boxes.map((box, at) => {
      const left = rows.length - 1 - at
      // Two rows at least begin a table, and two end it.
      return at === 0 || left === 1 || (left === 0 && last.length > 0) ? withNext(box) : box
    }),
    ...last.map((box, at) => (at < last.length - 1 ? withNext(box) : box)),
  )
}

const noOwner = (): null => null

const headOf = (paper: Paper, columns: readonly Column[], owner: () => Element | null): Box => {
  const titles = columns.map(({ title = '' }) => title)
  const inner = sideBySide(columns, cellsOf(paper, columns, titles, type.cellLabel, owner))
  const height = inner.height + 2 * pad
  return {
    height,
    draw: (x, y) => {
      decoration(paper, () => fillBox(paper, 'bg.subtle', x, y, contentWidth, height, 6))
      inner.draw(x, y + pad)
    },
  }
}

const rowOf = (
  paper: Paper,
  owner: Element,
  columns: readonly Column[],
  { cells, strong = false }: Row,
  under: Box,
): Box => {
  const style = strong ? type.cellLabel : type.cell
  const boxes = cellsOf(paper, columns, cells, style, ({ header }) =>
    header ? element(paper, owner, 'TH', { scope: 'Row' }) : element(paper, owner, 'TD'),
  )
  const inner = sideBySide(columns, boxes)
  const height = inner.height + 2 * pad
  const lines = Math.max(...boxes.map((box) => box.parts?.length ?? 0))
  const line = (at: number): Box =>
    sideBySide(
      columns,
      boxes.map((box) => box.parts?.[at] ?? nothing),
    )
  return {
    height,
    under,
    draw: (x, y) => {
      inner.draw(x, y + pad)
      decoration(paper, () => {
        if (strong) rule(paper, 'border.strong', x, y, contentWidth, 1)
        else rule(paper, 'border.card', x, y + height, contentWidth, 0.5)
      })
    },
    // Only a row that is higher than a page is ever cut, between two lines.
    parts: Array.from({ length: lines }, (_, at) => ({ ...line(at), under })),
  }
}

const nothing: Box = { height: 0, draw: () => undefined }

const cellsOf = (
  paper: Paper,
  columns: readonly Column[],
  texts: readonly Text[],
  style: TextStyle,
  owner: (column: Column) => Element | null,
): readonly Box[] =>
  columns.map((column, at) => textBox(paper, owner(column), texts[at] ?? '', style, column.width - space, column.side))

const sideBySide = (columns: readonly Column[], boxes: readonly Box[]): Box => {
  let x = space / 2
  return row(
    columns.map(({ width }, at) => {
      const place = { box: boxes[at] ?? nothing, x }
      x += width
      return place
    }),
  )
}
