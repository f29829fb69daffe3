/**
 * Keeps the files of the content folder, writes the acts of the draft into them and compiles them, off the main thread. If messages come
 * faster than it compiles, only the newest state is compiled.
 */
import type { Content } from '#types/content.generated.ts'
import type { Act } from '#editing/operation.ts'
import { changedParts } from '#studio/preview/changed-parts.ts'
import type { Schemas } from '#studio/form/schema/schema-node.ts'
import { handleRequest } from './handle-request.ts'
import { folderCompiler } from './compile-folder.ts'
import { errorsLeft, problemsOf } from './errors-left.ts'
import { filesWithActs, type FilesWithActs } from './files-with-acts.ts'
import type { FromCompiler, ToCompiler } from './messages.ts'
import type { LeftError } from './requests.ts'
import { withReasons } from './with-reasons.ts'

let compile: ReturnType<typeof folderCompiler> | null = null
let schemas: Schemas = new Map()
let folder = ''
let filesAfter: ((acts: readonly Act[]) => FilesWithActs) | null = null
let acts: readonly Act[] = []
let version = 0
let isWaiting = false
let lastValid: Content | null = null
/** The content of the files on the disk, once it has been requested. */
let unchanged: { readonly content: Content | null } | null = null

self.addEventListener('message', ({ data }: MessageEvent<ToCompiler>) => {
  switch (data.type) {
    case 'start':
      compile = folderCompiler(data.schemas, data.defaults)
      schemas = data.schemas
      return
    case 'source':
      folder = data.source.folder
      filesAfter = filesWithActs(data.source)
      acts = []
      unchanged = null
      return
    case 'acts':
      version = data.version
      acts = [...acts.slice(0, data.keep), ...data.acts]
      compileSoon()
      return
    case 'request':
      reply(data)
  }
})

/** Compiles after the messages that have already arrived. */
const compileSoon = () => {
  if (isWaiting) return
  isWaiting = true
  setTimeout(() => {
    isWaiting = false
    compileNow()
  })
}

const compileNow = () => {
  if (!filesAfter || !compile) return
  const begun = performance.now()
  const files = filesAfter(acts)
  const compiled = compile(folder, files)
  const { content } = compiled
  // If a draft is opened with errors, the published content is shown until they are corrected.
  const shown = content ?? (lastValid === null ? published(compile, filesAfter) : null)
  const parts = shown && changedParts(lastValid, shown)
  lastValid = shown ?? lastValid
  post({
    type: 'compiled',
    compiled: {
      version,
      problems: problemsOf({ name: folder, schemas }, files, compiled),
      isValid: content !== null && files.replayErrors.length === 0,
      content: parts,
      written: writtenWhole(files),
      milliseconds: performance.now() - begun,
    },
  })
}

/**
 * The newest state is compiled last, so that the compile cache has its files for the next edit. A missing reason of a rule makes the content
 * invalid, but does not affect what is computed from it.
 */
const contents = () => {
  if (!compile || !filesAfter) return { before: null, after: null }
  const before = published(compile, filesAfter)
  const files = filesAfter(acts)
  const after = compile(folder, files).content ?? compile(folder, { ...files, after: withReasons(files.after) }).content
  return { before, after }
}

const errorsLeftBy = (tried: readonly Act[]): readonly LeftError[] => {
  if (!compile || !filesAfter) return []
  const after = filesAfter(tried)
  return errorsLeft(compile, { name: folder, schemas }, { before: filesAfter(acts), after })
}

const published = (
  compileFiles: NonNullable<typeof compile>,
  files: NonNullable<typeof filesAfter>,
): Content | null => {
  unchanged ??= { content: compileFiles(folder, files([])).content }
  return unchanged.content
}

const writtenWhole = ({ acts, data }: FilesWithActs): ReadonlyMap<string, unknown> => {
  const written = acts.flatMap(({ operations }) => operations).filter(({ kind }) => kind === 'file')
  return new Map(written.flatMap(({ file }) => (data.has(file) ? [[file, data.get(file)]] : [])))
}

const reply = ({ id, input, name }: ToCompiler & { type: 'request' }) => {
  const files = filesAfter?.(acts)
  try {
    if (!files) throw new Error('There are no files yet')
    post({ type: 'reply', id, output: handleRequest({ files, contents, errorsLeft: errorsLeftBy }, name, input) })
  } catch (error) {
    post({ type: 'failed', id, message: String(error) })
  }
}

const post = (message: FromCompiler) => {
  self.postMessage(message)
}
