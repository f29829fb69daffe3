import { draftPictures } from '#editing/draft-pictures.ts'
import type { Draft } from '#editing/draft.ts'
import { useEditorState } from '#studio/editor/use-editor.ts'

/**
 * The address of a picture for the studio: in the content folder or, if only the draft has it, where the server keeps it until it is
 * published.
 *
 * @param path below `media/`
 */
export const pictureAddress = (path: string, draft: Pick<Draft, 'acts' | 'done'>): string => {
  const hash = draftPictures(draft).get(`media/${path}`)?.after
  return typeof hash === 'string'
    ? `/studio/api/objects/${hash}`
    : `/studio/media/${path.split('/').map(encodeURIComponent).join('/')}`
}

export const usePictureAddress = (path: string): string => useEditorState(({ draft }) => pictureAddress(path, draft))
