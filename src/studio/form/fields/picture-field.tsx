import { useState } from 'react'
import { largePicture } from '#content/folder/large-picture.ts'
import { isDataMap } from '#content/write/edit.ts'
import { draftPictures } from '#editing/draft-pictures.ts'
import type { PictureSize } from '#editing/operation.ts'
import { valueIn } from '#editing/place.ts'
import { fieldAddress } from '#studio/app/addresses.ts'
import { focusField } from '#studio/form/focus-field.ts'
import type { EditorState } from '#studio/editor/editor.ts'
import { useEditor, useEditorState, useValue } from '#studio/editor/use-editor.ts'
import { Button } from '#studio/ui/button.tsx'
import { FieldFrame } from '#studio/form/field-frame.tsx'
import type { SettingProps } from '#studio/form/form-context.ts'
import { PictureDropArea } from '#studio/form/pictures/picture-drop-area.tsx'
import { PicturePicker } from '#studio/form/pictures/picture-picker.tsx'
import type { ViewOf } from '#studio/form/schema/schema-view.ts'
import { Thumbnail } from '#studio/form/pictures/thumbnail.tsx'
import { UploadButton } from '#studio/form/pictures/upload-button.tsx'
import { usePictureUpload } from '#studio/form/pictures/use-picture-upload.ts'
import { useSetting } from '#studio/form/use-setting.ts'
import { textOf } from '#studio/form/schema/text-of.ts'
import styles from '#studio/form/form.module.css'

type Props = { readonly setting: SettingProps; readonly view: ViewOf<'picture'> }

/** A picture: chosen from those of the content, or uploaded by button, drop or paste. */
export const PictureField = ({ setting, view }: Props) => {
  const { file, place } = setting
  const title = setting.title ?? view.title
  const state = useSetting({ ...setting, title })
  const editor = useEditor()
  const [isOpen, setOpen] = useState(false)
  const path = textOf(state.value)
  const shown = path === '' ? textOf(state.fallback) : path
  const size = useEditorState((all) => sizeOf(all, shown))
  const large = size && largePicture(size.bytes)
  const owner = useValue(file, place.slice(0, -1))
  const needsAlt = lacksDescription(owner, setting)

  /** Not out of another field, in which the editor has gone on while a picture was uploaded. */
  const mayMoveFocus = (): boolean => {
    const { activeElement, body } = document
    const field = activeElement?.closest<HTMLElement>('[data-field]')
    return activeElement === body || field?.dataset['field'] === fieldAddress(file, place)
  }
  /** Asks for a description together with the picture. If there is one for another picture, the note says that it may not fit. */
  const askForDescription = (): string => {
    const alt = altKey(setting)
    if (alt === undefined) return ''
    const description = [...place.slice(0, -1), alt]
    if (textOf(valueIn(editor.state().data.get(file), description)) !== '') return 'Check that its description fits.'
    if (mayMoveFocus()) void focusField(fieldAddress(file, description))
    return ''
  }
  const { isRefused, note, setNote, upload } = usePictureUpload(setting, title, askForDescription)
  const uploadFile = (chosen: File) => {
    void upload(chosen)
  }
  return (
    <FieldFrame
      setting={setting}
      view={view}
      note={isRefused ? <span className={styles.warning}>{note}</span> : note}
      isGroup
    >
      {() => (
        <PictureDropArea onFile={uploadFile}>
          {shown === '' ? (
            <span className={styles.noPicture}>No picture</span>
          ) : (
            <Thumbnail path={shown} className={styles.thumbnail} />
          )}
          <div className={styles.stack}>
            <span className={styles.muted}>
              {shown === '' ? 'Choose one, drop one here, or paste one.' : sizeText(shown, size)}
            </span>
            <span className={styles.row}>
              <Button
                size="small"
                icon="picture"
                data-first
                onClick={() => {
                  setOpen(true)
                }}
              >
                Choose
              </Button>
              <UploadButton title={title} onFile={uploadFile} />
            </span>
            {large && <span className={styles.warning}>{`${large.message} ${large.help}`}</span>}
            {needsAlt && <span className={styles.warning}>It needs a description for people who do not see it.</span>}
          </div>
          <PicturePicker
            open={isOpen}
            chosen={shown}
            onClose={() => {
              setOpen(false)
            }}
            onChoose={(next) => {
              setOpen(false)
              state.set(next)
              setNote(askForDescription() || undefined)
            }}
          />
        </PictureDropArea>
      )}
    </FieldFrame>
  )
}

/** The setting that describes a picture is beside it: `alt`, or `image_alt` for `image`. */
const altKey = ({ order = [], settingKey }: SettingProps): string | undefined =>
  order.find((name) => name === `${settingKey}_alt`) ?? order.find((name) => name === 'alt')

const lacksDescription = (owner: unknown, setting: SettingProps): boolean => {
  const key = altKey(setting)
  return (
    key !== undefined &&
    isDataMap(owner) &&
    textOf(owner[setting.settingKey]) !== '' &&
    textOf(owner[key]).trim() === ''
  )
}

/** Returns the same object until the picture changes. */
const sizeOf = ({ draft, folder }: EditorState, path: string): PictureSize | undefined => {
  const changed = draftPictures(draft).get(`media/${path}`)
  return changed ? changed.size : folder.pictures.find((one) => one.path === `media/${path}`)
}

const sizeText = (path: string, size: PictureSize | undefined): string => {
  const name = path.split('/').at(-1) ?? path
  if (!size) return name
  const { bytes, height, width } = size
  const pixels = width !== null && height !== null ? ` · ${width} × ${height} pixels` : ''
  return `${name}${pixels} · ${Math.max(1, Math.round(bytes / 1000))} kB`
}
