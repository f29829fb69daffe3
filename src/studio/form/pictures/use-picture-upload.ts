import { useState } from 'react'
import { setValue } from '#editing/build/set-value.ts'
import { draftPictures, pictureWithHash } from '#editing/draft-pictures.ts'
import type { Operation } from '#editing/operation.ts'
import { valueIn } from '#editing/place.ts'
import { usesOf } from '#editing/uses/uses-of.ts'
import { useEditor } from '#studio/editor/use-editor.ts'
import type { EditorState } from '#studio/editor/editor.ts'
import { textOf } from '#studio/form/schema/text-of.ts'
import { useFormContext, type SettingProps } from '#studio/form/form-context.ts'
import { freePicturePath } from './free-picture-path.ts'
import type { Schemas } from '#studio/form/schema/schema-node.ts'
import { uploadPicture } from './upload-picture.ts'
import { settingName } from '#studio/form/use-setting.ts'

type Last = { readonly isRefused: boolean; readonly note: string | undefined }

/**
 * Uploads pictures for a setting. `note` reports on the last upload, and `isRefused` says whether it was refused. `onAdded` is called when
 * the setting has the picture, and adds to the note.
 */
export const usePictureUpload = ({ file, order, place }: SettingProps, title: string, onAdded: () => string) => {
  const editor = useEditor()
  const { schemas } = useFormContext()
  const [{ isRefused, note }, setLast] = useState<Last>({ isRefused: false, note: undefined })
  const setNote = (words: string | undefined) => {
    setLast({ isRefused: false, note: words })
  }
  const upload = async (chosen: File) => {
    setNote('The picture is being checked.')
    const result = await uploadPicture(chosen)
    if (!result.ok) {
      setLast({ isRefused: true, note: result.message })
      return
    }
    const { bytes, hash, height, name, notes, width } = result.value
    const state = editor.state()
    const replaced = textOf(valueIn(state.data.get(file), place))
    const known = pictureWithHash(state.folder.pictures, state.draft, hash)?.replace(/^media\//, '')
    if (known !== undefined && known === replaced) {
      setNote('This is the picture that is here already.')
      return
    }
    const path = known ?? freePicturePath({ name, hash }, replaced, takenPaths(state))
    const size = { bytes, width, height }
    const added: readonly Operation[] =
      known === undefined ? [{ kind: 'picture', file: `media/${path}`, before: null, after: hash, size }] : []
    const set = setValue(state.data, file, place, path, { ...(order && { order }) })
    editor.act(`Upload a picture for ${settingName(state.data, file, place, title)}`, [
      ...added,
      ...set.operations,
      ...withoutReplaced(state, schemas, replaced),
    ])
    const what =
      known === undefined
        ? 'The picture was added.'
        : 'The content has this picture already, so its file is used again.'
    setNote([what, ...notes, onAdded()].join(' ').trim())
  }
  return { isRefused, note, setNote, upload }
}

/** Includes pictures that the draft has deleted, because Undo brings them back. */
const takenPaths = ({ draft, folder }: EditorState): ReadonlySet<string> =>
  new Set([...folder.pictures.map(({ path }) => path), ...draftPictures(draft).keys()])

/** Deletes an uploaded picture that is replaced before it was ever published, unless something else uses it. */
const withoutReplaced = ({ data, draft }: EditorState, schemas: Schemas, path: string): readonly Operation[] => {
  const picture = draftPictures(draft).get(`media/${path}`)
  if (!picture || picture.before !== null || picture.after === null) return []
  if (usesOf(data, schemas, { kind: 'media', id: path }).length > 1) return []
  return [{ kind: 'picture', file: picture.file, before: picture.after, after: null }]
}
