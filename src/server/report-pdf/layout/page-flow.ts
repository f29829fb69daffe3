/** Boxes on pages, one below the other: nothing is cut in two, and no heading is left behind at the end of a page. */
import type { Box } from './boxes.ts'
import type { Paper } from './document.ts'
import { contentHeight, page } from './type-scale.ts'

export type Sheet = {
  readonly add: (...boxes: readonly Box[]) => void
  /** Begins a page, unless it has just begun. */
  readonly turn: () => void
}

export const openSheet = (paper: Paper): Sheet => {
  const bottom = page.height - page.bottom
  let y: number = page.top
  let waiting: Box[] = []
  paper.addPage()

  const turn = () => {
    if (y === page.top) return
    paper.addPage()
    y = page.top
  }
  const goOn = ({ under }: Box) => {
    if (y === page.top) return
    turn()
    under?.draw(page.left, y)
    y += under?.height ?? 0
  }
  const gapOf = (box: Box): number => (y === page.top ? 0 : (box.gap ?? 0))
  const endOf = (boxes: readonly Box[]): number =>
    boxes.reduce((end, box, at) => end + box.height + (at === 0 ? gapOf(box) : (box.gap ?? 0)), y)
  const isTooHigh = (box: Box): boolean => box.height + (box.under?.height ?? 0) > contentHeight

  const place = (boxes: readonly Box[]) => {
    const [top] = boxes
    if (top && endOf(boxes) > bottom) goOn(top)
    for (const box of boxes) {
      if (isTooHigh(box) && box.parts) {
        const [first, ...rest] = box.parts
        if (first) add([{ ...first, gap: box.gap ?? 0 }, ...rest])
        placeWaiting()
        continue
      }
      // A whole page was not enough for all of them together.
      if (endOf([box]) > bottom) goOn(box)
      y += gapOf(box)
      box.draw(page.left, y)
      y += box.height
    }
  }
  const placeWaiting = () => {
    const boxes = waiting
    waiting = []
    if (boxes.length > 0) place(boxes)
  }
  const add = (boxes: readonly Box[]) => {
    for (const box of boxes) {
      waiting.push(box)
      if (!box.withNext) placeWaiting()
    }
  }

  return {
    add: (...boxes) => add(boxes),
    turn: () => {
      placeWaiting()
      turn()
    },
  }
}
