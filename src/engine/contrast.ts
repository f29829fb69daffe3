/**
 * The contrast of two colours, from 1 (equal) to 21 (black and white), as WCAG 2.2 defines it ("contrast ratio",
 * "relative luminance").
 *
 * @param one `#` and six hexadecimal digits, as is `other`
 */
export const contrastOf = (one: string, other: string): number => {
  const [first, second] = [luminanceOf(one), luminanceOf(other)]
  return (Math.max(first, second) + 0.05) / (Math.min(first, second) + 0.05)
}

/** From 0 (black) to 1 (white). */
const luminanceOf = (colour: string): number => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => linear(parseInt(colour.slice(at, at + 2), 16) / 255))
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** Reverses the gamma of sRGB. */
const linear = (channel: number): number => (channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4)
