/** What JPEG does to a picture, without the file: blocks of 8 x 8, as cosines, rounded. */
const rows = [
  [16, 11, 10, 16, 24, 40, 51, 61],
  [12, 12, 14, 19, 26, 58, 60, 55],
  [14, 13, 16, 24, 40, 57, 69, 56],
  [14, 17, 22, 29, 51, 87, 80, 62],
  [18, 22, 37, 56, 68, 109, 103, 77],
  [24, 35, 55, 64, 81, 104, 113, 92],
  [49, 64, 78, 87, 103, 121, 120, 101],
  [72, 92, 95, 98, 112, 100, 103, 99],
].flat()
const colours = rows.map((_, at) =>
  at % 8 < 4 && at < 32
    ? [17, 18, 24, 47, 18, 21, 26, 66, 24, 26, 56, 99, 47, 66, 99, 99][4 * (at >> 3) + (at % 8)]
    : 99,
)

const cosines = Float32Array.from({ length: 64 }, (_, at) => {
  const [wave, point] = [at >> 3, at & 7]
  return (wave === 0 ? Math.SQRT1_2 : 1) * 0.5 * Math.cos(((2 * point + 1) * wave * Math.PI) / 16)
})

export function compress(data, width, height, quality) {
  const scale = quality < 50 ? 50 / quality : 2 - quality / 50
  const points = width * height
  const [y, cb, cr] = [0, 1, 2].map(() => new Float32Array(points))
  for (let at = 0; at < points; at += 1) {
    const [r, g, b] = [data[4 * at], data[4 * at + 1], data[4 * at + 2]]
    y[at] = 0.299 * r + 0.587 * g + 0.114 * b - 128
    cb[at] = -0.168736 * r - 0.331264 * g + 0.5 * b
    cr[at] = 0.5 * r - 0.418688 * g - 0.081312 * b
  }
  round(y, width, height, rows, scale)
  const [half, low] = [width >> 1, height >> 1]
  const [blue, red] = [cb, cr].map((plane) => {
    const small = new Float32Array(half * low)
    for (let v = 0; v < low; v += 1)
      for (let u = 0; u < half; u += 1) {
        const at = 2 * v * width + 2 * u
        small[v * half + u] = (plane[at] + plane[at + 1] + plane[at + width] + plane[at + width + 1]) / 4
      }
    round(small, half, low, colours, scale)
    return small
  })
  for (let at = 0; at < points; at += 1) {
    const small = Math.min(low - 1, Math.floor(at / width) >> 1) * half + Math.min(half - 1, (at % width) >> 1)
    const level = y[at] + 128
    data[4 * at] = level + 1.402 * red[small]
    data[4 * at + 1] = level - 0.344136 * blue[small] - 0.714136 * red[small]
    data[4 * at + 2] = level + 1.772 * blue[small]
  }
}

function round(plane, width, height, table, scale) {
  const [one, other] = [new Float32Array(64), new Float32Array(64)]
  for (let top = 0; top + 8 <= height; top += 8)
    for (let left = 0; left + 8 <= width; left += 8) {
      for (let at = 0; at < 64; at += 1) one[at] = plane[(top + (at >> 3)) * width + left + (at & 7)]
      turn(one, other, false)
      for (let at = 0; at < 64; at += 1) {
        const step = Math.max(1, table[at] * scale)
        other[at] = Math.round(other[at] / step) * step
      }
      turn(other, one, true)
      for (let at = 0; at < 64; at += 1) plane[(top + (at >> 3)) * width + left + (at & 7)] = one[at]
    }
}

const between = new Float32Array(64)
const backwards = cosines.map((_, at) => cosines[8 * (at & 7) + (at >> 3)])

/** To cosines, or back: rows, then columns. */
function turn(from, to, back) {
  const waves = back ? backwards : cosines
  for (let row = 0; row < 64; row += 8)
    for (let wave = 0; wave < 64; wave += 8) {
      let sum = 0
      for (let at = 0; at < 8; at += 1) sum += from[row + at] * waves[wave + at]
      between[row + (wave >> 3)] = sum
    }
  for (let column = 0; column < 8; column += 1)
    for (let wave = 0; wave < 64; wave += 8) {
      let sum = 0
      for (let at = 0; at < 8; at += 1) sum += between[8 * at + column] * waves[wave + at]
      to[wave + column] = sum
    }
}
