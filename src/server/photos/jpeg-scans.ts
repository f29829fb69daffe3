/**
 * A progressive JPEG may have any number of scans. A scan of a few bytes can make the decoder visit every block of the picture, so a
 * small file can keep it busy for minutes, without a pause in which it could be stopped. The format allows this ("Two Issues with the
 * JPEG Standard" by the authors of libjpeg-turbo, LJT-01-003). Encoders write up to about 20 scans; libtiff has the same limit.
 */
const maxScans = 100

/** A marker is 0xff and a byte that says what follows. In the data of a scan, 0xff is followed by 0 or a restart marker. */
const marker = { start: 0xd8, end: 0xd9, scan: 0xda, firstRestart: 0xd0, temporary: 0x01, stuffed: 0x00 } as const

/** Reads markers until the end of the picture. Files of other formats have no scans. */
export const hasTooManyScans = (bytes: Uint8Array): boolean => {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (file[0] !== 0xff || file[1] !== marker.start) return false
  let scans = 0
  let at = 0
  while (at >= 0 && at + 3 < file.length) {
    const kind = file[at + 1] ?? marker.end
    if (kind === marker.end) return false
    if (kind === marker.scan) scans += 1
    if (scans > maxScans) return true
    // 0xff may be repeated before a marker.
    const next = kind === 0xff ? at + 1 : at + 2 + (hasLength(kind) ? file.readUInt16BE(at + 2) : 0)
    at = file.indexOf(0xff, next)
  }
  return false
}

const hasLength = (kind: number): boolean =>
  kind !== marker.stuffed && kind !== marker.temporary && (kind < marker.firstRestart || kind > marker.start)
