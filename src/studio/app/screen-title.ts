import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { useEditorState } from '#studio/editor/use-editor.ts'
import { titleAt } from '#studio/tree/titles.ts'
import { itemFromAddress } from './addresses.ts'
import { pageAt } from './pages.ts'
import { useStudio } from './studio-context.ts'

/** Sets the document title to the title of the screen. */
export const ScreenTitle = (): null => {
  const { schemas } = useStudio()
  const { pathname } = useLocation()
  const title = useEditorState(({ data }) => {
    const item = itemFromAddress(pathname)
    return item ? titleAt(schemas, data, item.file, item.place) : pageAt(pathname)?.title
  })
  useEffect(() => {
    document.title = title === undefined ? 'Content Studio' : `${title} - Content Studio`
  }, [title])
  return null
}
