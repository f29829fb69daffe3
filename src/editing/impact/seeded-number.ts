/**
 * A number from 0 up to, but not including, 1 that follows from the key alone: the same question gets the same number in two contents,
 * wherever it is in them. FNV-1a with the final mix of MurmurHash3.
 */
export const seededNumber = (key: string): number => {
  let hash = 0x811c9dc5
  for (let index = 0; index < key.length; index += 1) hash = Math.imul(hash ^ key.charCodeAt(index), 0x01000193)
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return ((hash ^ (hash >>> 16)) >>> 0) / 0x1_0000_0000
}
