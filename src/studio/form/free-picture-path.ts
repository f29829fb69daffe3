type Uploaded = { readonly name: string; readonly hash: string }

/**
 * Where an uploaded picture goes, below `media/`: into the folder of the picture that it replaces, with a name that no other has. The
 * hash is part of the name, because another draft may have another picture with the same one.
 *
 * @param taken paths from `media/` on
 */
export const freePicturePath = ({ hash, name }: Uploaded, replaced: string, taken: ReadonlySet<string>): string => {
  const folder = replaced.includes('/') ? replaced.slice(0, replaced.lastIndexOf('/')) : 'uploads'
  const [, base = '', ending = ''] = /^(.*?)(\.\w+)?$/.exec(name) ?? []
  const free = (number: number): string => {
    const path = `${folder}/${base}-${hash.slice(0, 6)}${number === 1 ? '' : `-${number}`}${ending}`
    return taken.has(`media/${path}`) ? free(number + 1) : path
  }
  return free(1)
}
