/**
 * Whether this browser gives back what was drawn. Some answer with noise, so that no site knows a device again by what its
 * canvas draws (Firefox: resistFingerprinting, Tor Browser). A picture that went through such a canvas is lost.
 */
type Context = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D

/** Two colours, and few points: noise that has both in place is as good as the truth. */
const colours = [
  [52, 120, 200],
  [200, 60, 90],
] as const
const side = 4
/** Brave changes the last bit of some points: a picture bears that. */
const tolerance = 6

/** Overwrites the first points of the canvas. */
export const readsBack = (context: Context): boolean => {
  try {
    colours.forEach(([red, green, blue], at) => {
      context.fillStyle = `rgb(${red}, ${green}, ${blue})`
      context.fillRect(at * side, 0, side, side)
    })
    const { data } = context.getImageData(0, 0, side * colours.length, side)
    return colours.every((colour, at) => isFilledWith(data, colour, at))
  } catch {
    return false
  }
}

const isFilledWith = (data: Uint8ClampedArray, colour: readonly number[], at: number): boolean => {
  for (let y = 0; y < side; y += 1)
    for (let x = 0; x < side; x += 1) {
      const point = (y * side * colours.length + at * side + x) * 4
      if (colour.some((value, channel) => Math.abs((data[point + channel] ?? -999) - value) > tolerance)) return false
    }
  return true
}

/** For whoever has no canvas at hand. Asked each time: a visitor may allow it at any moment. */
export const canvasReadsBack = (): boolean => {
  const canvas = Object.assign(document.createElement('canvas'), { width: side * colours.length, height: side })
  const context = canvas.getContext('2d')
  return context !== null && readsBack(context)
}
