/**
 * Detects whether canvas pixels can be read back. Some browsers return noise to prevent fingerprinting (Firefox with
 * resistFingerprinting, Tor Browser); a picture that goes through such a canvas is lost.
 */
type Context = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D

/** Two colours are enough: noise that happens to match both is harmless. */
const colours = [
  [52, 120, 200],
  [200, 60, 90],
] as const
const side = 4
/** Brave changes the lowest bits of some pixels, which does not harm a picture. */
const tolerance = 6

/** Overwrites the first pixels of the canvas. */
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

/** The same check on a canvas of its own. Not cached: the user may grant access at any time. */
export const canvasReadsBack = (): boolean => {
  const canvas = Object.assign(document.createElement('canvas'), { width: side * colours.length, height: side })
  const context = canvas.getContext('2d')
  return context !== null && readsBack(context)
}
