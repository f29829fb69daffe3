/** Makes edited copies of the content, for tests of its validation. */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { cp, mkdir, mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { onTestFinished } from 'vitest'
import { isCollection, isMap, isScalar, isSeq, parseDocument, Scalar } from 'yaml'

/** By file: the new content, a function that changes the existing text, or null to delete the file. */
export type Edits = Readonly<Record<string, string | Uint8Array | null | ((text: string) => string)>>

export type CopyOptions = {
  /**
   * Folder of another content that overwrites the copy. The quiz of the copy is removed, and so is everything about it: its personas, the
   * worked examples of its pages, and the pictures that only the quiz used.
   */
  readonly over?: string
  /** Registers the removal of the copy. Default: `onTestFinished`. */
  readonly onCleanup?: (remove: () => Promise<void>) => void
}

/** Returns the folder of the copy. Its history of published ids is left out, so that its ids may be edited. */
export const copyContent = async (edits: Edits = {}, options: CopyOptions = {}): Promise<string> => {
  const { over, onCleanup: afterwards = onTestFinished } = options
  const parent = await mkdtemp(join(tmpdir(), 'content-'))
  afterwards(() => rm(parent, { recursive: true, force: true }))
  const folder = join(parent, 'content')
  const known = copies.get(over)
  if (known) writeFiles(folder, known)
  else {
    await makeCopy(folder, over)
    copies.set(over, filesIn(folder))
  }
  await editContent(folder, edits)
  return folder
}

type Files = ReadonlyMap<string, Uint8Array>
/** The files of copies that have been made, by the folder that was copied over the content. Writing them again takes a tenth of the time. */
const copies = new Map<string | undefined, Files>()

const filesIn = (folder: string): Files => {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  const paths = entries.map(({ name, parentPath }) => join(parentPath, name))
  return new Map(paths.map((path) => [relative(folder, path), readFileSync(path)]))
}

const writeFiles = (folder: string, files: Files): void => {
  for (const path of new Set([...files.keys()].map((file) => dirname(file))))
    mkdirSync(join(folder, path), { recursive: true })
  for (const [file, bytes] of files) writeFileSync(join(folder, file), bytes)
}

const makeCopy = async (folder: string, over: string | undefined): Promise<void> => {
  const left = [join('content', 'history'), join('content', '.studio')]
  await cp('content', folder, { recursive: true, filter: (path) => !left.includes(path) })
  if (over === undefined) return
  await rm(join(folder, 'quiz'), { recursive: true })
  await rm(join(folder, 'personas.yaml'))
  await removeExamples(folder)
  await cp(over, folder, { recursive: true })
  await removeUnusedPictures(folder)
}

/** Removes worked examples, which refer to questions that another quiz does not have. */
export const removeExamples = async (folder: string): Promise<void> => {
  const pages = join(folder, 'pages', 'text')
  for (const file of await readdir(pages))
    await editContent(pages, { [file]: (text) => text.replace(/^example:\n(?:[ #].*\n)+/m, '') })
}

const removeUnusedPictures = async (folder: string): Promise<void> => {
  const files = await readdir(folder, { recursive: true })
  const texts = await Promise.all(
    files.filter((file) => file.endsWith('.yaml')).map((file) => readFile(join(folder, file), 'utf8')),
  )
  const pictures = files.filter((file) =>
    /^media\/(?:(?:forms|groups|hair_types|headers|quiz|traits|views|products)\/.+|brand\/strands)\.svg$/.test(file),
  )
  const unused = pictures.filter((file) => !texts.some((text) => text.includes(file.slice('media/'.length))))
  await Promise.all(unused.map((file) => rm(join(folder, file))))
}

/** Applies the edits to a copy. Returns a function that reverts them. */
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

/** An edit that replaces a part of a text. Throws if the text does not contain it. */
export const replacing =
  (piece: string, by: string) =>
  (text: string): string => {
    if (!text.includes(piece)) throw new Error(`The file has no “${piece}”`)
    return text.replace(piece, () => by)
  }

/** An edit that sets the text at this path. Items of a list are addressed by their `id`. */
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
