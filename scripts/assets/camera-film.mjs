// Draws the video that the test browsers use as their camera: a grey wall with a dark bar that moves across it.
import { writeFile } from 'node:fs/promises'

const width = 640
const height = 480
const frames = 30
const bar = 80

/**
 * The luma of one frame, then both chroma planes, a quarter of its size each (4:2:0). Chroma 128 is grey.
 * @param {number} number
 */
function frame(number) {
  const data = Buffer.alloc((width * height * 3) / 2, 128)
  const left = Math.round(((width - bar) * number) / (frames - 1))
  for (let y = 0; y < height; y += 1) {
    // Chequered, so that sharpness can be measured.
    for (let x = 0; x < width; x += 1) data[y * width + x] = ((x >> 4) + (y >> 4)) % 2 === 0 ? 150 : 190
    data.fill(60, y * width + left, y * width + left + bar)
  }
  return data
}

/**
 * Writes a Y4M file of 14 MB, for --use-file-for-fake-video-capture.
 * @param {string} path
 */
export async function writeFilm(path) {
  const parts = [Buffer.from(`YUV4MPEG2 W${width} H${height} F30:1 Ip A1:1 C420jpeg\n`)]
  for (let number = 0; number < frames; number += 1) parts.push(Buffer.from('FRAME\n'), frame(number))
  await writeFile(path, parts)
  return path
}
