import { useState } from 'react'
import { isDataMap } from '#content/write/edit.ts'
import type { Operation } from '#editing/operation.ts'
import { valueIn } from '#editing/place.ts'
import { fieldAddress } from '#studio/app/addresses.ts'
import { focusField } from '#studio/form/focus-field.ts'
import { setValue } from '#editing/build/set-value.ts'
import { useEditor, useEditorState, useValue } from '#studio/editor/use-editor.ts'
import { Button } from '#studio/ui/button.tsx'
import { FieldFrame } from '#studio/form/field-frame.tsx'
import type { SettingProps } from '#studio/form/form-context.ts'
import { pictureAddress } from '#studio/form/picture-address.ts'
import { PicturePicker } from '#studio/form/picture-picker.tsx'
import type { ViewOf } from '#studio/form/schema-view.ts'
import { uploadPicture } from '#studio/form/upload-picture.ts'
import { settingName, useSetting } from '#studio/form/use-setting.ts'
import { pictureFileIn } from '#studio/form/picture-file-in.ts'
import { textOf } from './text-field.tsx'
import styles from '#studio/form/form.module.css'

type Props = { readonly setting: SettingProps; readonly view: ViewOf<'picture'> }

/** A picture: chosen from those of the content, or uploaded by button, drop or paste. */
export const PictureField = ({ setting, view }: Props) => {
  const { file, place } = setting
  const title = setting.title ?? view.title
  const state = useSetting({ ...setting, title })
  const editor = useEditor()
  const folder = useEditorState((all) => all.folder)
  const [isOpen, setOpen] = useState(false)
  const [isOver, setOver] = useState(false)
  const [note, setNote] = useState<string | undefined>()
  const path = textOf(state.value)
  const shown = path === '' ? textOf(state.fallback) : path
  const picture = folder.pictures.find((one) => one.path === `media/${shown}`)
  const owner = useValue(file, place.slice(0, -1))
  const needsAlt = lacksDescription(owner, setting)

  /** The description is asked for with the picture. */
  const askForDescription = () => {
    const alt = altKey(setting)
    if (alt !== undefined && textOf(valueIn(editor.state().data.get(file), [...place.slice(0, -1), alt])) === '')
      void focusField(fieldAddress(file, [...place.slice(0, -1), alt]))
  }
  const upload = async (upload: File) => {
    setNote('The picture is being checked.')
    const result = await uploadPicture(upload)
    if (!result.ok) {
      setNote(result.message)
      return
    }
    const { hash, height, notes, width } = result.picture
    const name = freeName(
      upload.name,
      path,
      folder.pictures.map((one) => one.path),
    )
    const operation: Operation = { kind: 'picture', file: `media/${name}`, before: null, after: hash }
    const { data } = editor.state()
    const set = setValue(data, file, place, name, { ...(setting.order && { order: setting.order }) })
    editor.act(`Upload a picture for ${settingName(data, file, place, title)}`, [operation, ...set.operations])
    setNote(
      ['The picture was added.', width !== null && height !== null ? `${width} × ${height} pixels.` : '', ...notes]
        .join(' ')
        .trim(),
    )
    askForDescription()
  }
  return (
    <FieldFrame setting={setting} view={view} note={note} isGroup>
      {() => (
        <div
          className={styles.picture}
          data-over={isOver || undefined}
          onDragOver={(event) => {
            event.preventDefault()
            setOver(true)
          }}
          onDragLeave={() => {
            setOver(false)
          }}
          onDrop={(event) => {
            event.preventDefault()
            setOver(false)
            const dropped = pictureFileIn(event.dataTransfer)
            if (dropped) void upload(dropped)
          }}
          onPaste={(event) => {
            const pasted = pictureFileIn(event.clipboardData)
            if (!pasted) return
            event.preventDefault()
            void upload(pasted)
          }}
        >
          {shown === '' ? (
            <span className={styles.noPicture}>No picture</span>
          ) : (
            <img src={pictureAddress(shown)} alt="" className={styles.thumbnail} />
          )}
          <div className={styles.stack}>
            <span className={styles.muted}>
              {shown === '' ? 'Choose one, drop one here, or paste one.' : sizeText(shown, picture)}
            </span>
            <span className={styles.row}>
              <Button
                size="small"
                icon="picture"
                onClick={() => {
                  setOpen(true)
                }}
              >
                Choose
              </Button>
              <label className={styles.upload}>
                <input
                  type="file"
                  accept="image/svg+xml,image/png,image/jpeg,image/webp"
                  aria-label={`Upload ${title}`}
                  onChange={({ currentTarget }) => {
                    const [chosen] = currentTarget.files ?? []
                    if (chosen) void upload(chosen)
                    currentTarget.value = ''
                  }}
                />
                Upload
              </label>
            </span>
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
              askForDescription()
            }}
          />
        </div>
      )}
    </FieldFrame>
  )
}

/** The setting that describes a picture stands beside it: `alt`, or `image_alt` for `image`. */
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

const sizeText = (
  path: string,
  picture: { readonly bytes: number; readonly width: number | null; readonly height: number | null } | undefined,
): string => {
  const name = path.split('/').at(-1) ?? path
  if (!picture) return name
  const size = picture.width !== null && picture.height !== null ? ` · ${picture.width} × ${picture.height}` : ''
  return `${name}${size} · ${Math.max(1, Math.round(picture.bytes / 1000))} kB`
}

/** In the folder of the picture that it replaces, with a name that no other picture has. */
const freeName = (name: string, replaced: string, taken: readonly string[]): string => {
  const folder = replaced.includes('/') ? replaced.slice(0, replaced.lastIndexOf('/')) : 'uploads'
  const [, base = '', ending = ''] = /^(.*?)(\.[a-z0-9]+)?$/i.exec(name) ?? []
  const plain =
    base
      .normalize('NFKD')
      .toLowerCase()
      .replaceAll(/[^a-z0-9]+/g, '-')
      .replaceAll(/^-+|-+$/g, '') || 'picture'
  const free = (number: number): string => {
    const path = `${folder}/${plain}${number === 1 ? '' : `-${number}`}${ending.toLowerCase()}`
    return taken.includes(`media/${path}`) ? free(number + 1) : path
  }
  return free(1)
}
