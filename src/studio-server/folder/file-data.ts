import { parseYaml } from '#content/yaml/parse.ts'

/** What YAML files contain, by the hash of their text: a file that has not changed is not parsed again. */
export type FileData = (file: { readonly path: string; readonly hash: string; readonly bytes: Uint8Array }) => unknown

/** null: the file is not YAML, or not the part of YAML that content may use. */
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
