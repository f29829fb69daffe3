/** `path` is relative to the content folder; `name` begins with the name of the folder, for problems. Both use slashes. */
export type ContentFile = { readonly path: string; readonly name: string; readonly bytes: Uint8Array }
export type ContentFolder = {
  readonly name: string
  readonly files: readonly ContentFile[]
  /** The relative path from the folder to the schemas, with slashes. Default: `../schemas`. */
  readonly schemas?: string
}

/** The beginning of the names of the default files. */
export const defaultsFolder = 'defaults/'

/** @param path relative to `src/content/defaults`, with slashes */
export const defaultFile = (path: string, bytes: Uint8Array): ContentFile => ({
  path,
  name: `${defaultsFolder}${path}`,
  bytes,
})

/** Whether a file is a picture. All other files of a content are YAML. */
export const isMedia = (path: string): boolean => path.startsWith('media/')

/** Keeps the byte order mark, because it is part of the file. */
export const decodedText = (bytes: Uint8Array): string => new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes)
