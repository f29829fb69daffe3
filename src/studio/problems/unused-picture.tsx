import type { Draft } from '#editing/draft.ts'
import { draftPictures } from '#editing/draft-pictures.ts'
import type { Operation } from '#editing/operation.ts'
import type { Folder } from '#editing/studio-api.ts'
import { useEditor } from '#studio/editor/use-editor.ts'
import { Thumbnail } from '#studio/form/pictures/thumbnail.tsx'
import { Button } from '#studio/ui/button.tsx'
import { useAnnounce } from '#studio/ui/studio-root.tsx'
import styles from './problems-page.module.css'

/** A button that deletes an unused picture. It is beside the problem, because pictures have no form. */
export const UnusedPicture = ({ path }: { readonly path: string }) => {
  const editor = useEditor()
  const announce = useAnnounce()
  const name = path.split('/').at(-1) ?? path
  return (
    <>
      <Thumbnail path={path.replace(/^media\//, '')} className={styles.picture} />
      <Button
        size="small"
        aria-label={`Delete the picture ${name}`}
        onClick={() => {
          const { draft, folder } = editor.state()
          editor.act(`Delete the picture ${name}`, deletionOf(path, draft, folder))
          announce('The picture is deleted. Undo brings it back.')
        }}
      >
        Delete the picture
      </Button>
    </>
  )
}

const deletionOf = (path: string, draft: Draft, { pictures }: Pick<Folder, 'pictures'>): readonly Operation[] => {
  const changed = draftPictures(draft).get(path)
  const before = changed ? changed.after : pictures.find((one) => one.path === path)?.hash
  return before ? [{ kind: 'picture', file: path, before, after: null }] : []
}
