/** Pictures that only the draft has: the pages get them from where the server keeps them until they are published. */
let hashes: Readonly<Record<string, string>> = {}

/** @param pictures hashes by path */
export const setDraftPictures = (pictures: Readonly<Record<string, string>>): void => {
  hashes = pictures
}

/**
 * Where the studio has what the product has at an address: `/media/leaves.svg#oak`, a part of the drawings of a folder, or
 * `/media/home/hero.webp`. The build puts it around the addresses in `Picture`.
 */
export const addressInStudio = (address: string): string => {
  const path = address.slice(1).replace(/\.svg#(.+)$/, '/$1.svg')
  const hash = hashes[path]
  if (hash === undefined) return `/studio${address}`
  const [, drawing] = /([^/]+)\.svg$/.exec(path) ?? []
  return `/studio/api/objects/${hash}${drawing === undefined ? '' : `?id=${drawing}#${drawing}`}`
}

/** An address that ends with the path of the picture, which one with a hash does not. */
export const pathInContent = (address: string): string => {
  const [, hash] = /\/studio\/api\/objects\/(\w+)/.exec(address) ?? []
  const path = Object.keys(hashes).find((one) => hashes[one] === hash)
  return path === undefined ? address : `/${path}`
}
