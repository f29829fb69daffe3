import { isMedia, type ContentFile, type ContentFolder } from './content-file.ts'
import { wholeFileRange } from '#content/yaml/range.ts'
import type { Finding } from '#content/problems/problem.ts'
import { pictureFindings } from './picture-bytes.ts'
import { svgSprite, svgFindings } from './svg.ts'

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

/** The files that are served at /media/<path>: all pictures, and for each folder with SVG files a sprite of them (<folder>.svg). */
export const picturesOf = (folder: ContentFolder): Picture[] => [
  ...folder.files
    .filter(({ path }) => isMedia(path))
    .flatMap((file) => {
      const type = typeOf(file)
      return type === undefined ? [] : [{ path: mediaPath(file), type, bytes: file.bytes }]
    }),
  ...sprites(folder),
]

/** The folder with the default pictures added, except those whose name it already has. */
export const withDefaultPictures = (folder: ContentFolder, defaults: readonly ContentFile[]): ContentFolder => {
  const own = new Set(folder.files.map(({ path }) => path))
  return {
    ...folder,
    files: [...folder.files, ...defaults.filter((file) => isMedia(file.path) && !own.has(file.path))],
  }
}

const sprites = ({ files }: ContentFolder): Picture[] =>
  [...drawingsByFolder(files)].map(([folder, drawings]) => ({
    path: `${folder}.svg`,
    type: 'image/svg+xml',
    bytes: new TextEncoder().encode(
      svgSprite(new Map([...drawings].map(([name, file]) => [name, textOf(file)] as const))),
    ),
  }))

/** The drawings of each folder below `media`, by their names without the extension. */
const drawingsByFolder = (files: readonly ContentFile[]): ReadonlyMap<string, ReadonlyMap<string, ContentFile>> => {
  const folders = new Map<string, Map<string, ContentFile>>()
  for (const file of files.filter((one) => isMedia(one.path) && isSvg(one))) {
    const [, folder, name] = /^(?:(.+)\/)?([^/]+)\.svg$/i.exec(mediaPath(file)) ?? []
    if (folder === undefined || name === undefined) continue
    const drawings = folders.get(folder) ?? new Map<string, ContentFile>()
    folders.set(folder, drawings.set(name, file))
  }
  return folders
}

/** Paths of the pictures, relative to the media folder, as content names them. */
export const mediaNames = ({ files }: ContentFolder): ReadonlySet<string> =>
  new Set(files.filter((file) => isMedia(file.path) && typeOf(file) !== undefined).map(mediaPath))

/**
 * Files that browsers cannot show as a picture or find at their address, large pictures, and SVG files with unsafe content.
 *
 * @param defaults the default files, whose drawings are served, too
 */
export const mediaFindings = ({ files }: ContentFolder, defaults: readonly ContentFile[] = []): Finding[] => {
  const folders = drawingsByFolder([...files, ...defaults])
  return files
    .filter(({ path }) => isMedia(path))
    .flatMap((file): readonly Finding[] => {
      const folder = mediaPath(file).replace(/\.svg$/, '')
      if (folder !== mediaPath(file) && folders.has(folder))
        return [
          {
            code: 'content/picture-name',
            range: wholeFileRange({ name: file.name, text: '' }),
            message: `The drawings of the folder media/${folder} are served together at the address of this picture.`,
            help: 'Rename this picture or the folder, and change the name where the content uses it.',
          },
        ]
      const [character] = unsafeCharacter.exec(mediaPath(file)) ?? []
      if (character !== undefined)
        return [
          {
            code: 'content/picture-name',
            range: wholeFileRange({ name: file.name, text: '' }),
            message: `The path of this picture contains ${JSON.stringify(character)}, which has a meaning of its own in addresses or on some systems.`,
            help: 'Rename it, and change the name where the content uses it.',
          },
        ]
      if (isSvg(file)) return svgFindings({ name: file.name, text: textOf(file) })
      const type = typeOf(file)
      if (type !== undefined) return pictureFindings(file, type)
      return [
        {
          code: 'content/unknown-file',
          range: wholeFileRange({ name: file.name, text: '' }),
          message: 'This is not a picture that a browser shows.',
          help: `Save it as one of these: ${Object.keys(types).join(', ')}.`,
        },
      ]
    })
}

/**
 * Characters that `encodeURI` leaves as they are because they have a meaning in an address, that attributes of a page or sprite cannot
 * contain, or that Windows cannot store. Without them, an address is the same whether a browser, the build or the server encodes it.
 */
const unsafeCharacter = /[#?%&:"*<>|\\\p{Cc}]/u

const mediaPath = ({ path }: ContentFile): string => path.slice('media/'.length)
const typeOf = ({ path }: ContentFile): string | undefined => types[path.split('.').at(-1)?.toLowerCase() ?? '']
const isSvg = (file: ContentFile): boolean => typeOf(file) === types['svg']
const textOf = ({ bytes }: ContentFile): string => new TextDecoder().decode(bytes)
