import { useState } from 'react'
import { wordsOf } from '#content/problems/wording.ts'
import { draftPictures } from '#editing/draft-pictures.ts'
import { matchesWords } from '#engine/matches-words.ts'
import { useEditorState } from '#studio/editor/use-editor.ts'
import { Dialog } from '#studio/ui/dialog.tsx'
import { SearchField } from '#studio/ui/search-field.tsx'
import { Thumbnail } from './thumbnail.tsx'
import styles from '#studio/form/form.module.css'

type Props = {
  readonly open: boolean
  readonly chosen: string
  readonly onChoose: (path: string) => void
  readonly onClose: () => void
}

/** All pictures of the content, to choose one of them. */
export const PicturePicker = ({ chosen, onChoose, onClose, open }: Props) => {
  const folder = useEditorState((state) => state.folder)
  const changed = useEditorState(({ draft }) => draftPictures(draft))
  const [search, setSearch] = useState('')
  const matches = matchesWords(search)
  const isDeleted = (path: string) => changed.get(path)?.after === null
  const added = [...changed.keys()].filter((path) => !folder.pictures.some((picture) => picture.path === path))
  const pictures = [...added.toReversed(), ...folder.pictures.map(({ path }) => path)]
    .filter((path) => !isDeleted(path))
    .map((path) => path.replace(/^media\//, ''))
  const found = pictures.filter((path) => matches([path]))
  const names = pictures.map(nameOf)
  /** Several pictures can have the same name. */
  const title = (path: string): string => {
    const name = nameOf(path)
    return names.indexOf(name) === names.lastIndexOf(name) ? name : path
  }
  return (
    <Dialog open={open} title="Choose a picture" onClose={onClose} isWide>
      {pictures.length > 0 && <SearchField value={search} onChange={setSearch} />}
      {found.length === 0 && (
        <p className={styles.muted}>
          {pictures.length === 0
            ? 'There are no pictures yet. Close this, and upload one or drop it on the field.'
            : 'No picture has this name.'}
        </p>
      )}
      <ul className={styles.pictures}>
        {found.map((path) => (
          <li key={path}>
            <button
              type="button"
              aria-pressed={path === chosen}
              className={styles.pictureChoice}
              onClick={() => {
                onChoose(path)
              }}
            >
              <Thumbnail path={path} loading="lazy" className={styles.thumbnail} />
              <span>{title(path)}</span>
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}

const nameOf = (path: string): string => wordsOf((path.split('/').at(-1) ?? path).replace(/\.\w+$/, ''))
