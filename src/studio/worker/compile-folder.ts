import { compileFiles, type CompiledFiles } from '#content/compile-files.ts'
import { createCompileCache } from '#content/folder/compile-cache.ts'
import { defaultFile, type ContentFile } from '#content/folder/content-file.ts'
import { compileSchemas, type Schema } from '#content/schema/schemas.ts'
import type { Defaults } from './messages.ts'
import type { FilesWithActs } from './files-with-acts.ts'

/** Compiles the same folder repeatedly. Unchanged files are not read again. */
export const folderCompiler = (schemas: ReadonlyMap<string, Schema>, defaults: Defaults) => {
  const validators = compileSchemas(schemas)
  const defaultFiles = [
    ...defaults.files.map(({ path, text }) => defaultFile(path, encoded(text))),
    ...defaults.pictures.map(pictureWithName),
  ]
  let cache = createCompileCache()
  let cachedFolder: string | undefined
  const files = new Map<string, { readonly text: string; readonly file: ContentFile }>()
  const contentFile = (folder: string, path: string, text: string): ContentFile => {
    const known = files.get(path)
    if (known?.text === text) return known.file
    const file = { path, name: `${folder}/${path}`, bytes: encoded(text) }
    files.set(path, { text, file })
    return file
  }
  return (folder: string, { after, pictures }: FilesWithActs): CompiledFiles => {
    if (folder !== cachedFolder) {
      cache = createCompileCache()
      files.clear()
      cachedFolder = folder
    }
    const contentFiles = [...after].map(([path, text]) => contentFile(folder, path, text))
    // Pictures are passed as defaults, which are known by name only: their bytes were already checked by the server.
    const parts = { validators, defaults: [...defaultFiles, ...[...pictures].map(pictureWithName)] }
    return compileFiles({ name: folder, files: contentFiles }, parts, cache)
  }
}

const encoded = (text: string): Uint8Array => new TextEncoder().encode(text)
const pictureWithName = (path: string): ContentFile => defaultFile(path, new Uint8Array())
