/** The loss of JPEG compression, without encoding a file: DCT of 8 x 8 blocks, quantised (ITU-T T.81, annex K). */
const luminanceTable = [
  [16, 11, 10, 16, 24, 40, 51, 61],
  [12, 12, 14, 19, 26, 58, 60, 55],
  [14, 13, 16, 24, 40, 57, 69, 56],
  [14, 17, 22, 29, 51, 87, 80, 62],
  [18, 22, 37, 56, 68, 109, 103, 77],
  [24, 35, 55, 64, 81, 104, 113, 92],
  [49, 64, 78, 87, 103, 121, 120, 101],
  [72, 92, 95, 98, 112, 100, 103, 99],
].flat()
const chrominanceTable = luminanceTable.map((_, at) =>
  at % 8 < 4 && at < 32
    ? ([17, 18, 24, 47, 18, 21, 26, 66, 24, 26, 56, 99, 47, 66, 99, 99][4 * (at >> 3) + (at % 8)] ?? 99)
    : 99,
)

const cosines = Float32Array.from({ length: 64 }, (_, at) => {
  const [wave, point] = [at >> 3, at & 7]
  return (wave === 0 ? Math.SQRT1_2 : 1) * 0.5 * Math.cos(((2 * point + 1) * wave * Math.PI) / 16)
})
const inverseCosines = cosines.map((_, at) => cosines[8 * (at & 7) + (at >> 3)] ?? 0)

/**
 * Changes the picture as compression with this quality (1 to 100) would, with chroma subsampled 4:2:0.
 * @param {Uint8ClampedArray} data RGBA
 * @param {number} width
 * @param {number} height
 * @param {number} quality
 */
export function compress(data, width, height, quality) {
  const scale = quality < 50 ? 50 / quality : 2 - quality / 50
  const points = width * height
  const [y, cb, cr] = [new Float32Array(points), new Float32Array(points), new Float32Array(points)]
  for (let at = 0; at < points; at += 1) {
    const [r, g, b] = [data[4 * at] ?? 0, data[4 * at + 1] ?? 0, data[4 * at + 2] ?? 0]
    y[at] = 0.299 * r + 0.587 * g + 0.114 * b - 128
    cb[at] = -0.168736 * r - 0.331264 * g + 0.5 * b
    cr[at] = 0.5 * r - 0.418688 * g - 0.081312 * b
  }
  quantise(y, width, height, luminanceTable, scale)
  const [halfWidth, halfHeight] = [width >> 1, height >> 1]
  const subsample = (/** @type {Float32Array} */ plane) => {
    const small = new Float32Array(halfWidth * halfHeight)
    for (let v = 0; v < halfHeight; v += 1)
      for (let u = 0; u < halfWidth; u += 1) {
        const at = 2 * v * width + 2 * u
        const [above, aboveRight] = [plane[at] ?? 0, plane[at + 1] ?? 0]
        const [below, belowRight] = [plane[at + width] ?? 0, plane[at + width + 1] ?? 0]
        small[v * halfWidth + u] = (above + aboveRight + below + belowRight) / 4
      }
    quantise(small, halfWidth, halfHeight, chrominanceTable, scale)
    return small
  }
  const [blues, reds] = [subsample(cb), subsample(cr)]
  for (let at = 0; at < points; at += 1) {
    const row = Math.min(halfHeight - 1, Math.floor(at / width) >> 1)
    const small = row * halfWidth + Math.min(halfWidth - 1, (at % width) >> 1)
    const [level, blue, red] = [(y[at] ?? 0) + 128, blues[small] ?? 0, reds[small] ?? 0]
    data[4 * at] = level + 1.402 * red
    data[4 * at + 1] = level - 0.344136 * blue - 0.714136 * red
    data[4 * at + 2] = level + 1.772 * blue
  }
}

/**
 * @param {Float32Array} plane
 * @param {number} width
 * @param {number} height
 * @param {readonly number[]} table
 * @param {number} scale
 */
function quantise(plane, width, height, table, scale) {
  const [points, waves] = [new Float32Array(64), new Float32Array(64)]
  for (let top = 0; top + 8 <= height; top += 8)
    for (let left = 0; left + 8 <= width; left += 8) {
      for (let at = 0; at < 64; at += 1) points[at] = plane[(top + (at >> 3)) * width + left + (at & 7)] ?? 0
      transform(points, waves, cosines)
      for (let at = 0; at < 64; at += 1) {
        const step = Math.max(1, (table[at] ?? 1) * scale)
        waves[at] = Math.round((waves[at] ?? 0) / step) * step
      }
      transform(waves, points, inverseCosines)
      for (let at = 0; at < 64; at += 1) plane[(top + (at >> 3)) * width + left + (at & 7)] = points[at] ?? 0
    }
}

const afterRows = new Float32Array(64)

/**
 * The discrete cosine transform of a block, or its inverse: rows, then columns.
 * @param {Float32Array} from
 * @param {Float32Array} to
 * @param {Float32Array} basis
 */
function transform(from, to, basis) {
  for (let row = 0; row < 64; row += 8)
    for (let wave = 0; wave < 64; wave += 8) {
      let sum = 0
      for (let at = 0; at < 8; at += 1) sum += (from[row + at] ?? 0) * (basis[wave + at] ?? 0)
      afterRows[row + (wave >> 3)] = sum
    }
  for (let column = 0; column < 8; column += 1)
    for (let wave = 0; wave < 64; wave += 8) {
      let sum = 0
      for (let at = 0; at < 8; at += 1) sum += (afterRows[8 * at + column] ?? 0) * (basis[wave + at] ?? 0)
      to[wave + column] = sum
    }
}
