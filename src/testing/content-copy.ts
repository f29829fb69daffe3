/** A copy of the content with a few edits: one mistake for one message. */
import { cp, mkdir, mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { onTestFinished } from 'vitest'
import { isCollection, isMap, isScalar, isSeq, parseDocument, Scalar } from 'yaml'

/** Per file: a new text, what becomes of the text there is, or null to delete it. */
export type Edits = Readonly<Record<string, string | Uint8Array | null | ((text: string) => string)>>

export type CopyOptions = {
  /** Another content that replaces files of the copy. The sections of the copy are removed, and pictures that only they used. */
  readonly over?: string
  /** When the copy is removed: at the end of the test, unless told otherwise (`afterAll`, say). */
  readonly onCleanup?: (remove: () => Promise<void>) => void
}

/** Returns the folder of the copy. */
export const copyContent = async (edits: Edits = {}, options: CopyOptions = {}): Promise<string> => {
  const { over, onCleanup: afterwards = onTestFinished } = options
  const parent = await mkdtemp(join(tmpdir(), 'content-'))
  afterwards(() => rm(parent, { recursive: true, force: true }))
  const folder = join(parent, 'content')
  await cp('content', folder, { recursive: true })
  if (over !== undefined) {
    await rm(join(folder, 'quiz'), { recursive: true })
    await cp(over, folder, { recursive: true })
    await removeUnusedPictures(folder)
  }
  await editContent(folder, edits)
  return folder
}

const removeUnusedPictures = async (folder: string): Promise<void> => {
  const files = await readdir(folder, { recursive: true })
  const texts = await Promise.all(
    files.filter((file) => file.endsWith('.yaml')).map((file) => readFile(join(folder, file), 'utf8')),
  )
  const pictures = files.filter((file) => /^media\/quiz\/.+\.svg$/.test(file))
  const unused = pictures.filter((file) => !texts.some((text) => text.includes(file.slice('media/'.length))))
  await Promise.all(unused.map((file) => rm(join(folder, file))))
}

/** Makes the edits in a copy, and returns what takes them back. */
export const editContent = async (folder: string, edits: Edits): Promise<() => Promise<void>> => {
  const before = new Map<string, Uint8Array | null>()
  for (const [file, edit] of Object.entries(edits)) {
    const path = join(folder, file)
    const bytes = await readFile(path).catch(() => null)
    before.set(path, bytes)
    await write(path, typeof edit === 'function' ? edit(String(bytes)) : edit)
  }
  return async () => {
    for (const [path, bytes] of before) await write(path, bytes)
  }
}

const write = async (path: string, text: string | Uint8Array | null): Promise<void> => {
  if (text === null) return rm(path)
  await mkdir(dirname(path), { recursive: true })
  await writeFile(path, text)
}

/** An edit that replaces one piece of a text, which must be there. */
export const replacing =
  (piece: string, by: string) =>
  (text: string): string => {
    if (!text.includes(piece)) throw new Error(`The file has no “${piece}”`)
    return text.replace(piece, () => by)
  }

/** An edit that gives the setting at this path another text, whatever it was. A text in a list is found by its `id`. */
export const withText =
  (path: string, text: string) =>
  (source: string): string => {
    const document = parseDocument(source)
    let node: unknown = document.contents
    const keys = path.split('.').map((key) => {
      const index = isSeq(node) ? node.items.findIndex((item) => isMap(item) && item.get('id') === key) : key
      node = isCollection(node) ? node.get(index, true) : undefined
      return index
    })
    if (!isScalar(node)) throw new Error(`The file has no text at ${path}`)
    const scalar = new Scalar(text)
    scalar.type = Scalar.QUOTE_DOUBLE
    document.setIn(keys, scalar)
    return document.toString({ lineWidth: 0 })
  }
