/** Pictures that only the draft has. The server keeps them elsewhere until they are published, and the pages load them from there. */
let hashes: Readonly<Record<string, string>> = {}

/** @param pictures hashes by path */
export const setDraftPictures = (pictures: Readonly<Record<string, string>>): void => {
  hashes = pictures
}

/**
 * Translates the address of a picture in the product, such as `/media/leaves.svg#oak` (one drawing of a folder) or `/media/home/hero.webp`,
 * to its address in the studio. The build adds a call of this to the addresses in `Picture`.
 */
export const addressInStudio = (address: string): string => {
  const path = address.slice(1).replace(/\.svg#(.+)$/, '/$1.svg')
  const hash = hashes[path]
  if (hash === undefined) return `/studio${address}`
  const [, drawing] = /([^/]+)\.svg$/.exec(path) ?? []
  return `/studio/api/objects/${hash}${drawing === undefined ? '' : `?id=${drawing}#${drawing}`}`
}

/** Translates an address with a hash to one that ends with the path of the picture. */
export const pathInContent = (address: string): string => {
  const [, hash] = /\/studio\/api\/objects\/(\w+)/.exec(address) ?? []
  const path = Object.keys(hashes).find((one) => hashes[one] === hash)
  return path === undefined ? address : `/${path}`
}
