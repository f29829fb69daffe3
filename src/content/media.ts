/** The pictures of a content: which there are, which are refused, and how they are sent to a browser. */
import type { ContentFile, ContentFolder } from './folder.ts'
import { wholeFile } from './place.ts'
import type { Finding } from './problem.ts'
import { svgFindings, withArtId } from './svg.ts'

const types: Readonly<Record<string, string>> = {
  svg: 'image/svg+xml',
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  webp: 'image/webp',
  avif: 'image/avif',
  gif: 'image/gif',
  ico: 'image/x-icon',
}

export type Picture = { readonly path: string; readonly type: string; readonly bytes: Uint8Array }

/** The pictures as they are served at /media/<path>. */
export const picturesOf = ({ files }: ContentFolder): Picture[] =>
  files.filter(isMedia).flatMap((file) => {
    const type = typeOf(file)
    const path = mediaPath(file)
    if (type === undefined) return []
    return [{ path, type, bytes: isSvg(file) ? new TextEncoder().encode(withArtId(textOf(file))) : file.bytes }]
  })

export const mediaNames = ({ files }: ContentFolder): ReadonlySet<string> =>
  new Set(files.filter((file) => isMedia(file) && typeOf(file) !== undefined).map(mediaPath))

export const mediaFindings = ({ files }: ContentFolder): Finding[] =>
  files.filter(isMedia).flatMap((file): readonly Finding[] => {
    if (isSvg(file)) return svgFindings({ name: file.name, text: textOf(file) })
    if (typeOf(file) !== undefined) return []
    return [
      {
        code: 'content/unknown-file',
        place: wholeFile({ name: file.name, text: '' }),
        message: 'This is not a picture that a browser shows.',
        help: `Save it as one of these: ${Object.keys(types).join(', ')}.`,
      },
    ]
  })

const isMedia = ({ path }: ContentFile): boolean => path.startsWith('media/')
const mediaPath = ({ path }: ContentFile): string => path.slice('media/'.length)
const typeOf = ({ path }: ContentFile): string | undefined => types[path.split('.').at(-1)?.toLowerCase() ?? '']
const isSvg = (file: ContentFile): boolean => typeOf(file) === types['svg']
const textOf = ({ bytes }: ContentFile): string => new TextDecoder().decode(bytes)
