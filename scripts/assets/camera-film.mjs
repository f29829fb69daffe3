// Draws the film that the browsers of the tests see through their camera: a grey room, a dark bar that moves through it.
import { writeFile } from 'node:fs/promises'

const width = 640
const height = 480
const frames = 30
const bar = 80

/** Luma of one frame, then both chroma planes at a quarter of its size (4:2:0). 128 is no colour. */
function frame(number) {
  const data = Buffer.alloc((width * height * 3) / 2, 128)
  const left = Math.round(((width - bar) * number) / (frames - 1))
  for (let y = 0; y < height; y += 1) {
    // A chequered wall, so that sharpness can be measured.
    for (let x = 0; x < width; x += 1) data[y * width + x] = ((x >> 4) + (y >> 4)) % 2 === 0 ? 150 : 190
    data.fill(60, y * width + left, y * width + left + bar)
  }
  return data
}

export async function writeFilm(path) {
  const parts = [Buffer.from(`YUV4MPEG2 W${width} H${height} F30:1 Ip A1:1 C420jpeg\n`)]
  for (let number = 0; number < frames; number += 1) parts.push(Buffer.from('FRAME\n'), frame(number))
  await writeFile(path, parts)
  return path
}
