import { editData } from '#content/write/edit.ts'
import { readYamlFile } from '#content/write/yaml-file.ts'
import { writeEdits } from '#content/write/write.ts'
import { editOf } from '#editing/apply.ts'
import type { Act, Operation } from '#editing/operation.ts'
import type { Source } from './messages.ts'

export type Texts = ReadonlyMap<string, string>

/** The files on the disk, and what the acts make of them. */
export type FilesWithActs = {
  readonly before: Texts
  readonly after: Texts
  readonly acts: readonly Act[]
  /** What each file contains after the acts. */
  readonly data: ReadonlyMap<string, unknown>
  /** Pictures on the disk, without those that acts have deleted, with those that they have added. */
  readonly pictures: ReadonlySet<string>
  readonly notWritten: readonly { readonly title: string; readonly message: string }[]
}

export const filesOf = ({ files, pictures }: Source): FilesWithActs => {
  const before = new Map(files.map(({ path, text }) => [path, text]))
  return {
    before,
    after: before,
    acts: [],
    data: new Map(files.map(({ data, path }) => [path, data])),
    pictures: new Set(pictures),
    notWritten: [],
  }
}

/** One act more. An operation that the writer refuses changes nothing. */
export const withAct = (files: FilesWithActs, act: Act): FilesWithActs =>
  act.operations.reduce<FilesWithActs>((now, operation) => withOperation(now, operation, act.title), {
    ...files,
    acts: [...files.acts, act],
  })

const withOperation = (files: FilesWithActs, operation: Operation, title: string): FilesWithActs => {
  const { file } = operation
  if (operation.kind === 'picture') {
    const pictures = new Set(files.pictures)
    if (operation.after === null) pictures.delete(file)
    else pictures.add(file)
    return { ...files, pictures }
  }
  if (operation.kind === 'file')
    return withText(files, file, operation.after, operation.after && dataIn(operation.after))
  const text = files.after.get(file)
  const data = files.data.get(file)
  const edit = editOf(data, operation)
  if (text === undefined || !edit) return refused(files, title, 'What it changes is no longer there.')
  const written = writeEdits(text, [edit])
  return written.ok
    ? // What is written contains exactly this: reading it again would take as long as writing it.
      withText(files, file, written.text, editData(data, edit))
    : refused(files, title, written.message)
}

const withText = (files: FilesWithActs, file: string, text: string | null, content: unknown): FilesWithActs => {
  const [after, data] = [new Map(files.after), new Map(files.data)]
  if (text === null) {
    after.delete(file)
    data.delete(file)
  } else {
    after.set(file, text)
    data.set(file, content)
  }
  return { ...files, after, data }
}

const refused = (files: FilesWithActs, title: string, message: string): FilesWithActs => ({
  ...files,
  notWritten: [...files.notWritten, { title, message }],
})

/** null: not YAML. */
export const dataIn = (text: string): unknown => {
  const read = readYamlFile(text)
  return 'problem' in read ? null : read.data
}
