/**
 * How far the middle of the tick in a checked box is from the middle of the box, in px to the right and down. The two lines of the tick are
 * the lower and the right border of a rotated rectangle.
 */
export const placeOfTick = (box: Element) => {
  const tick = getComputedStyle(box, '::after')
  const number = (value: string): number => Number.parseFloat(value) || 0
  const [width, height, line] = [number(tick.width), number(tick.height), number(tick.borderBottomWidth)]
  const isPlaced = tick.position === 'absolute'
  const left = number(isPlaced ? tick.left : tick.marginLeft)
  const top = number(isPlaced ? tick.top : tick.marginTop)
  // The lowest corner of the lines is at the lower right, the highest at the upper end of the right line.
  const turned = (x: number, y: number) => (x + y) * Math.SQRT1_2
  const down = (turned(width / 2, height / 2) + turned(width / 2 - line, -height / 2)) / 2
  return { right: left + width / 2 - box.clientWidth / 2, down: top + height / 2 + down - box.clientHeight / 2 }
}
