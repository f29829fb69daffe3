/** Chance that is the same at every run: numbers from a seed, and fields of soft noise. */
export function chanceFrom(seed) {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let word = Math.imul(state ^ (state >>> 15), 1 | state)
    word = (word + Math.imul(word ^ (word >>> 7), 61 | word)) ^ word
    return ((word ^ (word >>> 14)) >>> 0) / 4294967296
  }
  const between = (from, to) => from + (to - from) * next()
  return {
    next,
    between,
    whole: (from, to) => Math.floor(between(from, to + 1)),
    pick: (list) => list[Math.floor(next() * list.length)],
    maybe: (share) => next() < share,
  }
}

const side = 512
const mask = side - 1

/** A square that repeats itself, 0 to 1: soft hills of eight points each. */
function softTile(seed) {
  const { next } = chanceFrom(seed)
  const step = 8
  const count = side / step
  const corners = Float32Array.from({ length: count * count }, next)
  const tile = new Float32Array(side * side)
  for (let y = 0; y < side; y += 1)
    for (let x = 0; x < side; x += 1) {
      const [cx, cy] = [Math.floor(x / step), Math.floor(y / step)]
      const [fx, fy] = [smooth((x % step) / step), smooth((y % step) / step)]
      const corner = (dx, dy) => corners[((cy + dy) % count) * count + ((cx + dx) % count)]
      const top = corner(0, 0) * (1 - fx) + corner(1, 0) * fx
      const bottom = corner(0, 1) * (1 - fx) + corner(1, 1) * fx
      tile[y * side + x] = top * (1 - fy) + bottom * fy
    }
  return tile
}

function smooth(at) {
  return at * at * (3 - 2 * at)
}

const tiles = [softTile(11), softTile(23), softTile(37)]

/** Soft noise, 0 to 1, with one hill a unit. `which` gives fields that have nothing to do with each other. */
export function noise(which, x, y) {
  const tile = tiles[which % tiles.length]
  const [px, py] = [(x + which * 17.3) * 8, (y + which * 5.9) * 8]
  const [ix, iy] = [Math.floor(px), Math.floor(py)]
  const [fx, fy] = [px - ix, py - iy]
  const [left, right] = [ix & mask, (ix + 1) & mask]
  const [top, bottom] = [(iy & mask) * side, ((iy + 1) & mask) * side]
  const above = tile[top + left] * (1 - fx) + tile[top + right] * fx
  const below = tile[bottom + left] * (1 - fx) + tile[bottom + right] * fx
  return above * (1 - fy) + below * fy
}

const bell = (() => {
  const { next } = chanceFrom(5)
  return Float32Array.from({ length: 1 << 16 }, () => {
    let sum = 0
    for (let at = 0; at < 6; at += 1) sum += next()
    return (sum - 3) * Math.SQRT2
  })
})()

/** One of 65,536 numbers around 0 whose square is 1 in the mean. */
export function grain(at) {
  return bell[at & 0xffff]
}
