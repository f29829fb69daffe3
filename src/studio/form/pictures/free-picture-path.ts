import { isContentPath } from '#editing/content-path.ts'

type Uploaded = { readonly name: string; readonly hash: string }

/**
 * Where an uploaded picture goes, below `media/`: into the folder of the picture that it replaces, if the studio may write there, under a
 * free name. The hash is part of the name, because another draft may have a different picture with the same name.
 *
 * @param taken paths that begin with `media/`
 */
export const freePicturePath = ({ hash, name }: Uploaded, replaced: string, taken: ReadonlySet<string>): string => {
  const old = replaced.slice(0, Math.max(replaced.lastIndexOf('/'), 0))
  const folder = old !== '' && isContentPath(`media/${old}/a.png`) ? old : 'uploads'
  const [, base = '', ending = ''] = /^(.*?)(\.\w+)?$/.exec(name) ?? []
  const free = (number: number): string => {
    const path = `${folder}/${base}-${hash.slice(0, 6)}${number === 1 ? '' : `-${number}`}${ending}`
    return taken.has(`media/${path}`) ? free(number + 1) : path
  }
  return free(1)
}
