import { parseYaml } from '#content/yaml/parse.ts'

/** Returns the parsed data of a YAML file, cached by its hash: an unchanged file is not parsed again. */
export type FileData = (file: { readonly path: string; readonly hash: string; readonly bytes: Uint8Array }) => unknown

/** The data is null if the file is not YAML, or uses YAML that content may not use. */
export const createFileData = (): FileData => {
  const read = new Map<string, { readonly hash: string; readonly data: unknown }>()
  return ({ path, hash, bytes }) => {
    const known = read.get(path)
    if (known?.hash === hash) return known.data
    const data = parseYaml(path, bytes, new WeakMap()).data ?? null
    read.set(path, { hash, data })
    return data
  }
}
