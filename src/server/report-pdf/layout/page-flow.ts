/** Places boxes on pages, one below the other, without splitting a box or leaving a heading at the bottom of a page. */
import type { Box } from './boxes.ts'
import type { PdfDocument } from './document.ts'
import { contentHeight, page } from './type-scale.ts'

export type PageFlow = {
  readonly add: (...boxes: readonly Box[]) => void
  /** Places the boxes that wait for the next one. Call it when there are no more. */
  readonly end: () => void
  /** How much of the height of the current page is used, from 0 to 1. */
  readonly filled: () => number
}

export const createPageFlow = (document: PdfDocument): PageFlow => {
  const bottom = page.height - page.bottom
  let y: number = page.top
  let kept: Box[] = []
  document.addPage()

  /** Does nothing if the current page is still empty. */
  const startPage = () => {
    if (y === page.top) return
    document.addPage()
    y = page.top
  }
  const continueOnNextPage = ({ repeatedHeader }: Box) => {
    if (y === page.top) return
    startPage()
    repeatedHeader?.draw(page.left, y)
    y += repeatedHeader?.height ?? 0
  }
  const gapOf = (box: Box): number => (y === page.top ? 0 : (box.gap ?? 0))
  const endOf = (boxes: readonly Box[]): number =>
    boxes.reduce((end, box, at) => end + box.height + (at === 0 ? gapOf(box) : (box.gap ?? 0)), y)
  const isTooHigh = (box: Box): boolean => box.height + (box.repeatedHeader?.height ?? 0) > contentHeight

  const place = (boxes: readonly Box[]) => {
    const [top] = boxes
    if (top && endOf(boxes) > bottom) continueOnNextPage(top)
    for (const box of boxes) {
      if (isTooHigh(box) && box.fragments) {
        const [first, ...rest] = box.fragments
        if (first) add([{ ...first, gap: box.gap ?? 0 }, ...rest])
        placeKept()
        continue
      }
      // The boxes that belong together are higher than a page.
      if (endOf([box]) > bottom) continueOnNextPage(box)
      y += gapOf(box)
      box.draw(page.left, y)
      y += box.height
    }
  }
  const placeKept = () => {
    const boxes = kept
    kept = []
    if (boxes.length > 0) place(boxes)
  }
  const add = (boxes: readonly Box[]) => {
    for (const box of boxes) {
      kept.push(box)
      if (!box.keepWithNext) placeKept()
    }
  }

  return {
    add: (...boxes) => add(boxes),
    end: placeKept,
    filled: () => (y - page.top) / contentHeight,
  }
}
