import { actsInEffect } from '#editing/draft.ts'
import type { DraftList, Folder, VersionList } from '#editing/studio-api.ts'
import { createEditor } from '#studio/editor/create-editor.ts'
import type { Editor } from '#studio/editor/editor.ts'
import { createSaving } from '#studio/saving/create-saving.ts'
import { symlinkWarnings } from '#studio/problems/symlink-warnings.ts'
import { pictureProblems } from '#studio/problems/picture-problems.ts'
import { fileTitle } from '#studio/tree/titles.ts'
import { connectCompiler, type Compiler } from '#studio/worker/compiler.ts'
import type { Defaults, Source } from '#studio/worker/messages.ts'
import { startCompiler } from '#studio/worker/start-compiler.ts'
import { call } from './call.ts'
import { rememberOpened, type Loaded } from './load-studio.ts'
import type { Studio } from '#studio/app/studio-context.ts'

export type RunningStudio = {
  readonly editor: Editor
  readonly studio: Studio
  /** Stops the worker and removes all listeners. */
  readonly close: () => void
}

/** Starts the parts of the studio in this tab: the editor, the worker that compiles, and saving. */
export const startStudio = ({ before = null, draft, folder, hasUnsaved, schemas }: Loaded): RunningStudio => {
  const editor = createEditor(
    { draft, folder: before ?? folder, editorName: folder.editor },
    { newId: () => crypto.randomUUID(), now: () => new Date() },
  )
  const worker = startCompiler()
  const compiler = connectCompiler(worker, {
    schemas,
    loadDefaults: () => call<Defaults>('GET', '/defaults'),
    onProblem: (why) => {
      saving.showCompilerProblem(why)
    },
  })
  const stopCompiling = compileOnChange(editor, compiler)
  if (draft.id) rememberOpened(draft.id)
  const tab = crypto.randomUUID()
  const saving = createSaving(editor, {
    tab,
    hasUnsaved,
    isBehind: before !== null,
    fileName: (path, { files }) => {
      const data = new Map(files.map((file) => [file.path, file.data]))
      return data.has(path) ? fileTitle(schemas, data, path) : (path.split('/').at(-1) ?? path)
    },
  })
  return {
    editor,
    studio: { schemas, compiler, saving, loadDrafts, loadVersions, tab },
    close: () => {
      stopCompiling()
      saving.close()
      compiler.close()
      worker.terminate()
    },
  }
}

const loadDrafts = async () => {
  const reply = await call<DraftList>('GET', '/drafts')
  return reply.ok ? reply.value.drafts : []
}

const loadVersions = async () => {
  const reply = await call<VersionList>('GET', '/versions')
  if (!reply.ok) throw new Error(reply.message)
  return reply.value.versions
}

/** Compiles whenever the acts in effect or the files on the disk have changed, and passes the problems to the editor. */
const compileOnChange = (editor: Editor, compiler: Compiler): (() => void) => {
  let sent: unknown
  let done = -1
  let source: { readonly folder: Folder; readonly source: Source } | null = null
  const compile = () => {
    const { draft, folder } = editor.state()
    if (draft.acts === sent && draft.done === done && source?.folder === folder) return
    sent = draft.acts
    done = draft.done
    if (source?.folder !== folder) source = { folder, source: sourceOf(folder) }
    compiler.compile(source.source, actsInEffect(draft))
  }
  const stops = [
    editor.subscribe(compile),
    compiler.subscribe(({ isValid, problems, written }, isNewest) => {
      const { data, draft, folder } = editor.state()
      const ofPictures = pictureProblems(folder, draft)
      editor.update({
        problems: [...problems, ...ofPictures.map((problem) => ({ ...problem, at: null })), ...symlinkWarnings(folder)],
        ...(isNewest ? { compiled: isValid ? 'valid' : 'broken' } : {}),
        ...(isNewest && written.size > 0 ? { data: new Map([...data, ...written]) } : {}),
      })
    }),
  ]
  compile()
  return () => {
    for (const stop of stops) stop()
  }
}

const sourceOf = ({ files, name, pictures }: Folder): Source => ({
  folder: name,
  files: files.map(({ data, path, text }) => ({ path, text, data })),
  pictures: pictures.map(({ path }) => path),
})
